import { join } from 'node:path';
import pg from 'pg';
import { median } from '../../bench/median.ts';
import { startPostgres } from '../../stack/private-services.ts';
import { startStack } from '../../stack/stack.ts';
import { makeThrowawayDir } from '../../stack/throwaway-dir.ts';
import { orderModel, timeModel } from './model.ts';
import { type Home, Seeker } from './seeker.ts';

const SLOW_MS = 1_000;
const ROUNDS = 15;
const LENGTHS = ['short', 'medium', 'long'] as const;
const LETTERS = [...'AEHMNSYZ'];

async function measure(home: Home) {
  const seeker = await Seeker.enter(home, 1_000);
  await seeker.suggest({ startLetter: 'L' });
  await orderModel(home, { fault: 'slow', slowMs: SLOW_MS });
  const model: number[] = [];
  const product: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    model.push(await timeModel(home));
    const begin = performance.now();
    await seeker.suggest({
      length: LENGTHS[round % LENGTHS.length] ?? 'short',
      startLetter: LETTERS[Math.floor(round / LENGTHS.length)] ?? 'A',
    });
    product.push(performance.now() - begin);
  }
  const modelMs = Math.round(median(model));
  return { modelMs, overheadMs: Math.round(median(product)) - modelMs };
}

/** What the product adds to a model of fixed speed, without any proxy between: both asked in turn, so that a busy machine slows both. */
export async function measureOverhead() {
  const dir = await makeThrowawayDir('overhead');
  const postgres = await startPostgres({ dir: join(dir.path, 'postgres') });
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  try {
    const stack = await startStack({
      dataDir: join(dir.path, 'data'),
      databaseUrl: postgres.url,
      instances: { web: 0, worker: 0 },
      logLevel: 'silent',
      logDir: join(dir.path, 'logs'),
      env: { every: { RATE_LIMIT_SCALE: '100000' } },
    });
    try {
      const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
        (await pool.query<Row>(text, values)).rows;
      return await measure({ stack, sql });
    } finally {
      await stack.stop();
    }
  } finally {
    await pool.end();
    await postgres.stop();
    await dir.remove();
  }
}

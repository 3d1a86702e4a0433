import { join } from 'node:path';
import pg from 'pg';
import { median } from '../../bench/median.ts';
import { startPostgres } from '../../stack/private-services.ts';
import { startStack } from '../../stack/stack.ts';
import { makeThrowawayDir } from '../../stack/throwaway-dir.ts';
import { measureModel, setModelFault } from './model.ts';
import { type StackAccess, SuggestionClient } from './suggestion-client.ts';

const SLOW_MS = 1_000;
const ROUNDS = 15;
const LENGTHS = ['short', 'medium', 'long'] as const;
const LETTERS = [...'AEHMNSYZ'];

async function measure(access: StackAccess) {
  const client = await SuggestionClient.create(access, 1_000);
  await client.suggest({ startLetter: 'L' });
  await setModelFault(access, { fault: 'slow', slowMs: SLOW_MS });
  const model: number[] = [];
  const product: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    model.push(await measureModel(access));
    const begin = performance.now();
    await client.suggest({
      length: LENGTHS[round % LENGTHS.length] ?? 'short',
      startLetter: LETTERS[Math.floor(round / LENGTHS.length)] ?? 'A',
    });
    product.push(performance.now() - begin);
  }
  const modelMs = Math.round(median(model));
  return { modelMs, overheadMs: Math.round(median(product)) - modelMs };
}

/** What the product adds to a model of fixed speed, without proxies: both measured in turn, so that load affects both. */
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

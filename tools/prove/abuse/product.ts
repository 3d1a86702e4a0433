import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../stack/private-services.ts';
import { type Stack, startStack } from '../../stack/stack.ts';
import { makeThrowawayDir } from '../../stack/throwaway-dir.ts';
import { type EurosPerMillion, type ModelGate, openModelGate } from './model-gate.ts';
import { resetMinuteLimits } from './reset-minute-limits.ts';

/** The running product, and access to its database and model traffic for the proof. */
export interface Product {
  stack: Stack;
  databaseUrl: string;
  gate: ModelGate;
  sql<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** Price of tokens in euros per million; the API is configured with it too. */
const PRICE: EurosPerMillion = { in: 1, out: 5 };

/** Production limits, except for the daily cap on the model's cost: every other bound must hold without it. */
const LIMITS = { RATE_LIMIT_SCALE: '1', LLM_DAILY_EUROS: '100000' };

/** `env` is added to the environment of every process. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dir = await makeThrowawayDir('abuse');
  const postgres = await startPostgres({
    dir: join(dir.path, 'postgres'),
    // This proof has no power failures.
    settings: { max_connections: '120', fsync: 'off', full_page_writes: 'off' },
  });
  let simulator = '';
  const gate = await openModelGate(() => simulator, PRICE);
  const closeServices = async () => {
    await gate.close();
    await postgres.stop();
    await dir.remove();
  };
  try {
    const stack = await startStack({
      dataDir: join(dir.path, 'data'),
      databaseUrl: postgres.url,
      instances: { api: 2, web: 0 },
      logLevel: 'silent',
      logDir: join(dir.path, 'logs'),
      env: {
        every: {
          ...LIMITS,
          LLM_EUROS_PER_MILLION_IN: String(PRICE.in),
          LLM_EUROS_PER_MILLION_OUT: String(PRICE.out),
          LLM_BASE_URL: `${gate.url}/v1`,
          ...env,
        },
      },
    });
    simulator = stack.urls.model;
    if (!stack.redisUrl) throw new Error('this proof needs a redis-server');
    const stopResetting = resetMinuteLimits(stack.redisUrl);
    const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
    return {
      stack,
      databaseUrl: postgres.url,
      gate,
      sql: async <Row extends object>(text: string, values: unknown[] = []) =>
        (await pool.query<Row>(text, values)).rows,
      async stop() {
        stopResetting();
        await pool.end();
        await stack.stop();
        await closeServices();
      },
    };
  } catch (error) {
    await closeServices();
    throw error;
  }
}

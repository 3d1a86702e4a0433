import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../stack/private-services.ts';
import { type Stack, startStack } from '../../stack/stack.ts';
import { makeThrowawayDir } from '../../stack/throwaway-dir.ts';
import { findProcess } from '../find-process.ts';
import { openProxies, type ProxiedProcess } from './process-proxies.ts';
import { ServiceRunner } from './service-runner.ts';

export type ProcessName = 'api' | 'worker' | 'hand';

/** The whole product with a proxy between each process and its third parties, and access to everything behind. */
export interface ProxiedStack {
  stack: Stack;
  databaseUrl: string;
  places: Record<ProcessName, ProxiedProcess>;
  hand: ServiceRunner;
  sql<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Below `/_sim` of the PayPal simulator. */
  payPal<T = unknown>(method: string, path: string, body?: object): Promise<T>;
  kill(name: ProcessName): Promise<void>;
  /** Starts a process again and waits until it is ready. */
  revive(name: ProcessName): Promise<void>;
  /** Safe to repeat. */
  stop(): Promise<void>;
}

/** `env` is added to the environment of every process. */
export async function startProxiedStack(env: Record<string, string> = {}): Promise<ProxiedStack> {
  const dir = await makeThrowawayDir('payments');
  const postgres = await startPostgres({
    dir: join(dir.path, 'postgres'),
    settings: { max_connections: '120' },
  });
  let payPalUrl = '';
  const place = () => openProxies(postgres.url, () => payPalUrl);
  const places = { api: await place(), worker: await place(), hand: await place() };
  const closeProxies = async () => {
    for (const each of Object.values(places)) await each.close();
    await postgres.stop();
    await dir.remove();
  };
  try {
    const stack = await startStack({
      dataDir: join(dir.path, 'data'),
      databaseUrl: postgres.url,
      instances: { web: 0 },
      logLevel: 'silent',
      logDir: join(dir.path, 'logs'),
      env: {
        every: { RATE_LIMIT_SCALE: '100000', ...env },
        api: places.api.env,
        worker: places.worker.env,
      },
    });
    payPalUrl = stack.urls.payPal;
    const hand = new ServiceRunner({ ...stack.env, ...places.hand.env });
    const pool = new pg.Pool({ connectionString: postgres.url, max: 4 });
    pool.on('error', () => {});
    await hand.start();
    return assembleStack({ stack, databaseUrl: postgres.url, places, hand, pool, closeProxies });
  } catch (error) {
    await closeProxies();
    throw error;
  }
}

interface Parts extends Pick<ProxiedStack, 'stack' | 'databaseUrl' | 'places' | 'hand'> {
  pool: pg.Pool;
  closeProxies(): Promise<void>;
}

function assembleStack({
  stack,
  databaseUrl,
  places,
  hand,
  pool,
  closeProxies,
}: Parts): ProxiedStack {
  const processOf = (name: 'api' | 'worker') => findProcess(stack, `${name}-1`);
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    await hand.stop();
    await pool.end();
    await stack.stop();
    await closeProxies();
  };
  return {
    stack,
    databaseUrl,
    places,
    hand,
    sql: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await pool.query<Row>(text, values)).rows,
    async payPal(method, path, body) {
      const response = await fetch(`${stack.urls.payPal}/_sim/${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: body && JSON.stringify(body),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`the simulator refuses ${path}: ${text}`);
      return text === '' ? undefined : JSON.parse(text);
    },
    kill: (name) => (name === 'hand' ? hand.kill() : processOf(name).kill()),
    async revive(name) {
      if (name === 'hand') return hand.start();
      await processOf(name).restart();
      const url = name === 'api' ? `${stack.urls.api}/api/ready` : stack.urls.metrics['worker-1'];
      await processOf(name).waitForHttp(url ?? '');
    },
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

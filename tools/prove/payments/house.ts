import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../stack/private-services.ts';
import { type Stack, startStack } from '../../stack/stack.ts';
import { makeThrowawayDir } from '../../stack/throwaway-dir.ts';
import { processNamed } from '../process-named.ts';
import { Hand } from './hand.ts';
import { openPlace, type Place } from './place.ts';

export type PlaceName = 'api' | 'worker' | 'hand';

/** The whole product with a proxy before each third party of each process, and all the keys to what lies behind. */
export interface House {
  stack: Stack;
  databaseUrl: string;
  places: Record<PlaceName, Place>;
  hand: Hand;
  sql<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Below `/_sim` of the PayPal simulator. */
  payPal<T = unknown>(method: string, path: string, body?: object): Promise<T>;
  kill(name: PlaceName): Promise<void>;
  /** Starts a process again and waits until it is ready. */
  revive(name: PlaceName): Promise<void>;
  /** Safe to repeat. */
  stop(): Promise<void>;
}

/** `env` is laid over what every process gets. */
export async function startHouse(env: Record<string, string> = {}): Promise<House> {
  const dir = await makeThrowawayDir('payments');
  const postgres = await startPostgres({
    dir: join(dir.path, 'postgres'),
    settings: { max_connections: '120' },
  });
  let payPalUrl = '';
  const place = () => openPlace(postgres.url, () => payPalUrl);
  const places = { api: await place(), worker: await place(), hand: await place() };
  const closeAround = async () => {
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
    const hand = new Hand({ ...stack.env, ...places.hand.env });
    const pool = new pg.Pool({ connectionString: postgres.url, max: 4 });
    pool.on('error', () => {});
    await hand.start();
    return houseOf({ stack, databaseUrl: postgres.url, places, hand, pool, closeAround });
  } catch (error) {
    await closeAround();
    throw error;
  }
}

interface Parts extends Pick<House, 'stack' | 'databaseUrl' | 'places' | 'hand'> {
  pool: pg.Pool;
  closeAround(): Promise<void>;
}

function houseOf({ stack, databaseUrl, places, hand, pool, closeAround }: Parts): House {
  const lasting = (name: 'api' | 'worker') => processNamed(stack, `${name}-1`);
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    await hand.stop();
    await pool.end();
    await stack.stop();
    await closeAround();
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
    kill: (name) => (name === 'hand' ? hand.kill() : lasting(name).kill()),
    async revive(name) {
      if (name === 'hand') return hand.start();
      await lasting(name).restart();
      const url = name === 'api' ? `${stack.urls.api}/api/ready` : stack.urls.metrics['worker-1'];
      await lasting(name).waitForHttp(url ?? '');
    },
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres, startRedis } from './private-services.ts';
import { pingRedis } from './redis-ping.ts';

const INSTALLED_POSTGRES = 'postgres://postgres@127.0.0.1:5432/postgres';
const INSTALLED_REDIS = 'redis://127.0.0.1:6379';

/** Test databases are thrown away, so their server need not survive a power cut. */
const FAST_AND_FORGETFUL = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

export interface TestService {
  /** Undefined for a Redis that this machine does not have. */
  url: string | undefined;
  /** Stops what was started for the tests and removes its data; leaves other people's servers alone. */
  dispose(): Promise<void>;
}

/** A PostgreSQL for the tests: the one the environment names, else this machine's, else a private one. */
export async function chooseTestPostgres(given: string | undefined): Promise<TestService> {
  if (given) return leftAlone(given);
  if (await makesUsSuperuser(INSTALLED_POSTGRES)) return leftAlone(INSTALLED_POSTGRES);
  return thrownAway((dir) => startPostgres({ dir, settings: FAST_AND_FORGETFUL }));
}

/** A Redis for the tests, chosen alike. */
export async function chooseTestRedis(given: string | undefined): Promise<TestService> {
  if (given) return leftAlone(given);
  if (await answers(INSTALLED_REDIS)) return leftAlone(INSTALLED_REDIS);
  return thrownAway((dir) => startRedis({ dir }));
}

const leftAlone = (url: string): TestService => ({ url, dispose: async () => {} });

type Start = (dir: string) => Promise<{ url: string; stop(): Promise<void> } | undefined>;

async function thrownAway(start: Start): Promise<TestService> {
  const dir = mkdtempSync(join(tmpdir(), 'ismi-test-'));
  const service = await start(dir);
  const dispose = async () => {
    await service?.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  return { url: service?.url, dispose };
}

/** Debian's own PostgreSQL asks for a password by default; then it is not for us. */
async function makesUsSuperuser(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(
      'select usesuper from pg_user where usename = current_user',
    );
    return rows[0]?.usesuper === true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

async function answers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return pingRedis(hostname, Number(port)).catch(() => false);
}

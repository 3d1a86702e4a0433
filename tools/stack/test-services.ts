import { startPostgres, startRedis } from './private-services.ts';
import { pingRedis } from './redis-ping.ts';
import { makeThrowawayDir } from './throwaway-dir.ts';

const INSTALLED_REDIS = 'redis://127.0.0.1:6379';

/** Test databases are temporary, so their server need not survive a power failure. */
const NON_DURABLE_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // A test database lives too briefly for it.
  autovacuum: 'off',
  max_connections: '200',
};

export interface TestService<Url = string> {
  url: Url;
  /** Stops what was started for the tests and removes its data; leaves other servers alone. */
  dispose(): Promise<void>;
}

/**
 * A PostgreSQL for the tests: the one in the environment, else a private one. The machine's own is slower, because it is
 * durable.
 */
export async function chooseTestPostgres(given: string | undefined): Promise<TestService> {
  if (given) return externalService(given);
  const dir = await makeThrowawayDir('test-postgres');
  const postgres = await startPostgres({ dir: dir.path, settings: NON_DURABLE_SETTINGS });
  return { url: postgres.url, dispose: () => postgres.stop().then(dir.remove) };
}

/**
 * A Redis for the tests: the one in the environment, else this machine's, else a private one; its url is undefined if no
 * Redis is installed.
 */
export async function chooseTestRedis(
  given: string | undefined,
): Promise<TestService<string | undefined>> {
  if (given) return externalService(given);
  if (await isReachable(INSTALLED_REDIS)) return externalService(INSTALLED_REDIS);
  const dir = await makeThrowawayDir('test-redis');
  const redis = await startRedis({ dir: dir.path });
  return { url: redis?.url, dispose: async () => redis?.stop().then(dir.remove) };
}

const externalService = (url: string): TestService => ({ url, dispose: async () => {} });

async function isReachable(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return pingRedis(hostname, Number(port)).catch(() => false);
}

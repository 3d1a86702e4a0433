import { startPostgres, startRedis } from './private-services.ts';
import { pingRedis } from './redis-ping.ts';
import { makeThrowawayDir } from './throwaway-dir.ts';

const INSTALLED_REDIS = 'redis://127.0.0.1:6379';

/** Test databases are thrown away, so their server need not survive a power cut. */
const FAST_AND_FORGETFUL = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // A database lives for a second: nobody would come to tidy it in time.
  autovacuum: 'off',
  max_connections: '200',
};

export interface TestService<Url = string> {
  url: Url;
  /** Stops what was started for the tests and removes its data; leaves other people's servers alone. */
  dispose(): Promise<void>;
}

/** A PostgreSQL for the tests: the one the environment names, else a private one. This machine's own has more to lose, and takes its time for it. */
export async function chooseTestPostgres(given: string | undefined): Promise<TestService> {
  if (given) return leftAlone(given);
  const dir = await makeThrowawayDir('test-postgres');
  const postgres = await startPostgres({ dir: dir.path, settings: FAST_AND_FORGETFUL });
  return { url: postgres.url, dispose: () => postgres.stop().then(dir.remove) };
}

/** A Redis for the tests: the one the environment names, else this machine's, else a private one; its url is undefined where no Redis is installed. */
export async function chooseTestRedis(
  given: string | undefined,
): Promise<TestService<string | undefined>> {
  if (given) return leftAlone(given);
  if (await answers(INSTALLED_REDIS)) return leftAlone(INSTALLED_REDIS);
  const dir = await makeThrowawayDir('test-redis');
  const redis = await startRedis({ dir: dir.path });
  return { url: redis?.url, dispose: async () => redis?.stop().then(dir.remove) };
}

const leftAlone = (url: string): TestService => ({ url, dispose: async () => {} });

async function answers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return pingRedis(hostname, Number(port)).catch(() => false);
}

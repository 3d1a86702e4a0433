import { join } from 'node:path';
import { Client } from 'pg';
import type { Environment } from './environment.ts';
import { startPostgres, startRedis } from './private-services.ts';
import { pingRedis } from './redis-ping.ts';

const INSTALLED_POSTGRES = 'postgres://postgres@127.0.0.1:5432/postgres';
const INSTALLED_REDIS = 'redis://127.0.0.1:6379';

/** Test databases are thrown away, so their server need not survive a power cut. */
const FAST_AND_FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** Servers for the tests: those the environment names, else those of this machine, else private ones below `dir`. */
export async function chooseTestServices(dir: string): Promise<{ env: Environment; stop(): Promise<void> }> {
  const givenDatabase = process.env.TEST_DATABASE_URL ?? ((await letsUsIn(INSTALLED_POSTGRES)) ? INSTALLED_POSTGRES : undefined);
  const postgres = givenDatabase
    ? undefined
    : await startPostgres({ dir: join(dir, 'postgres'), settings: FAST_AND_FORGETFUL });
  const givenRedis = process.env.TEST_REDIS_URL ?? ((await answers(INSTALLED_REDIS)) ? INSTALLED_REDIS : undefined);
  const redis = givenRedis ? undefined : await startRedis({ dir: join(dir, 'redis') });
  return {
    env: { TEST_DATABASE_URL: givenDatabase ?? postgres?.url, TEST_REDIS_URL: givenRedis ?? redis?.url },
    stop: async () => {
      await redis?.stop();
      await postgres?.stop();
    },
  };
}

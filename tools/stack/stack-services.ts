import { join } from 'node:path';
import { startPostgres, startRedis } from './private-services.ts';
import type { PrivateService } from './service-launch.ts';
import type { StackOptions } from './stack-options.ts';

export interface Services {
  databaseUrl: string;
  /** Undefined if Redis is not installed. */
  redisUrl: string | undefined;
  /** A private server; undefined if an existing one was given. */
  postgres: PrivateService | undefined;
  redis: PrivateService | undefined;
  stop(): Promise<void>;
}

/** The databases of a stack: private or given ones. Leaves nothing running if it throws. */
export async function startServices(options: StackOptions): Promise<Services> {
  const { postgres, databaseUrl } = await startDatabase(options);
  const stopPostgres = async () => postgres?.stop();
  try {
    const redis = options.redisUrl
      ? undefined
      : await startRedis({ dir: join(options.dataDir, 'redis') });
    const stop = async () => {
      await redis?.stop();
      await stopPostgres();
    };
    return { databaseUrl, redisUrl: options.redisUrl ?? redis?.url, postgres, redis, stop };
  } catch (error) {
    await stopPostgres();
    throw error;
  }
}

async function startDatabase(
  options: StackOptions,
): Promise<Pick<Services, 'postgres' | 'databaseUrl'>> {
  if (options.databaseUrl) return { postgres: undefined, databaseUrl: options.databaseUrl };
  const dir = join(options.dataDir, 'postgres');
  const postgres = await startPostgres({ dir, settings: options.postgresSettings });
  return { postgres, databaseUrl: postgres.url };
}

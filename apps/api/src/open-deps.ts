import { Redis } from 'ioredis';
import type { PgBoss } from 'pg-boss';
import type { Config } from './config.ts';
import { openDatabase } from './db/client.ts';
import type { Deps } from './deps.ts';
import { makeMetrics } from './http/metrics.ts';
import { altchaCaptcha } from './integrations/captcha/adapter.ts';
import { smtpMailer } from './integrations/smtp/adapter.ts';
import { jobsThrough, openBoss } from './jobs/queue.ts';
import { systemClock } from './lib/clock.ts';
import { type Log, makeLog } from './lib/log.ts';

export interface OpenDeps {
  deps: Deps;
  boss: PgBoss;
  close(): Promise<void>;
}

export function openRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    // Nothing in Redis is truth: rather do without it at once than keep a visitor waiting.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 250,
    connectTimeout: 1_000,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5_000),
  });
  let told = false;
  redis.on('error', (error: Error) => {
    if (!told)
      log.warn({ reason: error.message }, 'Redis does not answer: limits count per process');
    told = true;
  });
  redis.on('ready', () => {
    told = false;
  });
  return redis;
}

/** The real world behind every port. API and worker differ only in how they hold the job queue. */
export async function openDeps(config: Config, role: 'api' | 'worker'): Promise<OpenDeps> {
  const log = makeLog(config.logLevel, role);
  const { db, close: closeDatabase } = openDatabase(
    config.database.url,
    config.database.poolSize,
    log,
  );
  const redis = config.redisUrl ? openRedis(config.redisUrl, log) : undefined;
  const boss = openBoss(config.database.url, log, role === 'worker' ? 'worker' : 'sender');
  await boss.start();
  const mailer = smtpMailer(config.mail.smtpUrl, config.mail.from);
  return {
    deps: {
      config,
      log,
      metrics: makeMetrics(),
      clock: systemClock,
      db,
      redis,
      jobs: jobsThrough(boss),
      mailer,
      captcha: altchaCaptcha(config.captchaSecret),
    },
    boss,
    async close() {
      await boss.stop({ graceful: true, timeout: 20_000 });
      mailer.close();
      redis?.disconnect();
      await closeDatabase();
    },
  };
}

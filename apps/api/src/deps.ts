import type { Redis } from 'ioredis';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import type { Metrics } from './http/metrics.ts';
import type { Captcha } from './integrations/captcha/port.ts';
import type { Mailer } from './integrations/smtp/port.ts';
import type { Jobs } from './jobs/queue.ts';
import type { Clock } from './lib/clock.ts';
import type { Log } from './lib/log.ts';

/** Everything that a use case may reach; made once in the composition root and handed down. */
export interface Deps {
  config: Config;
  log: Log;
  metrics: Metrics;
  clock: Clock;
  db: Db;
  /** Absent where no Redis is configured: limits then count per process. */
  redis: Redis | undefined;
  jobs: Jobs;
  mailer: Mailer;
  captcha: Captcha;
}

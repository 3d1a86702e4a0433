import type { Redis } from 'ioredis';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import type { OutageLog } from './db/outage-log.ts';
import type { Metrics } from './http/metrics.ts';
import type { PageViewCounter } from './integrations/analytics/port.ts';
import type { Captcha } from './integrations/captcha/port.ts';
import type { ErrorReports } from './integrations/errors/port.ts';
import type { GoogleSignIn } from './integrations/google/port.ts';
import type { LanguageModel } from './integrations/llm/port.ts';
import type { Painter } from './integrations/painter/port.ts';
import type { PayPal } from './integrations/paypal/port.ts';
import type { Mailer } from './integrations/smtp/port.ts';
import type { Jobs } from './jobs/queue.ts';
import type { Clock } from './lib/clock.ts';
import type { Log } from './lib/log.ts';

/** All dependencies of the use cases; created once in the composition root and passed down. */
export interface Deps {
  config: Config;
  log: Log;
  metrics: Metrics;
  clock: Clock;
  db: Db;
  /** Receives every error that may mean a database outage, and logs each outage once. */
  outages: OutageLog;
  /** Absent where no Redis is configured: limits then count per process. */
  redis: Redis | undefined;
  jobs: Jobs;
  mailer: Mailer;
  captcha: Captcha;
  /** Null where no model is configured: names outside the catalogue stay unknown. */
  llm: LanguageModel | null;
  /** Null where it is not configured: then it is not offered. */
  google: GoogleSignIn | null;
  painter: Painter;
  /** Null where no account is configured: then nothing is sold. */
  paypal: PayPal | null;
  /** Null where page views are not counted: then no consent is asked for. */
  pageViews: PageViewCounter | null;
  /** Null where they are not configured; errors are logged all the same. */
  errorReports: ErrorReports | null;
}

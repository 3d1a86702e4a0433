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

/** Everything that a use case may reach; made once in the composition root and handed down. */
export interface Deps {
  config: Config;
  log: Log;
  metrics: Metrics;
  clock: Clock;
  db: Db;
  /** Hears of every error that may mean the database is away, and logs each outage once. */
  outages: OutageLog;
  /** Absent where no Redis is configured: limits then count per process. */
  redis: Redis | undefined;
  jobs: Jobs;
  mailer: Mailer;
  captcha: Captcha;
  /** Null where no model is configured: names that the catalogue does not know stay unknown. */
  llm: LanguageModel | null;
  /** Null where it is not configured: then nobody is offered it. */
  google: GoogleSignIn | null;
  painter: Painter;
  /** Null where no account is configured: nothing is sold then. */
  paypal: PayPal | null;
  /** Null where nobody counts page views: then nobody is asked whether they may be. */
  pageViews: PageViewCounter | null;
  /** Null where nobody reads them; errors stand in the log all the same. */
  errorReports: ErrorReports | null;
}

import { Redis } from 'ioredis';
import type { PgBoss } from 'pg-boss';
import type { Config } from './config.ts';
import { type Db, openDatabase } from './db/client.ts';
import type { Deps } from './deps.ts';
import { forwardErrors } from './forward-errors.ts';
import { watchDatabase } from './http/database-metric.ts';
import { type Metrics, makeMetrics } from './http/metrics.ts';
import { plausibleCounter } from './integrations/analytics/adapter.ts';
import { altchaCaptcha } from './integrations/captcha/adapter.ts';
import { sentryReports } from './integrations/errors/adapter.ts';
import { googleSignIn } from './integrations/google/adapter.ts';
import { languageModel } from './integrations/llm/adapter.ts';
import type { ModelCall } from './integrations/llm/port.ts';
import { threadPainter } from './integrations/painter/adapter.ts';
import { payPal } from './integrations/paypal/adapter.ts';
import { smtpMailer } from './integrations/smtp/adapter.ts';
import { jobsThrough, openBoss } from './jobs/queue.ts';
import { systemClock } from './lib/clock.ts';
import { type Log, makeLog } from './lib/log.ts';
import { modelBudget } from './model-budget/model-budget.queries.ts';

export interface OpenDeps {
  deps: Deps;
  boss: PgBoss;
  close(): Promise<void>;
}

export function openRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    // Redis holds no source of truth: better to fail at once than to keep a visitor waiting.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 250,
    connectTimeout: 1_000,
    // Batches concurrent commands.
    enableAutoPipelining: true,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5_000),
  });
  let isLogged = false;
  redis.on('error', (error: Error) => {
    if (!isLogged)
      log.warn({ reason: error.message }, 'Redis unavailable, rate limits counted per process');
    isLogged = true;
  });
  redis.on('ready', () => {
    isLogged = false;
  });
  return redis;
}

const countModelCalls =
  ({ modelSeconds, modelTokens }: Metrics) =>
  ({ task, outcome, seconds, inputTokens = 0, outputTokens = 0 }: ModelCall) => {
    modelSeconds.observe({ task, outcome }, seconds);
    modelTokens.inc({ task, direction: 'in' }, inputTokens);
    modelTokens.inc({ task, direction: 'out' }, outputTokens);
  };

function openModel(
  model: NonNullable<Config['llm']>,
  { db, redis, metrics, log }: { db: Db; redis: Redis | undefined; metrics: Metrics; log: Log },
) {
  const { modelEuros, modelBudgetShare, modelCircuitOpen } = metrics;
  const guards: Parameters<typeof languageModel>[1] = {
    eurosPerMillion: model.eurosPerMillion,
    dailyEuros: model.dailyEuros,
    atOnce: model.atOnce,
    budget: modelBudget(db, systemClock),
    onCall: countModelCalls(metrics),
    onCost: (euros) => modelEuros.inc(euros),
    onBudgetShare: (share) => modelBudgetShare.set(share),
    onCircuit: (isOpen) => modelCircuitOpen.set(isOpen ? 1 : 0),
    onError: (error) => log.error({ err: error }, 'failed to record model cost'),
  };
  return languageModel(model, guards, redis);
}

/**
 * The real adapters of every port. API and worker differ only in the job queue, which the caller starts: until then the
 * database is not used.
 */
export function openDeps(config: Config, role: 'api' | 'worker'): OpenDeps {
  const { analytics, errorReportsDsn } = config.thirdParties;
  const errorReports = errorReportsDsn ? sentryReports(errorReportsDsn, systemClock) : null;
  const log = makeLog(config.logLevel, role, {
    hear: errorReports ? forwardErrors(errorReports, role) : undefined,
  });
  const { url, poolSize } = config.database;
  const { db, outages, close: closeDatabase } = openDatabase(url, poolSize, log);
  const redis = config.redisUrl ? openRedis(config.redisUrl, log) : undefined;
  const boss = openBoss(url, log, role === 'worker' ? 'worker' : 'sender', outages);
  const metrics = makeMetrics();
  watchDatabase(metrics, db);
  const painter = threadPainter();
  const mailer = smtpMailer(config.mail.smtpUrl, config.mail.from);
  return {
    deps: {
      config,
      log,
      metrics,
      clock: systemClock,
      db,
      outages,
      redis,
      jobs: jobsThrough(boss),
      mailer,
      captcha: altchaCaptcha(config.captchaSecret),
      llm: config.llm && openModel(config.llm, { db, redis, metrics, log }),
      google: config.google && googleSignIn(config.google),
      painter,
      paypal: config.paypal && payPal(config.paypal, systemClock, log),
      pageViews: analytics && plausibleCounter(analytics),
      errorReports,
    },
    boss,
    async close() {
      await boss.stop({ graceful: true, timeout: 20_000 });
      await painter.close();
      mailer.close();
      await errorReports?.close();
      redis?.disconnect();
      await closeDatabase();
    },
  };
}

import { sql } from 'drizzle-orm';
import type { Redis } from 'ioredis';
import type { DestinationStream } from 'pino';
import { expect, onTestFinished } from 'vitest';
import { type AppOptions, buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/db/client.ts';
import type { Deps } from '../src/deps.ts';
import { markReauthenticated } from '../src/features/auth/sessions.queries.ts';
import { openSession } from '../src/features/auth/sessions.service.ts';
import { auditBooks } from '../src/features/credits/invariants.service.ts';
import { makeMetrics } from '../src/http/metrics.ts';
import { JOB_HANDLERS } from '../src/job-handlers.ts';
import { JOB_NAMES } from '../src/jobs/jobs.ts';
import { jobsThrough, openBoss } from '../src/jobs/queue.ts';
import { runJob } from '../src/jobs/worker.ts';
import { type LogOptions, makeLog } from '../src/lib/log.ts';
import { ApiCaller } from './api-caller.ts';
import { fakeCaptcha } from './fakes/captcha.ts';
import { testClock } from './fakes/clock.ts';
import { fakeGoogle } from './fakes/google.ts';
import { fakeModel } from './fakes/llm.ts';
import { fakeMailer } from './fakes/mailer.ts';
import { fakePainter } from './fakes/painter.ts';
import { fakePayPal } from './fakes/paypal.ts';
import type { TestUser } from './fixtures/users.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestApiOptions extends AppOptions {
  /** Instead of one with empty tables; used by this test alone. */
  database?: TestDatabase;
  redis?: Redis;
  env?: Record<string, string>;
  /** As if it were not configured. */
  withoutGoogle?: boolean;
  withoutModel?: boolean;
  pageViews?: Deps['pageViews'];
  errorReports?: Deps['errorReports'];
  /** Where the log is written, for tests that read it; then set LOG_LEVEL too. */
  log?: DestinationStream;
  /** Receives logged errors. */
  hear?: LogOptions['hear'];
}

/** An administrator's progress in signing in. */
interface Standing {
  withoutSecondFactor?: boolean;
  /** How long ago they last authenticated. */
  provenMsAgo?: number;
}

export const testEnvironment = (databaseUrl: string) => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  PUBLIC_ORIGIN: 'https://ismi.example',
  DATABASE_URL: databaseUrl,
  // Not the subject of these suites; the limits have their own file.
  RATE_LIMIT_SCALE: '1000000',
  ACCESS_TOKEN_SECRET: 'a secret that only the tests know of',
  LASTING_SECRET: 'a third secret that only the tests know',
  CAPTCHA_SECRET: 'another secret that only tests know',
  RENDERING_SECRET: 'a fourth secret that only the tests know',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'ismi <hello@ismi.example>',
  OPERATOR_NAME: 'Example GmbH',
  OPERATOR_ADDRESS: 'Example Street 1; 12345 Example',
  OPERATOR_VAT_ID: 'DE123456789',
  OPERATOR_EMAIL: 'operator@ismi.example',
});

/** The real app on a real port with its own database; only ports to third parties, the clock and randomness are faked. */
export async function openTestApi(options: TestApiOptions = {}) {
  const database = options.database ?? (await createTestDatabase());
  const config = readConfig({ ...testEnvironment(database.url), ...options.env });
  const log = makeLog(config.logLevel, 'test', { destination: options.log, hear: options.hear });
  const { db, outages, close: closeDb } = openDatabase(config.database.url, 20, log);
  const boss = openBoss(config.database.url, log, 'sender');
  await boss.start();
  const mailer = fakeMailer();
  const paypal = fakePayPal();
  const painter = fakePainter();
  const clock = testClock();
  const google = fakeGoogle();
  const model = fakeModel();
  const deps: Deps = {
    config,
    log,
    metrics: makeMetrics(),
    clock,
    db,
    outages,
    redis: options.redis,
    jobs: jobsThrough(boss),
    mailer,
    captcha: fakeCaptcha(),
    llm: options.withoutModel ? null : model,
    google: options.withoutGoogle ? null : google,
    painter,
    paypal,
    pageViews: options.pageViews ?? null,
    errorReports: options.errorReports ?? null,
  };
  const release = async () => {
    await boss.stop({ graceful: false });
    await closeDb();
    await database.drop();
  };
  const app = await buildApp(deps, options).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  // As from one of our pages: endpoints that use cookies require it.
  const guest = new ApiCaller(origin, { origin: config.publicOrigin });

  return {
    app,
    origin,
    db,
    deps,
    clock,
    mails: mailer.sent,
    google,
    model,
    painter,
    paypal,
    guest,
    /** An access token of a new session; an administrator has passed the second factor in it, unless stated otherwise. */
    async tokenOf(user: TestUser, standing: Standing = {}): Promise<string> {
      const { token, refreshToken } = await openSession(db, deps, user.id);
      const [sessionId = ''] = refreshToken.split('.');
      const { withoutSecondFactor = !user.isAdmin, provenMsAgo = 0 } = standing;
      const now = clock.now();
      await markReauthenticated(db, sessionId, {
        provenAt: new Date(now.getTime() - provenMsAgo),
        ...(!withoutSecondFactor && { secondFactorAt: now }),
      });
      return token;
    },
    /** The same API, called as a signed-in user. */
    async as(user: TestUser, standing?: Standing): Promise<ApiCaller> {
      return guest.with({ authorization: `Bearer ${await this.tokenOf(user, standing)}` });
    },
    /** Runs the queued jobs, and those that follow, as the worker would. */
    async runJobs(): Promise<void> {
      let done = 0;
      // Polling each queue in turn would take longer than most of the work.
      const { rows } = await db.execute<{ name: string }>(
        sql`select distinct name from pgboss.job where state in ('created', 'retry')`,
      );
      const waiting = new Set(rows.map(({ name }) => name));
      for (const name of JOB_NAMES.filter((each) => waiting.has(each))) {
        for (const job of await boss.fetch<unknown>(name, { batchSize: 100 })) {
          await runJob(deps, JOB_HANDLERS, name, job.data);
          await boss.complete(name, job.id);
          done += 1;
        }
      }
      if (done > 0) await this.runJobs();
    },
    /** After every test file the ledger must be consistent. */
    async close(): Promise<void> {
      await app.close();
      const broken = await auditBooks(db);
      await release();
      expect(broken).toEqual([]);
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof openTestApi>>;

/** As above, closed automatically when the test ends. */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const api = await openTestApi(options);
  onTestFinished(() => api.close());
  return api;
}

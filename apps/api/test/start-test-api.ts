import type { Redis } from 'ioredis';
import type { DestinationStream } from 'pino';
import { onTestFinished } from 'vitest';
import { type AppOptions, buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/db/client.ts';
import type { Deps } from '../src/deps.ts';
import { issueAccessToken } from '../src/features/auth/auth.service.ts';
import { makeMetrics } from '../src/http/metrics.ts';
import { JOB_HANDLERS } from '../src/job-handlers.ts';
import { JOB_NAMES } from '../src/jobs/jobs.ts';
import { jobsThrough, openBoss } from '../src/jobs/queue.ts';
import { runJob } from '../src/jobs/worker.ts';
import { makeLog } from '../src/lib/log.ts';
import { ApiCaller } from './api-caller.ts';
import { fakeCaptcha } from './fakes/captcha.ts';
import { testClock } from './fakes/clock.ts';
import { fakeMailer } from './fakes/mailer.ts';
import type { TestUser } from './fixtures/users.ts';
import { createTestDatabase } from './test-database.ts';

export interface TestApiOptions extends AppOptions {
  redis?: Redis;
  env?: Record<string, string>;
  /** Where the log is written, for tests that read it; then set LOG_LEVEL too. */
  log?: DestinationStream;
}

const environment = (databaseUrl: string) => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  PUBLIC_ORIGIN: 'https://ismi.example',
  DATABASE_URL: databaseUrl,
  // Not what these suites are about; the limits have a file of their own.
  RATE_LIMIT_SCALE: '1000000',
  ACCESS_TOKEN_SECRET: 'a secret that only the tests know of',
  CAPTCHA_SECRET: 'another secret that only tests know',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'ismi <hello@ismi.example>',
  OPERATOR_EMAIL: 'operator@ismi.example',
});

/** The real app on a real port with a database of its own; only ports to third parties, the clock and chance are faked. */
export async function openTestApi(options: TestApiOptions = {}) {
  const database = await createTestDatabase();
  const config = readConfig({ ...environment(database.url), ...options.env });
  const log = makeLog(config.logLevel, 'test', options.log);
  const { db, close: closeDb } = openDatabase(config.database.url, 20, log);
  const boss = openBoss(config.database.url, log, 'sender');
  await boss.start();
  const mailer = fakeMailer();
  const clock = testClock();
  const deps: Deps = {
    config,
    log,
    metrics: makeMetrics(),
    clock,
    db,
    redis: options.redis,
    jobs: jobsThrough(boss),
    mailer,
    captcha: fakeCaptcha(),
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
  const guest = new ApiCaller(origin);

  return {
    app,
    origin,
    db,
    deps,
    clock,
    mails: mailer.sent,
    guest,
    /** The same API in the hands of a signed-in user. */
    async as(user: TestUser): Promise<ApiCaller> {
      return guest.with({ authorization: `Bearer ${await issueAccessToken(deps, user.id)}` });
    },
    /** Does the work that is waiting, as the worker would. */
    async runJobs(): Promise<void> {
      for (const name of JOB_NAMES) {
        for (const job of await boss.fetch<unknown>(name, { batchSize: 100 })) {
          await runJob(deps, JOB_HANDLERS, name, job.data);
          await boss.complete(name, job.id);
        }
      }
    },
    async close(): Promise<void> {
      await app.close();
      await release();
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof openTestApi>>;

/** As above, closed by itself when the test ends. */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const api = await openTestApi(options);
  onTestFinished(() => api.close());
  return api;
}

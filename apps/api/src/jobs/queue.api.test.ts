import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../test/start-test-api.ts';
import type { Tx } from '../db/client.ts';
import { makeMetrics } from '../http/metrics.ts';
import { JOB_HANDLERS } from '../job-handlers.ts';
import { newId } from '../lib/ids.ts';
import { JOB_NAMES, JOBS, type JobName, type JobPayload } from './jobs.ts';
import { deadLetterOf, openBoss } from './queue.ts';
import { SCHEDULE } from './schedule.ts';
import { startWorker } from './worker.ts';

let api: TestApi;
let boss: PgBoss;
beforeAll(async () => {
  api = await openTestApi();
  boss = openBoss(api.deps.config.database.url, api.deps.log, 'sender');
  await boss.start();
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await api.close();
});
beforeEach(async () => {
  for (const name of JOB_NAMES) {
    await boss.deleteAllJobs(name);
    await boss.deleteAllJobs(deadLetterOf(name));
  }
});

const PAYLOADS: { [N in JobName]: JobPayload<N> } = {
  'mail.send': {
    mailId: newId(),
    to: 'elif@family.example',
    locale: 'tr',
    mail: {
      template: 'contactReceived',
      props: {
        reference: 'K7M2-9PQX',
        hours: 'Pzt–Cum',
        contactUrl: 'https://ismi.example/tr/contact',
      },
    },
  },
  'auth.send-proof': { proofId: newId() },
  'auth.answer-mail-request': {
    purpose: 'reset',
    email: 'elif@family.example',
    locale: 'tr',
  },
  'auth.forget-unproven': {},
  'credits.release-expired-holds': {},
  'credits.watch-books': {},
  'payments.sweep': {},
  'payments.handle-event': { eventId: 'WH-1' },
  'payments.compare': {},
  'consulting.remind': {},
  'favorites.follow-names': {},
  'ratings.draw': {},
  'privacy.export': { exportId: newId() },
  'privacy.erase-due': {},
  'data.forget-expired': {},
};
const enqueue = (tx: Tx, name: JobName, payload: unknown = PAYLOADS[name]) =>
  // Names and payloads have the same keys; also used for invalid payloads.
  api.deps.jobs.enqueue(tx, name, payload as JobPayload<JobName>);
const waiting = async (name: string) =>
  (await boss.fetch<unknown>(name, { batchSize: 10, ignoreStartAfter: true })).map(
    ({ data }) => data,
  );

test('a job of a committed transaction is queued with its payload', async () => {
  await api.db.transaction((tx) => enqueue(tx, 'mail.send'));
  expect(await waiting('mail.send')).toEqual([PAYLOADS['mail.send']]);
});

test('a job of a rolled-back transaction is not queued', async () => {
  const undone = api.db.transaction(async (tx) => {
    await enqueue(tx, 'mail.send');
    throw new Error('changed our mind');
  });
  await expect(undone).rejects.toThrow('changed our mind');
  expect(await waiting('mail.send')).toEqual([]);
});

test('a job is not visible before its transaction commits', async () => {
  await api.db.transaction(async (tx) => {
    await enqueue(tx, 'mail.send');
    expect(await waiting('mail.send')).toEqual([]);
  });
  expect(await waiting('mail.send')).toHaveLength(1);
});

test.each<[string, JobName, unknown]>([
  ['no address', 'mail.send', { ...PAYLOADS['mail.send'], to: 'nobody' }],
  ['an unsupported language', 'mail.send', { ...PAYLOADS['mail.send'], locale: 'fr' }],
  [
    'a mail that does not exist',
    'mail.send',
    { ...PAYLOADS['mail.send'], mail: { template: 'none', props: {} } },
  ],
  ['more than it should', 'data.forget-expired', { before: 'tomorrow' }],
])('a job with %s is refused, and its transaction rolls back', async (_, name, payload) => {
  await expect(api.db.transaction((tx) => enqueue(tx, name, payload))).rejects.toThrow();
  expect(await waiting(name)).toEqual([]);
});

async function failOnce(name: JobName): Promise<void> {
  const [job] = await boss.fetch(name, { ignoreStartAfter: true });
  if (!job) throw new Error(`no ${name} is waiting`);
  await boss.fail(name, job.id);
}

test.each(JOB_NAMES)('%s is retried as declared and then becomes a dead letter', async (name) => {
  await api.db.transaction((tx) => enqueue(tx, name));
  for (let tries = 0; tries < JOBS[name].retryLimit; tries += 1) await failOnce(name);
  expect(await waiting(deadLetterOf(name))).toEqual([]);
  await failOnce(name);
  expect(await waiting(name)).toEqual([]);
  expect(await waiting(deadLetterOf(name))).toEqual([PAYLOADS[name]]);
});

test('a failed job waits before it is tried again', async () => {
  await api.db.transaction((tx) => enqueue(tx, 'mail.send'));
  await failOnce('mail.send');
  expect(await boss.fetch('mail.send')).toEqual([]);
});

test('every job has a handler, and every handler a job', () => {
  expect(Object.keys(JOB_HANDLERS).sort()).toEqual([...JOB_NAMES].sort());
});

test('every scheduled job runs without a payload', () => {
  const faulty = SCHEDULE.filter(({ job }) => !JOBS[job]?.payload.safeParse({}).success);
  expect(faulty).toEqual([]);
});

test('a worker runs waiting jobs and installs the schedule', async () => {
  const worker = openBoss(api.deps.config.database.url, api.deps.log, 'worker');
  await worker.start();
  try {
    await startWorker(api.deps, worker, JOB_HANDLERS);
    await api.db.transaction((tx) => enqueue(tx, 'mail.send'));
    await expect
      .poll(() => api.mails.map(({ to }) => to), { timeout: 30_000 })
      .toEqual(['elif@family.example']);
    const planted = await worker.getSchedules();
    const lines = planted.map(({ name, cron }) => `${cron} ${name}`);
    expect(lines.sort()).toEqual(SCHEDULE.map(({ job, cron }) => `${cron} ${job}`).sort());
  } finally {
    await worker.stop({ graceful: false });
  }
});

test('a repeating job is queued once and queues its next run', async () => {
  const name = 'credits.release-expired-holds';
  let runs = 0;
  const worker = openBoss(api.deps.config.database.url, api.deps.log, 'worker');
  await worker.start();
  const count = async () => {
    runs += 1;
  };
  try {
    const deps = { ...api.deps, metrics: makeMetrics() };
    await startWorker(deps, worker, { ...JOB_HANDLERS, [name]: count });
    await Promise.all(Array.from({ length: 5 }, () => boss.send(name, {})));
    await expect.poll(() => runs, { timeout: 30_000 }).toBeGreaterThanOrEqual(1);
    // The next run is scheduled for later and takes the only place in the queue.
    await expect
      .poll(async () => (await boss.getQueueStats(name, { force: true }))[0]?.deferredCount, {
        timeout: 30_000,
      })
      .toBe(1);
    expect(await boss.send(name, {})).toBeNull();
  } finally {
    await worker.stop({ graceful: false });
  }
});

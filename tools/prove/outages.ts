import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../stack/ports.ts';
import { REPOSITORY } from '../stack/repository.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { endProcess, hasEnded, spawnTethered } from '../stack/tethered-process.ts';
import { makeThrowawayDir } from '../stack/throwaway-dir.ts';
import { waitUntil } from '../stack/wait-until.ts';
import { withClient } from '../stack/with-client.ts';
import { mailsTo, sendContactMessage } from './contact-message.ts';
import { findProcess } from './find-process.ts';
import { type Scraper, startScraping } from './outages/scrape.ts';
import { reportProof } from './report.ts';
import { secondsOf } from './seconds-of.ts';

/**
 * What a visitor notices when a part of the system fails: nothing but a delay. The metrics of every process are read each
 * second. `--short` for CI: mail server and PostgreSQL are down for seconds only.
 */
const SMTP_DOWN_MS = process.argv.includes('--short') ? 5_000 : 60_000;
const POSTGRES_DOWN_MS = process.argv.includes('--short') ? 8_000 : 25_000;
const RECOVERY_LIMIT_S = 60;

const innerUrl = (stack: Stack, name: string, path: 'metrics' | 'ready'): string =>
  (stack.urls.metrics[name] ?? '').replace(/metrics$/, path);

const measureMailDelay = (stack: Stack, email: string) =>
  secondsOf(
    waitUntil(async () => (await mailsTo(stack.urls, email)) === 1, {
      what: `the mail to ${email}`,
      timeoutMs: 180_000,
    }),
  );

/** The mail server is down for a while: the message is accepted, the mail is sent when the server is back. */
async function measureSmtpOutage(stack: Stack): Promise<number> {
  const email = 'patient@proof.example';
  const inbox = findProcess(stack, 'inbox');
  await inbox.stop();
  await sendContactMessage(stack.urls, email);
  await pause(SMTP_DOWN_MS);
  await inbox.restart();
  await inbox.waitForHttp(`${stack.urls.inboxApi}/healthz`);
  return measureMailDelay(stack, email);
}

const countActiveMailJobs = async (databaseUrl: string): Promise<number> => {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query(
      "select count(*)::int as n from pgboss.job where name = 'mail.send' and state = 'active'",
    ),
  );
  return rows[0].n;
};

/** A worker is killed with active jobs: the other one, suspended until then, takes them over. */
async function measureWorkerKill(stack: Stack, scraper: Scraper): Promise<number> {
  const email = 'orphaned@proof.example';
  const inbox = findProcess(stack, 'inbox');
  const [killedWorker, otherWorker] = [
    findProcess(stack, 'worker-1'),
    findProcess(stack, 'worker-2'),
  ];
  for (const { name } of [killedWorker, otherWorker]) scraper.exclude(name);
  process.kill(otherWorker.pid, 'SIGSTOP');
  process.kill(inbox.pid, 'SIGSTOP'); // so that the delivery hangs
  await sendContactMessage(stack.urls, email);
  await waitUntil(async () => (await countActiveMailJobs(stack.databaseUrl)) === 2, {
    what: 'the first worker to have both mail jobs',
  });
  await killedWorker.kill();
  process.kill(inbox.pid, 'SIGCONT');
  process.kill(otherWorker.pid, 'SIGCONT');
  const seconds = await measureMailDelay(stack, email);
  await killedWorker.restart();
  await killedWorker.waitForHttp(innerUrl(stack, 'worker-1', 'ready'));
  for (const { name } of [killedWorker, otherWorker]) scraper.include(name);
  return seconds;
}

/** Redis is killed under load: every request still gets a proper response. */
async function measureRedisKill(stack: Stack): Promise<{ requests: number; failures: number }> {
  if (!stack.redis) throw new Error('this proof needs a redis-server on the machine');
  let requests = 0;
  let failures = 0;
  let over = false;
  const visitor = async () => {
    while (!over) {
      const { status } = await fetch(`${stack.urls.web}/api/contact/info`);
      requests += 1;
      if (status >= 500) failures += 1;
    }
  };
  const visitors = [visitor(), visitor(), visitor(), visitor()];
  const more = (count: number) => {
    const goal = requests + count;
    return waitUntil(async () => requests >= goal, { what: `${count} more answers` });
  };
  await more(200);
  await stack.redis.kill();
  await more(400);
  over = true;
  await Promise.all(visitors);
  return { requests, failures };
}

/** PostgreSQL is down while metrics are read. A worker is stopped and another started before it is back. */
async function measurePostgresOutage(stack: Stack, scraper: Scraper) {
  const { postgres } = stack;
  if (!postgres) throw new Error('this proof needs a PostgreSQL of its own');
  const email = 'outlasted@proof.example';
  const restartedWorker = findProcess(stack, 'worker-2');
  const readyUrl = innerUrl(stack, 'worker-2', 'ready');
  const statusOf = async (url: string) => (await fetch(url)).status;
  scraper.exclude(restartedWorker.name);
  await postgres.kill();
  const begin = performance.now();
  await restartedWorker.restart();
  const saysNotReady = () =>
    waitUntil(async () => (await statusOf(readyUrl)) === 503, {
      what: 'a worker without a database to say that it is not ready',
    });
  await saysNotReady();
  const secondsToStopWhileWaiting = await secondsOf(restartedWorker.stop());
  await restartedWorker.restart();
  scraper.include(restartedWorker.name);
  await saysNotReady();
  await pause(Math.max(0, POSTGRES_DOWN_MS - (performance.now() - begin)));
  const postgresDownSeconds = Math.round((performance.now() - begin) / 1000);
  await postgres.restart();
  const readySeconds = await secondsOf(restartedWorker.waitForHttp(readyUrl));
  await findProcess(stack, 'api-1').waitForHttp(`${stack.urls.api}/api/ready`);
  await sendContactMessage(stack.urls, email);
  const mailSeconds = await measureMailDelay(stack, email);
  return { postgresDownSeconds, secondsToStopWhileWaiting, readySeconds, mailSeconds };
}

/** A worker without the guard for incomplete metrics: the same outage must end it, or the proof proves nothing. */
async function isMissingGuardNoticed(stack: Stack): Promise<boolean> {
  const { postgres } = stack;
  if (!postgres) throw new Error('this proof needs a PostgreSQL of its own');
  const metricsPort = await findFreePort();
  const control = spawnTethered(
    process.execPath,
    ['--import', `${import.meta.dirname}/outages/without-guard.ts`, 'apps/api/src/main.worker.ts'],
    {
      cwd: REPOSITORY,
      env: { ...process.env, ...stack.env, METRICS_PORT: String(metricsPort) },
      stdio: 'ignore',
    },
  );
  const url = `http://127.0.0.1:${metricsPort}/metrics`;
  await waitUntil(async () => (await fetch(url)).ok, {
    what: 'the control worker to serve its metrics',
  });
  await postgres.kill();
  const noticed = await waitUntil(
    async () => {
      await fetch(url).catch(() => undefined);
      return hasEnded(control);
    },
    { what: 'the control worker to end', timeoutMs: 15_000 },
  ).then(
    () => true,
    () => false,
  );
  await postgres.restart();
  await endProcess(control);
  return noticed;
}

const dataDir = await makeThrowawayDir('outages');
const stack = await startStack({
  dataDir: dataDir.path,
  instances: { worker: 2 },
  logLevel: 'fatal',
  env: { every: { RATE_LIMIT_SCALE: '1000' } },
});
try {
  const scraper = startScraping(stack);
  const mailSecondsAfterSmtp = await measureSmtpOutage(stack);
  const mailSecondsAfterKill = await measureWorkerKill(stack, scraper);
  const { requests, failures } = await measureRedisKill(stack);
  const { mailSeconds: mailSecondsAfterPostgres, ...postgres } = await measurePostgresOutage(
    stack,
    scraper,
  );
  const { asked, unanswered, incomplete, longestMs } = await scraper.stop();
  const isControlNoticed = await isMissingGuardNoticed(stack);
  reportProof(
    'outages',
    {
      smtpDownSeconds: SMTP_DOWN_MS / 1000,
      mailSecondsAfterSmtp,
      mailSecondsAfterKill,
      requestsAroundRedisKill: requests,
      failedRequests: failures,
      ...postgres,
      mailSecondsAfterPostgres,
      scrapes: asked,
      unansweredScrapes: unanswered,
      incompleteScrapes: incomplete,
      longestScrapeMs: longestMs,
      controlsNoticed: isControlNoticed ? 1 : 0,
    },
    {
      'the mail arrives after the mail server has come back': mailSecondsAfterSmtp < 180,
      [`a killed worker's mail is sent by another within ${RECOVERY_LIMIT_S} s`]:
        mailSecondsAfterKill <= RECOVERY_LIMIT_S,
      'no request fails while Redis is killed': failures === 0,
      'metrics are told at every reading, whatever is away': unanswered === 0,
      'some readings fell into the outage of PostgreSQL': incomplete >= 5,
      'a worker that waits for PostgreSQL stops within 3 s':
        postgres.secondsToStopWhileWaiting <= 3,
      'a worker started without PostgreSQL is at work within 15 s of its return':
        postgres.readySeconds <= 15,
      [`the mail arrives within ${RECOVERY_LIMIT_S} s after PostgreSQL has come back`]:
        mailSecondsAfterPostgres <= RECOVERY_LIMIT_S,
      'without the guard a reading ends the worker, and that is noticed': isControlNoticed,
    },
  );
} finally {
  await stack.stop();
  await dataDir.remove();
}

import { setTimeout as pause } from 'node:timers/promises';
import { type Stack, startStack } from '../stack/stack.ts';
import { makeThrowawayDir } from '../stack/throwaway-dir.ts';
import { waitUntil } from '../stack/wait-until.ts';
import { withClient } from '../stack/with-client.ts';
import { mailsTo, sendContactMessage } from './contact-by-hand.ts';
import { processNamed } from './process-named.ts';
import { reportProof } from './report.ts';
import { secondsOf } from './seconds-of.ts';

/**
 * What a visitor notices when a part of the house falls over: nothing that waiting does not mend.
 * `--short` keeps the mail server down for five seconds instead of a minute, for CI.
 */
const SMTP_DOWN_MS = process.argv.includes('--short') ? 5_000 : 60_000;
const RECOVERY_LIMIT_S = 60;

const mailArrives = (stack: Stack, email: string) =>
  secondsOf(
    waitUntil(async () => (await mailsTo(stack.urls, email)) === 1, {
      what: `the mail to ${email}`,
      timeoutMs: 180_000,
    }),
  );

/** The mail server is away for a while: the message is taken, the mail comes when the server is back. */
async function smtpAway(stack: Stack): Promise<number> {
  const email = 'patient@proof.example';
  const inbox = processNamed(stack, 'inbox');
  await inbox.stop();
  await sendContactMessage(stack.urls, email);
  await pause(SMTP_DOWN_MS);
  await inbox.restart();
  await inbox.waitForHttp(`${stack.urls.inboxApi}/healthz`);
  return mailArrives(stack, email);
}

const jobsInHand = async (databaseUrl: string): Promise<number> => {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query(
      "select count(*)::int as n from pgboss.job where name = 'mail.send' and state = 'active'",
    ),
  );
  return rows[0].n;
};

/** A worker dies with jobs in its hands: the other one, asleep until then, takes them up. */
async function workerKilled(stack: Stack): Promise<number> {
  const email = 'orphaned@proof.example';
  const inbox = processNamed(stack, 'inbox');
  const [doomed, heir] = [processNamed(stack, 'worker-1'), processNamed(stack, 'worker-2')];
  process.kill(heir.pid, 'SIGSTOP');
  process.kill(inbox.pid, 'SIGSTOP'); // so that the delivery hangs in the middle
  await sendContactMessage(stack.urls, email);
  await waitUntil(async () => (await jobsInHand(stack.databaseUrl)) === 2, {
    what: 'both mails to be in the hands of the first worker',
  });
  await doomed.kill();
  process.kill(inbox.pid, 'SIGCONT');
  process.kill(heir.pid, 'SIGCONT');
  return mailArrives(stack, email);
}

/** Redis is killed under a stream of requests: every one is still answered properly. */
async function redisKilled(stack: Stack): Promise<{ requests: number; failures: number }> {
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

const dataDir = await makeThrowawayDir('outages');
const stack = await startStack({
  dataDir: dataDir.path,
  instances: { worker: 2 },
  logLevel: 'fatal',
  env: { every: { RATE_LIMIT_SCALE: '1000' } },
});
try {
  const mailSecondsAfterSmtp = await smtpAway(stack);
  const mailSecondsAfterKill = await workerKilled(stack);
  const { requests, failures } = await redisKilled(stack);
  reportProof(
    'outages',
    {
      smtpDownSeconds: SMTP_DOWN_MS / 1000,
      mailSecondsAfterSmtp,
      mailSecondsAfterKill,
      requestsAroundRedisKill: requests,
      failedRequests: failures,
    },
    {
      'the mail arrives after the mail server has come back': mailSecondsAfterSmtp < 180,
      [`a killed worker's mail is sent by another within ${RECOVERY_LIMIT_S} s`]:
        mailSecondsAfterKill <= RECOVERY_LIMIT_S,
      'no request fails while Redis is killed': failures === 0,
    },
  );
} finally {
  await stack.stop();
  await dataDir.remove();
}

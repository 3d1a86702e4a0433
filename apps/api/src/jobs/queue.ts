import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Tx } from '../db/client.ts';
import type { OutageLog } from '../db/outage-log.ts';
import type { Log } from '../lib/log.ts';
import { JOB_NAMES, JOBS, type JobName, type JobPayload, repeatSeconds } from './jobs.ts';

export interface Jobs {
  /** The job is queued if and only if the transaction commits. */
  enqueue<N extends JobName>(tx: Tx, name: N, payload: JobPayload<N>): Promise<void>;
}

export const deadLetterOf = (name: JobName): string => `${name}.dead`;

const DEAD_LETTER_DAYS = 14;

/** What a worker does beyond sending: it supervises and keeps the schedule. */
export function openBoss(
  databaseUrl: string,
  log: Log,
  role: 'sender' | 'worker',
  outages?: OutageLog,
): PgBoss {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: `jobs ${role}`,
    max: role === 'worker' ? 6 : 2,
    migrate: false,
    createSchema: false,
    supervise: role === 'worker',
    schedule: role === 'worker',
    useListenNotify: role === 'worker',
    // With the heartbeats below: the job of a killed worker is taken over within half a minute.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  // Every queue is polled every few seconds: during an outage each poll would log a line.
  boss.on('error', (error) => {
    if (!outages?.tell(error)) log.error({ reason: error.message }, 'job queue error');
  });
  return boss;
}

export const jobsThrough = (boss: PgBoss): Jobs => ({
  async enqueue(tx, name, payload) {
    // Fail here on a bad payload, rather than in the worker.
    const data = JOBS[name].payload.parse(payload);
    await boss.send(name, data, { db: fromDrizzle(tx, sql) });
  },
});

/** Creates the queue's tables and every queue with its dead-letter queue. Part of the migration; safe to repeat. */
export async function installQueues(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    migrate: true,
    createSchema: true,
    supervise: false,
    schedule: false,
  });
  // The promises below reject as well; without a listener this event would end the process first.
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const name of JOB_NAMES) {
      const { retryLimit, retryDelayMax, expireInSeconds } = JOBS[name];
      // A dead letter waits for manual work, but not for ever: it holds personal data.
      const dead = { retentionSeconds: DEAD_LETTER_DAYS * 86_400 };
      await boss.createQueue(deadLetterOf(name), dead);
      await boss.updateQueue(deadLetterOf(name), dead);
      const options = {
        retryLimit,
        retryDelay: 5,
        retryBackoff: true,
        retryDelayMax,
        expireInSeconds,
        heartbeatSeconds: 10,
        deleteAfterSeconds: 86_400,
        deadLetter: deadLetterOf(name),
        notify: true,
      };
      // `short`: at most one waits, or every cron start would begin another chain of repeats.
      const policy = repeatSeconds(name) === undefined ? 'standard' : 'short';
      await boss.createQueue(name, { ...options, policy });
      await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

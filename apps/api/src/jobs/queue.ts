import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Tx } from '../db/client.ts';
import type { OutageLog } from '../db/outage-log.ts';
import type { Log } from '../lib/log.ts';
import { JOB_NAMES, JOBS, type JobName, type JobPayload, secondsUntilAgain } from './jobs.ts';

export interface Jobs {
  /** The job exists if and only if the transaction commits. */
  enqueue<N extends JobName>(tx: Tx, name: N, payload: JobPayload<N>): Promise<void>;
}

export const deadLetterOf = (name: JobName): string => `${name}.dead`;

const DEAD_LETTER_DAYS = 14;

/** What a worker's process adds to a mere sender's: it supervises, and keeps the schedule. */
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
    // Together with the heartbeats below: a killed worker's job is with another one within half a minute.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  // Every queue is asked every few seconds: during an outage that would be a line for each of these questions.
  boss.on('error', (error) => {
    if (!outages?.tell(error)) log.error({ reason: error.message }, 'job queue');
  });
  return boss;
}

export const jobsThrough = (boss: PgBoss): Jobs => ({
  async enqueue(tx, name, payload) {
    // Our own mistake would otherwise only show when the worker cannot read it.
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
  // The promises below reject as well; without a listener the event would end the process first.
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const name of JOB_NAMES) {
      const { retryLimit, retryDelayMax, expireInSeconds } = JOBS[name];
      // A dead letter waits for a person, but not for ever: it holds personal data.
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
      // `short`: one waits at most, or every start by cron would begin another chain of repeats.
      const policy = secondsUntilAgain(name) === undefined ? 'standard' : 'short';
      await boss.createQueue(name, { ...options, policy });
      await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

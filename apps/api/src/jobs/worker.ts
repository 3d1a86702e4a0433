import type { Job, PgBoss } from 'pg-boss';
import type { Deps } from '../deps.ts';
import { JOB_NAMES, JOBS, type JobName, type JobPayload, repeatSeconds } from './jobs.ts';
import { SCHEDULE, SCHEDULE_TIME_ZONE } from './schedule.ts';

export type JobHandlers = {
  [N in JobName]: (deps: Deps, payload: JobPayload<N>) => Promise<void>;
};

/** Passes a job to its handler; a payload that does not fit the schema is a bug and fails like one. */
export async function runJob(deps: Deps, handlers: JobHandlers, name: JobName, data: unknown) {
  // Handlers and payloads have the same keys; TypeScript cannot follow the pair through a variable.
  const handler = handlers[name] as (deps: Deps, payload: unknown) => Promise<void>;
  await handler(deps, JOBS[name].payload.parse(data));
}

async function runWatched(deps: Deps, handlers: JobHandlers, name: JobName, job: Job<unknown>) {
  const stopWatch = deps.metrics.jobSeconds.startTimer({ job: name });
  try {
    await runJob(deps, handlers, name, job.data);
    stopWatch({ outcome: 'done' });
  } catch (error) {
    stopWatch({ outcome: 'failed' });
    const facts = { job: name, id: job.id, attempt: job.retryCount + 1, err: error };
    if (job.retryCount < JOBS[name].retryLimit) deps.log.warn(facts, 'job failed, will retry');
    else deps.log.error(facts, 'job failed permanently, moved to dead letter queue');
    throw error;
  }
}

/** Queues the next run of a repeating job; does nothing when one is queued already. */
async function sendAgain(boss: PgBoss, name: JobName): Promise<void> {
  const startAfter = repeatSeconds(name);
  if (startAfter !== undefined) await boss.send(name, {}, { startAfter });
}

/** Replaces the schedule in the database by the one in the code: a removed entry must not keep firing. */
async function plantSchedule(boss: PgBoss): Promise<void> {
  const listed = new Set<string>(SCHEDULE.map(({ job }) => job));
  for (const { name } of await boss.getSchedules()) {
    if (!listed.has(name)) await boss.unschedule(name);
  }
  for (const { job, cron } of SCHEDULE) {
    await boss.schedule(job, cron, {}, { tz: SCHEDULE_TIME_ZONE });
  }
}

/**
 * Starts working on every queue and installs the schedule. The type of the handlers makes a job without a handler impossible.
 */
export async function startWorker(deps: Deps, boss: PgBoss, handlers: JobHandlers): Promise<void> {
  for (const name of JOB_NAMES) {
    await boss.work<unknown>(
      name,
      { localConcurrency: 4, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 },
      async (jobs) => {
        for (const job of jobs) await runWatched(deps, handlers, name, job);
        await sendAgain(boss, name);
      },
    );
  }
  await plantSchedule(boss);
}

import type { Job, PgBoss } from 'pg-boss';
import type { Deps } from '../deps.ts';
import { JOB_NAMES, JOBS, type JobName, type JobPayload, secondsUntilAgain } from './jobs.ts';
import { watchOperations } from './operations-metrics.ts';
import { watchQueues } from './queue-metrics.ts';
import { SCHEDULE, SCHEDULE_TIME_ZONE } from './schedule.ts';

export type JobHandlers = {
  [N in JobName]: (deps: Deps, payload: JobPayload<N>) => Promise<void>;
};

/** Hands one job over to its handler; what does not fit the payload's schema is a bug and fails like one. */
export async function runJob(deps: Deps, handlers: JobHandlers, name: JobName, data: unknown) {
  // The table of handlers and the table of payloads are keyed alike; TypeScript cannot follow the pair through a variable.
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
    if (job.retryCount < JOBS[name].retryLimit) deps.log.warn(facts, 'a job will be tried again');
    else deps.log.error(facts, 'a job has failed for good and waits among the dead letters');
    throw error;
  }
}

/** Puts the next run of a job that repeats itself into the queue; nothing happens when one waits there already. */
async function sendAgain(boss: PgBoss, name: JobName): Promise<void> {
  const startAfter = secondsUntilAgain(name);
  if (startAfter !== undefined) await boss.send(name, {}, { startAfter });
}

/** The schedule in the database becomes the one in the code: a line that was taken out must not go on firing. */
async function plantSchedule(boss: PgBoss): Promise<void> {
  const listed = new Set<string>(SCHEDULE.map(({ job }) => job));
  for (const { name } of await boss.getSchedules()) {
    if (!listed.has(name)) await boss.unschedule(name);
  }
  for (const { job, cron } of SCHEDULE) {
    await boss.schedule(job, cron, {}, { tz: SCHEDULE_TIME_ZONE });
  }
}

/** The figures that only workers tell. Once per process: a start that did not succeed is repeated. */
export function watchWork(deps: Deps, boss: PgBoss): void {
  watchQueues(deps.metrics, boss);
  watchOperations(deps);
}

/** Takes up work on every queue and plants the schedule. The handlers' type makes a job without a handler impossible. */
export async function startWork(deps: Deps, boss: PgBoss, handlers: JobHandlers): Promise<void> {
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

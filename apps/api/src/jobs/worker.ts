import type { PgBoss } from 'pg-boss';
import type { Deps } from '../deps.ts';
import { JOB_NAMES, JOBS, type JobName, type JobPayload } from './jobs.ts';
import { SCHEDULE, SCHEDULE_TIME_ZONE } from './schedule.ts';

export type JobHandlers = {
  [N in JobName]: (deps: Deps, payload: JobPayload<N>) => Promise<void>;
};

/** Runs one job by hand over to its handler; what does not fit the payload's schema is a bug and fails like one. */
export async function runJob(deps: Deps, handlers: JobHandlers, name: JobName, data: unknown) {
  // The table of handlers and the table of payloads are keyed alike; TypeScript cannot follow the pair through a variable.
  const handler = handlers[name] as (deps: Deps, payload: unknown) => Promise<void>;
  await handler(deps, JOBS[name].payload.parse(data));
}

/** Takes up work on every queue and plants the schedule. The handlers' type makes a job without a handler impossible. */
export async function startWork(deps: Deps, boss: PgBoss, handlers: JobHandlers): Promise<void> {
  for (const name of JOB_NAMES) {
    await boss.work(
      name,
      { localConcurrency: 4, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 },
      async (jobs) => {
        for (const job of jobs) {
          const stopWatch = deps.metrics.jobSeconds.startTimer({ job: name });
          try {
            await runJob(deps, handlers, name, job.data);
            stopWatch({ outcome: 'done' });
          } catch (error) {
            stopWatch({ outcome: 'failed' });
            deps.log.warn(
              { job: name, id: job.id, attempt: job.retryCount + 1, err: error },
              'a job failed and will be tried again',
            );
            throw error;
          }
        }
      },
    );
  }
  for (const { job, cron } of SCHEDULE) {
    await boss.schedule(job, cron, {}, { tz: SCHEDULE_TIME_ZONE });
  }
}

import type { PgBoss } from 'pg-boss';
import { Gauge } from 'prom-client';
import type { Metrics } from '../http/metrics.ts';
import { JOB_NAMES, type JobName } from './jobs.ts';
import { deadLetterOf } from './queue.ts';

/** Number of waiting, active and dead jobs, queried when the metrics are read: an alert on dead letters notifies the operator. */
export function watchQueues(metrics: Metrics, boss: PgBoss): void {
  const readQueues = async () => {
    const queues: { job: JobName; waiting: number; active: number; dead: number }[] = [];
    for (const job of JOB_NAMES) {
      const [stats] = await boss.getQueueStats(job, { force: true });
      const [dead] = await boss.getQueueStats(deadLetterOf(job), { force: true });
      queues.push({
        job,
        waiting: stats?.queuedCount ?? 0,
        active: stats?.activeCount ?? 0,
        dead: dead?.queuedCount ?? 0,
      });
    }
    return queues;
  };
  // One query at a time, however often the metrics are read while the database hangs.
  let pending: ReturnType<typeof readQueues> | undefined;
  const ask = () => {
    pending ??= readQueues().finally(() => {
      pending = undefined;
    });
    return pending;
  };
  new Gauge({
    name: 'ismi_jobs',
    help: 'Jobs by queue and state; state dead are those that failed for good',
    labelNames: ['job', 'state'],
    registers: [metrics.registry],
    async collect() {
      for (const { job, ...counts } of await ask()) {
        for (const [state, count] of Object.entries(counts)) this.set({ job, state }, count);
      }
    },
  });
}

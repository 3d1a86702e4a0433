import type { PgBoss } from 'pg-boss';
import { Gauge } from 'prom-client';
import type { Metrics } from '../http/metrics.ts';
import { JOB_NAMES } from './jobs.ts';
import { deadLetterOf } from './queue.ts';

/** How much is waiting, in hand and dead, asked when the metrics are read: an alarm on dead letters calls the person they wait for. */
export function watchQueues(metrics: Metrics, boss: PgBoss): void {
  new Gauge({
    name: 'ismi_jobs',
    help: 'Jobs by queue and state; state dead are those that failed for good',
    labelNames: ['job', 'state'],
    registers: [metrics.registry],
    async collect() {
      for (const job of JOB_NAMES) {
        const [stats] = await boss.getQueueStats(job, { force: true });
        const [dead] = await boss.getQueueStats(deadLetterOf(job), { force: true });
        this.set({ job, state: 'waiting' }, stats?.queuedCount ?? 0);
        this.set({ job, state: 'active' }, stats?.activeCount ?? 0);
        this.set({ job, state: 'dead' }, dead?.queuedCount ?? 0);
      }
    },
  });
}

import { Gauge } from 'prom-client';
import type { Db } from '../db/client.ts';
import { databaseAnswers } from '../db/ping.ts';
import type { Metrics } from './metrics.ts';

const TIMEOUT_MS = 1_000;

/** Whether PostgreSQL answers this process, checked when the metrics are read. */
export function watchDatabase(metrics: Metrics, db: Db): void {
  // One ping at a time, however often the metrics are read while it hangs.
  let pending: Promise<boolean> | undefined;
  const ping = () => {
    pending ??= databaseAnswers(db).finally(() => {
      pending = undefined;
    });
    return pending;
  };
  new Gauge({
    name: 'ismi_database_up',
    help: '1 when PostgreSQL answers this process within a second, 0 when it does not',
    registers: [metrics.registry],
    async collect() {
      const { promise: timedOut, resolve } = Promise.withResolvers<boolean>();
      const timer = setTimeout(() => resolve(false), TIMEOUT_MS);
      this.set((await Promise.race([ping(), timedOut])) ? 1 : 0);
      clearTimeout(timer);
    },
  });
}

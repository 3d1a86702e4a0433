import { readConfig } from './config.ts';
import { databaseAnswers } from './db/ping.ts';
import { startWithDatabase } from './db/start-with-database.ts';
import { watchOperations } from './features/admin/operations-metrics.service.ts';
import { serveMetrics } from './http/metrics.ts';
import { JOB_HANDLERS } from './job-handlers.ts';
import { watchQueues } from './jobs/queue-metrics.ts';
import { startWorker } from './jobs/worker.ts';
import { onStopSignal } from './lib/stop-signal.ts';
import { openDeps } from './open-deps.ts';

const config = readConfig();
const { deps, boss, close } = openDeps(config, 'worker');
const stopping = new AbortController();
let hasQueue = false;
let isAtWork = false;

// Once per process, before the start that may be repeated.
watchQueues(deps.metrics, boss);
watchOperations(deps);
const metricsServer = await serveMetrics(deps.metrics, {
  host: config.http.host,
  port: config.http.metricsPort,
  isReady: async () => isAtWork && !stopping.signal.aborted && (await databaseAnswers(deps.db)),
});

onStopSignal(deps.log, async () => {
  stopping.abort();
  metricsServer.close();
  // A process that still waits for the database has no job to finish.
  if (hasQueue) await close();
});

isAtWork = await startWithDatabase({
  start: async () => {
    await boss.start();
    hasQueue = true;
    await startWorker(deps, boss, JOB_HANDLERS);
  },
  undo: async () => {
    hasQueue = false;
    await boss.stop({ graceful: false });
  },
  outages: deps.outages,
  signal: stopping.signal,
});
if (isAtWork) deps.log.info('worker started');

import { readConfig } from './config.ts';
import { serveMetrics } from './http/metrics.ts';
import { JOB_HANDLERS } from './job-handlers.ts';
import { startWork } from './jobs/worker.ts';
import { onStopSignal } from './lib/stop-signal.ts';
import { openDeps } from './open-deps.ts';

const config = readConfig();
const { deps, boss, close } = await openDeps(config, 'worker');
const metricsServer = await serveMetrics(deps.metrics, config.http.host, config.http.metricsPort);
await startWork(deps, boss, JOB_HANDLERS);
deps.log.info('the worker is at work');

onStopSignal(deps.log, async () => {
  metricsServer.close();
  await close();
});

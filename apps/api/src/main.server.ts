import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { serveMetrics } from './http/metrics.ts';
import { onStopSignal } from './lib/stop-signal.ts';
import { openDeps } from './open-deps.ts';
import { startTelemetry } from './telemetry.ts';

const config = readConfig();
const stopTelemetry = await startTelemetry(config.hasTraceCollector);
const { deps, close } = await openDeps(config, 'api');
let stopping = false;
const app = await buildApp(deps, { isStopping: () => stopping });
const metricsServer = await serveMetrics(deps.metrics, config.http.host, config.http.metricsPort);
await app.listen({ host: config.http.host, port: config.http.port });
deps.log.info({ port: config.http.port }, 'the API listens');

onStopSignal(deps.log, async () => {
  // First "not ready", so that the load balancer sends nobody new; then finish who is here.
  stopping = true;
  await wait(config.http.drainMs);
  await app.close();
  metricsServer.close();
  await close();
  await stopTelemetry();
});

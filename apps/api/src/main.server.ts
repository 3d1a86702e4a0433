import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { startWithDatabase } from './db/start-with-database.ts';
import { hasCatalogue } from './features/names/served-catalogue.service.ts';
import type { DrainState } from './http/drain-hooks.ts';
import { serveMetrics } from './http/metrics.ts';
import { onStopSignal } from './lib/stop-signal.ts';
import { openDeps } from './open-deps.ts';
import { startTelemetry } from './telemetry.ts';

/**
 * The end of the drain. Shorter than nginx's fail_timeout: it must not try this process again before the listener is closed.
 */
const TURN_AWAY_MS = 1_000;

const config = readConfig();
const stopTelemetry = await startTelemetry(config.hasTraceCollector);
const { deps, boss, close } = openDeps(config, 'api');
const stopping = new AbortController();
let drainState: DrainState = 'none';
let isListening = false;
const app = await buildApp(deps, {
  drainState: () => drainState,
  isProvided: () => hasCatalogue(deps),
});
const metricsServer = await serveMetrics(deps.metrics, {
  host: config.http.host,
  port: config.http.metricsPort,
  isReady: async () => isListening,
});
onStopSignal(deps.log, async () => {
  stopping.abort();
  // A process that still waits for the database has no request to finish.
  if (!isListening) return;
  // First "not ready", so that the load balancer sends no new requests; then finish the running ones.
  const turnAwayMs = Math.min(TURN_AWAY_MS, config.http.drainMs);
  drainState = 'stopping';
  await wait(config.http.drainMs - turnAwayMs);
  drainState = 'rejecting-reads';
  await wait(turnAwayMs);
  await app.close();
  metricsServer.close();
  await close();
  await stopTelemetry();
});

const hasStarted = await startWithDatabase({
  start: async () => {
    await boss.start();
    // The index is built before the first visitor, who would have to wait for it.
    if (!(await hasCatalogue(deps))) deps.log.warn('catalogue not imported, not ready');
  },
  undo: () => boss.stop({ graceful: false }),
  outages: deps.outages,
  signal: stopping.signal,
});
if (hasStarted) {
  await app.listen({ host: config.http.host, port: config.http.port });
  isListening = true;
  deps.log.info({ port: config.http.port }, 'API listening');
}

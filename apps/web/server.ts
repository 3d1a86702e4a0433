import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { createRequestHandler } from 'react-router';
import { readWebConfig } from './config.ts';
import { buildWeb } from './server/build-web.ts';
import { serveBuiltAssets } from './server/serve-assets.ts';

const SHUTDOWN_TIMEOUT_MS = 30_000;

const config = readWebConfig();
const log = pino({ level: config.logLevel, base: { process: 'web' } });
const built = new URL('./build/server/index.js', import.meta.url).href;
const render = createRequestHandler(await import(built), 'production');
let stopping = false;
const web = await buildWeb({
  config,
  log,
  render: (request) => render(request),
  serveAssets: serveBuiltAssets,
  isStopping: () => stopping,
});
await web.listen({ host: config.host, port: config.port });
log.info({ port: config.port }, 'web server listening');

const stop = async () => {
  if (stopping) return;
  stopping = true;
  // A browser may keep an idle connection open.
  setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
  await wait(config.drainMs);
  await web.close();
  process.exit(0);
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

import { createServer } from 'node:http';
import { pino } from 'pino';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { readWebConfig } from './config.ts';
import { buildWeb } from './server/build-web.ts';

/** The same server as in production; only the pages come from Vite, with reload. */
const config = readWebConfig();
const server = createServer();
const vite = await createVite({
  root: import.meta.dirname,
  // Reload uses our own port: on Vite's default port two checkouts would reload each other's pages.
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
});
const render = createRequestHandler(
  // Vite types a loaded module as any.
  () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
  'development',
);
const web = await buildWeb({
  config,
  log: pino({ level: config.logLevel, base: { process: 'web' } }),
  render: (request) => render(request),
  serverFactory: (handle) =>
    server.on('request', (request, response) =>
      vite.middlewares(request, response, () => handle(request, response)),
    ),
});
await web.listen({ host: config.host, port: config.port });

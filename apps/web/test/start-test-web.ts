import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { readWebConfig } from '../config.ts';
import { buildWeb, type WebParts } from '../server/build-web.ts';
import { webEnvironment } from './web-environment.ts';

interface RecordedRequest {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** An API that records requests and refuses all of them, by default with 404 like our own for an unknown path. */
async function startApi(status = 404) {
  const asked: RecordedRequest[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    asked.push({ method, url, headers, body: await text(request) });
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"success":false}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    if (server.listening) await once(server, 'close');
  };
  onTestFinished(stop);
  // The server listens on TCP, so `address()` is an object.
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, stop };
}

interface Rendered {
  method: string;
  path: string;
  headers: Headers;
  body: string;
}

/** The web server in front of such an API, with pages that only confirm the request; closed at the end of the test. */
export async function startTestWeb(
  environment: Record<string, string> = {},
  { apiStatus, ...parts }: Partial<WebParts> & { apiStatus?: number } = {},
) {
  const api = await startApi(apiStatus);
  const rendered: Rendered[] = [];
  const web = await buildWeb({
    config: readWebConfig({
      ...webEnvironment(api.url),
      ...environment,
    }),
    log: pino({ level: 'silent' }),
    async render(request) {
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      rendered.push({ method, path: pathname + search, headers, body: await request.text() });
      return new Response('<h1>ismi</h1>', {
        status: pathname === '/gone' ? 404 : 200,
        headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" },
      });
    },
    ...parts,
  });
  const origin = await web.listen({ host: '127.0.0.1', port: 0 });
  const close = () => web.close();
  onTestFinished(close);
  const ask = (path: string, init?: RequestInit) => fetch(origin + path, init);
  return { origin, ask, api, rendered, close };
}

/** A page whose second half is sent later. */
export const streamInTwoParts = (ready: Promise<void>) =>
  new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(Buffer.from('<p>first</p>'));
      await ready;
      controller.enqueue(Buffer.from('<p>second</p>'));
      controller.close();
    },
  });

import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { OpenProxy } from './postgres-proxy.ts';
import type { Steps } from './steps.ts';

/** Stands between one process and PayPal; every call is a step. */
export async function proxyPayPal(upstream: () => string, steps: Steps): Promise<OpenProxy> {
  const server = createServer((incoming, outgoing) => {
    void passOn(incoming, outgoing).catch(() => incoming.socket.destroy());
  });

  async function passOn(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const fate = await steps.fateOf(labelOf(incoming));
    if (fate === 'drop question') return void incoming.socket.destroy();
    const answer = await ask(`${upstream()}${incoming.url}`, incoming, body);
    if (fate === 'drop answer') return void incoming.socket.destroy();
    outgoing.writeHead(answer.status, answer.headers).end(answer.body);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port, // it listens on a port, not on a path
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function ask(url: string, { method, headers }: IncomingMessage, body: Buffer) {
  const outgoing = request(url, { method, headers });
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 502,
    headers: response.headers,
    body: await buffer(response),
  };
}

/** Without ids, so that the same step reads alike in every run. */
const labelOf = ({ method, url }: IncomingMessage): string =>
  `PayPal: ${method} ${url?.replaceAll(/\/[A-Z0-9]{17}(?=\/|$)/g, '/…')}`;

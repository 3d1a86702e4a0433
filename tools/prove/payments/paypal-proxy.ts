import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { OpenProxy } from './postgres-proxy.ts';
import type { StepInterceptor } from './step-interceptor.ts';

/** A proxy between one process and PayPal; every call is a step. */
export async function proxyPayPal(
  upstream: () => string,
  steps: StepInterceptor,
): Promise<OpenProxy> {
  const server = createServer((incoming, outgoing) => {
    void relay(incoming, outgoing).catch(() => incoming.socket.destroy());
  });

  async function relay(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const action = await steps.nextAction(labelOf(incoming));
    if (action === 'drop question') return void incoming.socket.destroy();
    const answer = await forward(`${upstream()}${incoming.url}`, incoming, body);
    if (action === 'drop answer') return void incoming.socket.destroy();
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

async function forward(url: string, { method, headers }: IncomingMessage, body: Buffer) {
  const outgoing = request(url, { method, headers });
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 502,
    headers: response.headers,
    body: await buffer(response),
  };
}

/** Without ids, so that a step has the same label in every run. */
const labelOf = ({ method, url }: IncomingMessage): string =>
  `PayPal: ${method} ${url?.replaceAll(/\/[A-Z0-9]{17}(?=\/|$)/g, '/…')}`;

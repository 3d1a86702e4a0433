import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import {
  endsRequest,
  endsResponse,
  isJobQueueConnection,
  MessageReader,
  StatementNames,
} from './postgres-messages.ts';
import type { StepInterceptor } from './step-interceptor.ts';

export interface OpenProxy {
  port: number;
  close(): Promise<void>;
}

/** A proxy between one process and PostgreSQL; every statement is a step. */
export async function proxyPostgres(
  upstreamPort: number,
  steps: StepInterceptor,
): Promise<OpenProxy> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(upstreamPort, '127.0.0.1');
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
    void relay(client, upstream, steps).catch(() => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port, // it listens on a port, not on a path
    async close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

async function relay(client: Socket, upstream: Socket, steps: StepInterceptor): Promise<void> {
  const reader = new MessageReader('client');
  const names = new StatementNames();
  let isWatched = true;
  let question: Buffer[] = [];
  let text = '';
  let sendToClient = (chunk: Buffer): void => void client.write(chunk);
  upstream.on('data', (chunk: Buffer) => sendToClient(chunk));

  for await (const chunk of client) {
    for (const message of reader.read(chunk)) {
      if (message.type === 'startup') isWatched = !isJobQueueConnection(message);
      question.push(message.bytes);
      text = names.textOf(message) ?? text;
      if (message.type !== 'startup' && message.type !== 'X' && !endsRequest(message)) continue;
      const isStep = isWatched && endsRequest(message);
      const action = isStep ? await steps.nextAction(labelOf(text)) : 'pass';
      if (action === 'drop question') return void client.destroy();
      if (action === 'drop answer') sendToClient = discardAnswer(client);
      upstream.write(Buffer.concat(question));
      question = [];
    }
  }
}

/** Waits until the server has finished, then closes the connection without passing on its response. */
function discardAnswer(client: Socket): (chunk: Buffer) => void {
  const reader = new MessageReader('server');
  return (chunk) => {
    if (reader.read(chunk).some(endsResponse)) client.destroy();
  };
}

const labelOf = (text: string): string =>
  `PostgreSQL: ${text.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}`;

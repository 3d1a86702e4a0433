import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import {
  endsAnswer,
  endsQuestion,
  isOfQueue,
  MessageReader,
  StatementNames,
} from './postgres-messages.ts';
import type { Steps } from './steps.ts';

export interface OpenProxy {
  port: number;
  close(): Promise<void>;
}

/** Stands between one process and PostgreSQL; every statement that the process sends is a step. */
export async function proxyPostgres(upstreamPort: number, steps: Steps): Promise<OpenProxy> {
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
    void converse(client, upstream, steps).catch(() => client.destroy());
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

async function converse(client: Socket, upstream: Socket, steps: Steps): Promise<void> {
  const reader = new MessageReader('client');
  const names = new StatementNames();
  let isWatched = true;
  let question: Buffer[] = [];
  let text = '';
  let giveBack = (chunk: Buffer): void => void client.write(chunk);
  upstream.on('data', (chunk: Buffer) => giveBack(chunk));

  for await (const chunk of client) {
    for (const message of reader.read(chunk)) {
      if (message.type === 'startup') isWatched = !isOfQueue(message);
      question.push(message.bytes);
      text = names.textOf(message) ?? text;
      if (message.type !== 'startup' && message.type !== 'X' && !endsQuestion(message)) continue;
      const isStep = isWatched && endsQuestion(message);
      const fate = isStep ? await steps.fateOf(labelOf(text)) : 'pass';
      if (fate === 'drop question') return void client.destroy();
      if (fate === 'drop answer') giveBack = swallow(client);
      upstream.write(Buffer.concat(question));
      question = [];
    }
  }
}

/** Waits until the server has done all that it was asked, and ends the connection instead of telling. */
function swallow(client: Socket): (chunk: Buffer) => void {
  const reader = new MessageReader('server');
  return (chunk) => {
    if (reader.read(chunk).some(endsAnswer)) client.destroy();
  };
}

const labelOf = (text: string): string =>
  `PostgreSQL: ${text.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}`;

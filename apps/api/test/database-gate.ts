import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between a process and PostgreSQL. While it is closed nothing connects, and open connections are cut. */
export async function databaseGate(databaseUrl: string) {
  const database = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isOpen = false;
  const server = createServer((visitor) => {
    if (!isOpen) {
      visitor.on('error', () => {}).resetAndDestroy();
      return;
    }
    const inside = connect(Number(database.port), database.hostname);
    for (const [one, other] of [
      [visitor, inside],
      [inside, visitor],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const shut = () => {
    isOpen = false;
    for (const socket of sockets) socket.destroy();
  };
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    open: () => {
      isOpen = true;
    },
    shut,
    close: async () => {
      shut();
      server.close();
      await once(server, 'close');
    },
  };
}

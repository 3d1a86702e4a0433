import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the range from which the system takes ports for outgoing connections, so none of those gets in between. */
const FIRST = 20_000;
const COUNT = 10_000;

/** Ports that this process has promised to somebody who may not have bound them yet. */
const promised = new Set<number>();

/** A port of the loopback address that nobody uses. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < 200; tries += 1) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await takeIfFree(port)) return port;
  }
  throw new Error(`Found no free port between ${FIRST} and ${FIRST + COUNT}.`);
}

/** The wished port, or the next one above it that nobody uses. */
export async function findFreePortFrom(wished: number): Promise<number> {
  for (let port = wished; port < wished + 100; port += 1) {
    if (await takeIfFree(port)) return port;
  }
  throw new Error(`Found no free port between ${wished} and ${wished + 100}.`);
}

async function takeIfFree(port: number): Promise<boolean> {
  if (promised.has(port)) return false;
  // Both, because `localhost` may mean either: somebody on ::1 would get the visits meant for us.
  if (!(await canBind(port, '127.0.0.1')) || !(await canBind(port, '::1'))) return false;
  promised.add(port);
  return true;
}

async function canBind(port: number, host: string): Promise<boolean> {
  const server = createServer();
  try {
    const listening = once(server, 'listening');
    server.listen({ port, host });
    await listening;
  } catch (error) {
    // A machine without IPv6 has no ::1 that somebody could use.
    return !(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE');
  }
  const closed = once(server, 'close');
  server.close();
  await closed;
  return true;
}

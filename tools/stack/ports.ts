import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the range of outgoing connections, which could otherwise take a port. */
const FIRST = 20_000;
const COUNT = 10_000;

/** Ports that this process has given out and that may not be bound yet. */
const reserved = new Set<number>();

/** A free port of the loopback address. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < 200; tries += 1) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await claimPortIfFree(port)) return port;
  }
  throw new Error(`Found no free port between ${FIRST} and ${FIRST + COUNT}.`);
}

/** The preferred port, or the next free one above it. */
export async function findFreePortFrom(preferred: number): Promise<number> {
  for (let port = preferred; port < preferred + 100; port += 1) {
    if (await claimPortIfFree(port)) return port;
  }
  throw new Error(`Found no free port between ${preferred} and ${preferred + 100}.`);
}

async function claimPortIfFree(port: number): Promise<boolean> {
  if (reserved.has(port)) return false;
  // Both, because `localhost` may mean either: another server on ::1 would get our requests.
  if (!(await canBind(port, '127.0.0.1')) || !(await canBind(port, '::1'))) return false;
  reserved.add(port);
  return true;
}

async function canBind(port: number, host: string): Promise<boolean> {
  const server = createServer();
  try {
    const listening = once(server, 'listening');
    server.listen({ port, host });
    await listening;
  } catch (error) {
    // A machine without IPv6 has no ::1.
    return !(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE');
  }
  const closed = once(server, 'close');
  server.close();
  await closed;
  return true;
}

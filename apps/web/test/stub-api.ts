import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import { webEnvironment } from './web-environment.ts';

/**
 * Starts a server in place of the API and points the environment of this process to it, until the end of the test. Modules read
 * the environment when they are loaded, so the one under test must be imported after this.
 */
export async function stubApi(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // The server listens on TCP, so `address()` is an object.
  const { port } = server.address() as AddressInfo;
  const environment = { ...webEnvironment(`http://127.0.0.1:${port}`), LOG_LEVEL: 'silent' };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.resetModules();
  return environment;
}

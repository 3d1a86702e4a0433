import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import { webEnvironment } from './web-environment.ts';

/**
 * Starts a server in place of the API and sets the environment of this process to it, until the test is over. Modules read the
 * environment while they are loaded, so the one under test must be imported after this.
 */
export async function stubApi(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // It listens on TCP, so its address is one of these.
  const { port } = server.address() as AddressInfo;
  const environment = { ...webEnvironment(`http://127.0.0.1:${port}`), LOG_LEVEL: 'silent' };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.resetModules();
  return environment;
}

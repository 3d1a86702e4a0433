import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { defineEndpoint } from '@ismi/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { aUser } from '../test/fixtures/users.ts';
import { startTestApi } from '../test/start-test-api.ts';
import type { Feature } from './http/mount.ts';
import { startTelemetry } from './telemetry.ts';

/** Violates a constraint of the database, whose error quotes the row. */
const planted = defineEndpoint({
  method: 'POST',
  path: '/planted/:token',
  access: 'guest',
  summary: 'planted',
  params: z.object({ token: z.string() }),
  query: z.object({ token: z.string() }),
  body: z.object({ email: z.email() }),
  response: z.object({}),
});
const colliding: Feature = (mount, { db }) =>
  mount(planted, async ({ body }) => {
    await aUser(db, { email: body.email });
    await aUser(db, { email: body.email });
    return {};
  });

/** Stores the bytes that are sent; texts are readable in them. */
async function startCollector() {
  const received: Buffer[] = [];
  const server = createServer(async (request, response) => {
    received.push(await buffer(request));
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  // It listens on TCP, so its address is one of these.
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`);
  vi.stubEnv('OTEL_EXPORTER_OTLP_COMPRESSION', 'none');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  return { text: () => Buffer.concat(received).toString('latin1') };
}

test('a trace has route and outcome and no request data', async () => {
  const collector = await startCollector();
  const stop = await startTelemetry(true);
  const { guest, origin } = await startTestApi({ features: [colliding] });
  const email = 'canary-mail@family.example';
  const params = { token: 'canary-in-the-path' };
  const query = { token: 'canary-in-the-query' };
  const { status } = await guest.send(planted, { params, query, body: { email } });
  expect(status).toBe(500);
  await fetch(`${origin}/api/canary-of-no-route?token=canary`);
  await stop();

  expect(collector.text()).toContain('/api/planted/:token');
  expect(collector.text()).toContain('url.path');
  expect(collector.text()).not.toContain('canary');
});

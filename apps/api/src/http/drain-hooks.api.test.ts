import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { contact, ERROR_STATUS, system } from '@ismi/contract';
import { expect, test } from 'vitest';
import { startTestApi } from '../../test/start-test-api.ts';
import type { DrainState } from './drain-hooks.ts';

test('a stopping process is alive but not ready', async () => {
  let drainState: DrainState = 'none';
  const { guest } = await startTestApi({ drainState: () => drainState });
  expect((await guest.send(system.ready, {})).status).toBe(200);
  drainState = 'stopping';
  const { status, body } = await guest.send(system.ready, {});
  expect([status, body.error.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect((await guest.send(system.health, {})).status).toBe(200);
});

test('a stopping process closes each connection after its answer', async () => {
  let drainState: DrainState = 'none';
  const { origin } = await startTestApi({ drainState: () => drainState });
  const connectionAfter = async (path: string) =>
    (await fetch(`${origin}${path}`)).headers.get('connection');
  const paths = ['/api/contact/info', '/api/nowhere', '/nowhere'];
  for (const path of paths) expect(await connectionAfter(path)).toBe('keep-alive');
  drainState = 'stopping';
  for (const path of paths) expect(await connectionAfter(path)).toBe('close');
});

test('just before closing, reads are refused and writes are served', async () => {
  const { guest, origin } = await startTestApi({ drainState: () => 'rejecting-reads' });
  const read = await guest.send(contact.info, {});
  expect([read.status, read.body.error.code]).toEqual([502, 'SERVICE_UNAVAILABLE']);
  expect((await fetch(`${origin}/nowhere`, { method: 'HEAD' })).status).toBe(502);
  const write = await fetch(`${origin}/api${contact.send.path}`, { method: 'POST' });
  expect(write.status).toBe(ERROR_STATUS.VALIDATION_FAILED);
});

test('refusals do not use 502, which makes a proxy retry', () => {
  expect(Object.values(ERROR_STATUS)).not.toContain(502);
});

test('a request accepted before closing is served', async () => {
  const { app, origin } = await startTestApi();
  const { hostname, port } = new URL(origin);
  const admitted = once(app.server, 'connection');
  const visitor = connect(Number(port), hostname);
  await admitted;
  const closed = app.close();
  visitor.write(`GET /api${system.health.path} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
  const answer = await text(visitor);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  await closed;
});

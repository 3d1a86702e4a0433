// @vitest-environment happy-dom
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ACCOUNT_LIMITS, auth } from '@ismi/contract';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { TEST_ACCOUNT } from '../../../test/test-account.ts';
import { createApi } from '../api-client.ts';
import { beginSession, currentSession, currentToken, endSession } from './session-store.ts';
import { withSession } from './with-session.ts';

const USER = TEST_ACCOUNT;

const OVER = { code: 'UNAUTHENTICATED', message: 'Over.' };

interface TestOptions {
  /** The only token that the server accepts. */
  goodToken: string;
  /** The answer to a refresh: that token, that the session is over, or no answer. */
  refresh: 'renews' | 'is over' | 'breaks off';
  /** The refusal of every other call, whatever its token. */
  refusal?: { status: number; code: string };
}

/** Our own origin with an API that knows one session. */
async function startServer({ goodToken, refresh, refusal }: TestOptions) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url?.replace('/api', '') ?? '';
    asked.push(path);
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const refuse = (status: number, error: object) => send(status, { success: false, error });
    if (path === auth.refresh.path) {
      if (refresh === 'breaks off') return response.destroy();
      if (refresh === 'is over') return refuse(401, OVER);
      return send(200, { success: true, data: { token: goodToken, user: USER } });
    }
    if (refusal) return refuse(refusal.status, { ...refusal, message: 'No.' });
    const isGood = request.headers.authorization === `Bearer ${goodToken}`;
    return isGood ? send(200, { success: true, data: USER }) : refuse(401, OVER);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // It listens on TCP, so its address is one of these.
  const { port } = server.address() as AddressInfo;
  window.location.href = `http://127.0.0.1:${port}/`;
  const api = withSession(
    createApi({
      origin: '',
      bearer: currentToken,
      headers: () => ({}),
      failureTexts: () => ({ network: 'No network.', server: 'No sense.' }),
    }),
  );
  return { api, asked };
}

afterEach(() => {
  vi.restoreAllMocks();
  endSession();
});

test('an expired token is renewed silently, and the call repeated', async () => {
  const { api, asked } = await startServer({ goodToken: 'new', refresh: 'renews' });
  beginSession({ token: 'old', user: USER });
  await expect(api.send(auth.me, {})).resolves.toMatchObject({ name: 'Elif' });
  expect(asked).toEqual(['/auth/me', '/auth/refresh', '/auth/me']);
  expect(currentToken()).toBe('new');
});

test('calls that are refused at the same time renew once', async () => {
  const { api, asked } = await startServer({ goodToken: 'new', refresh: 'renews' });
  beginSession({ token: 'old', user: USER });
  await Promise.all([api.send(auth.me, {}), api.send(auth.me, {}), api.send(auth.me, {})]);
  expect(asked.filter((path) => path === '/auth/refresh')).toHaveLength(1);
});

test('a token in its last minute is renewed before the call', async () => {
  const { api, asked } = await startServer({ goodToken: 'new', refresh: 'renews' });
  beginSession({ token: 'old', user: USER });
  const later = performance.now() + ACCOUNT_LIMITS.accessTokenLifetimeMs - 59_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  await api.send(auth.me, {});
  expect(asked).toEqual(['/auth/refresh', '/auth/me']);
});

test('a session unknown to the server is expired, and the user sees a message', async () => {
  const { api, asked } = await startServer({ goodToken: 'new', refresh: 'is over' });
  beginSession({ token: 'old', user: USER });
  await expect(api.send(auth.me, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(asked).toEqual(['/auth/me', '/auth/refresh']);
  expect(currentSession()).toEqual({ state: 'guest', ended: 'now' });
});

test('a session whose new token is refused is over, without further retries', async () => {
  const refusal = { status: 401, code: 'UNAUTHENTICATED' };
  const { api, asked } = await startServer({ goodToken: 'new', refresh: 'renews', refusal });
  beginSession({ token: 'old', user: USER });
  await expect(api.send(auth.me, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(asked).toEqual(['/auth/me', '/auth/refresh', '/auth/me']);
  expect(currentSession()).toEqual({ state: 'guest', ended: 'now' });
});

test('an unreachable server does not end the session', async () => {
  const { api } = await startServer({ goodToken: 'new', refresh: 'breaks off' });
  beginSession({ token: 'old', user: USER });
  await expect(api.send(auth.me, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(currentToken()).toBe('old');
});

test.each([
  { status: 401, code: 'INVALID_CREDENTIALS' },
  { status: 403, code: 'FORBIDDEN' },
])('$code renews nothing', async (refusal) => {
  const { api, asked } = await startServer({ goodToken: 'old', refresh: 'renews', refusal });
  beginSession({ token: 'old', user: USER });
  await expect(api.send(auth.me, {})).rejects.toMatchObject({ code: refusal.code });
  expect(asked).toEqual(['/auth/me']);
});

test('calls that are open to guests are never repeated', async () => {
  const refusal = { status: 401, code: 'UNAUTHENTICATED' };
  const { api, asked } = await startServer({ goodToken: 'old', refresh: 'renews', refusal });
  beginSession({ token: 'old', user: USER });
  await expect(api.send(auth.options, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(asked).toEqual(['/auth/options']);
});

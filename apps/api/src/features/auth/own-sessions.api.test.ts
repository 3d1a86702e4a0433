import { ACCOUNT_LIMITS, auth, ownSessions } from '@ismi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiCaller } from '../../../test/api-caller.ts';
import {
  cookieIn,
  PASSWORD,
  refreshWith,
  settled,
  signedIn,
} from '../../../test/fixtures/accounts.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { sessions } from '../../db/schema/auth.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const listOf = async (caller: ApiCaller) =>
  (await caller.send(ownSessions.list, {})).body.data.sessions;
const DAY_MS = 86_400_000;

test('lists the user’s sessions with device, shortened address, last use and the current one', async () => {
  const { email, browser } = await settled(api);
  api.clock.advance(60_000);
  const phone = api.guest.with({ 'user-agent': PHONE });
  const { body } = await phone.send(auth.login, { body: { email, password: PASSWORD } });
  const caller = api.guest.with({ authorization: `Bearer ${body.data.token}` });
  const listed = await listOf(caller);
  expect(listed.map(({ device, is_current }) => [device, is_current])).toEqual([
    ['Chrome, Android', true],
    [null, false],
  ]);
  expect(listed[0]).toMatchObject({
    network: '127.0.0.*',
    last_used_at: api.clock.now().toISOString(),
  });
  expect((await listOf(browser.caller)).map(({ is_current }) => is_current)).toEqual([false, true]);
  const kept = JSON.stringify(await api.db.select().from(sessions));
  for (const word of ['Pixel', 'Mozilla', '127.0.0.1']) expect(kept).not.toContain(word);
});

test('a renewal updates time and address of last use', async () => {
  const { browser } = await settled(api);
  api.clock.advance(DAY_MS);
  const { body } = await api.guest
    .with({ cookie: `__Secure-ismi_refresh=${browser.refresh}`, 'user-agent': PHONE })
    .send(auth.refresh, { body: {} });
  const caller = api.guest.with({ authorization: `Bearer ${body.data.token}` });
  expect(await listOf(caller)).toMatchObject([
    { device: 'Chrome, Android', last_used_at: api.clock.now().toISOString(), is_current: true },
  ]);
});

test('ending one session keeps the others, also when repeated concurrently', async () => {
  const { email, browser } = await settled(api);
  const other = await signedIn(api, email);
  const [id = ''] = (await listOf(browser.caller))
    .filter(({ is_current }) => !is_current)
    .map((each) => each.id);
  const end = () => browser.caller.send(ownSessions.end, { params: { id } });
  const answers = await Promise.all(Array.from({ length: 4 }, end));
  expect([...answers, await end()].map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect((await other.caller.send(auth.me, {})).status).toBe(401);
  expect((await refreshWith(api, other.refresh)).status).toBe(401);
  expect(await listOf(browser.caller)).toHaveLength(1);
});

test('another user’s session is not found', async () => {
  const [one, two] = [await settled(api), await settled(api)];
  const [session] = await listOf(one.browser.caller);
  const refused = await two.browser.caller.send(ownSessions.end, {
    params: { id: session?.id ?? '' },
  });
  expect(refused.body.error.code).toBe('NOT_FOUND');
  expect((await one.browser.caller.send(auth.me, {})).status).toBe(200);
});

test('ending all others keeps the current session', async () => {
  const { email, browser } = await settled(api);
  const others = [await signedIn(api, email), await signedIn(api, email)];
  const stranger = await settled(api);
  const { body } = await browser.caller.send(ownSessions.endOthers, { body: {} });
  expect(body.data.ended).toBe(2);
  for (const { caller } of others) expect((await caller.send(auth.me, {})).status).toBe(401);
  expect((await browser.caller.send(auth.me, {})).status).toBe(200);
  expect((await stranger.browser.caller.send(auth.me, {})).status).toBe(200);
});

test('a session ends after two weeks without use', async () => {
  const [idle, used] = [await settled(api), await settled(api)];
  api.clock.advance(ACCOUNT_LIMITS.sessionIdleMs - 1_000);
  const renewed = await refreshWith(api, used.browser.refresh);
  expect(renewed.status).toBe(200);
  api.clock.advance(1_000);
  expect((await refreshWith(api, idle.browser.refresh)).status).toBe(401);
  const next = cookieIn(renewed.headers, '__Secure-ismi_refresh') ?? '';
  expect((await refreshWith(api, next)).status).toBe(200);
});

import { auth, GUARD_LIMITS, languages } from '@ismi/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  anAddress,
  cookieIn,
  PASSWORD,
  refreshWith,
  registered,
  settled,
  signedIn,
} from '../../../test/fixtures/accounts.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { sessions, users } from '../../db/schema/auth.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const login = (email: string, password: string) =>
  api.guest.send(auth.login, { body: { email, password, language: 'en' } });
const me = (token: string) =>
  api.guest.with({ authorization: `Bearer ${token}` }).send(auth.me, {});

test('the refresh token is sent only as an HttpOnly, SameSite cookie', async () => {
  const { email } = await settled(api);
  const { body, headers } = await login(email, PASSWORD);
  const cookie = headers.getSetCookie().find((line) => line.startsWith('__Secure-ismi_refresh='));
  for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/api/auth']) {
    expect(cookie).toContain(part);
  }
  expect(JSON.stringify(body)).not.toContain(cookieIn(headers, '__Secure-ismi_refresh'));
  expect(cookieIn(headers, '__Host-ismi_signed_in')).toBe('1');
});

test('address case and Unicode normalisation of the password do not matter', async () => {
  const { email } = await settled(api);
  const { status } = await login(email.toUpperCase(), PASSWORD.normalize('NFD'));
  expect(status).toBe(200);
});

test('wrong password, unknown address, unproven address and Google account get the same refusal', async () => {
  const proven = await settled(api);
  const unproven = await registered(api);
  const google = await settled(api);
  await api.db.update(users).set({ passwordHash: null }).where(eq(users.email, google.email));
  const answers = await Promise.all(
    [proven.email, unproven.email, google.email, anAddress()].map((email) =>
      login(email, 'Another-1'),
    ),
  );
  for (const { status, body } of answers) {
    expect([status, body]).toEqual([401, answers[0]?.body]);
  }
});

test('a deactivated account is disclosed only with the right password', async () => {
  const { email } = await settled(api);
  await api.db.update(users).set({ isActive: false }).where(eq(users.email, email));
  expect((await login(email, PASSWORD)).body.error.code).toBe('ACCOUNT_DEACTIVATED');
  expect((await login(email, 'Another-1')).body.error.code).toBe('INVALID_CREDENTIALS');
});

test('ten wrong passwords from one network block the right one too, also without Redis', async () => {
  const { email } = await settled(api);
  const { max, windowMs } = GUARD_LIMITS.signInPair;
  const guesses = await Promise.all(
    Array.from({ length: max + 20 }, () => login(email, 'Another-1')),
  );
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(max);
  const refused = await login(email, PASSWORD);
  expect(refused.body.error).toMatchObject({ code: 'TOO_MANY_REQUESTS', retry_after: 900 });
  api.clock.advance(windowMs);
  expect((await login(email, PASSWORD)).status).toBe(200);
});

test('the right password resets the count of wrong ones', async () => {
  const { email } = await settled(api);
  for (let round = 0; round < 3; round += 1) {
    for (let wrong = 0; wrong < 6; wrong += 1) await login(email, 'Another-1');
    expect((await login(email, PASSWORD)).status).toBe(200);
  }
});

test('each renewal continues the session with a new token', async () => {
  const { browser } = await settled(api);
  let { refresh } = browser;
  for (let step = 0; step < 3; step += 1) {
    api.clock.advance(9 * 60_000);
    const { status, body, headers } = await refreshWith(api, refresh);
    expect(status).toBe(200);
    expect((await me(body.data.token)).status).toBe(200);
    refresh = cookieIn(headers, '__Secure-ismi_refresh') ?? '';
  }
});

test('two concurrent renewals get the same cookie and stay signed in', async () => {
  const { browser } = await settled(api);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => refreshWith(api, browser.refresh)),
  );
  const cookies = answers.map(({ headers }) => cookieIn(headers, '__Secure-ismi_refresh'));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(new Set(cookies).size).toBe(1);
  expect((await refreshWith(api, cookies[0] ?? '')).status).toBe(200);
});

test('a reused refresh token ends the session', async () => {
  const { browser } = await settled(api);
  const first = await refreshWith(api, browser.refresh);
  const heir = cookieIn(first.headers, '__Secure-ismi_refresh') ?? '';
  api.clock.advance(10_001);
  const replay = await refreshWith(api, browser.refresh);
  expect([replay.status, replay.body.error.code]).toEqual([401, 'UNAUTHENTICATED']);
  expect(cookieIn(replay.headers, '__Secure-ismi_refresh')).toBe('');
  expect((await refreshWith(api, heir)).status).toBe(401);
  expect((await me(first.body.data.token)).status).toBe(401);
});

test('a token from two renewals ago ends the session, also within the grace period', async () => {
  const { browser } = await settled(api);
  const first = await refreshWith(api, browser.refresh);
  await refreshWith(api, cookieIn(first.headers, '__Secure-ismi_refresh') ?? '');
  expect((await refreshWith(api, browser.refresh)).status).toBe(401);
  expect((await me(first.body.data.token)).status).toBe(401);
});

test.each([
  ['none', ''],
  ['rubbish', 'rubbish'],
  ['one with a step too far', 'next'],
])('a refresh token that is %s renews nothing and ends nothing', async (_, kind) => {
  const { browser } = await settled(api);
  const [id, , secret] = browser.refresh.split('.');
  const token = kind === 'next' ? `${id}.1.${secret}` : kind;
  expect((await refreshWith(api, token)).status).toBe(401);
  expect((await refreshWith(api, browser.refresh)).status).toBe(200);
});

test('a session ends after thirty days, however often it is renewed', async () => {
  const { email, browser } = await settled(api);
  const [session] = await api.db
    .select()
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(users.email, email));
  const days = 86_400_000;
  const { expiresAt, createdAt } = session?.sessions ?? {};
  expect((expiresAt?.getTime() ?? 0) - (createdAt?.getTime() ?? 0)).toBe(30 * days);
  api.clock.advance(30 * days);
  expect((await refreshWith(api, browser.refresh)).status).toBe(401);
});

test('a request from another site is refused despite our cookies', async () => {
  const { browser } = await settled(api);
  for (const origin of ['https://evil.example', 'null', 'https://ismi.example.evil.example']) {
    const foreign = api.guest.with({ origin, cookie: `__Secure-ismi_refresh=${browser.refresh}` });
    expect((await foreign.send(auth.refresh, { body: {} })).status).toBe(403);
    expect((await foreign.send(auth.logout, { body: {} })).status).toBe(403);
  }
  expect((await me(browser.token)).status).toBe(200);
});

test('signing out ends this session at once and leaves the others', async () => {
  const { email, browser } = await settled(api);
  const other = await signedIn(api, email);
  const caller = api.guest.with({ cookie: `__Secure-ismi_refresh=${browser.refresh}` });
  const { headers } = await caller.send(auth.logout, { body: {} });
  expect(cookieIn(headers, '__Host-ismi_signed_in')).toBe('');
  expect((await me(browser.token)).status).toBe(401);
  expect((await refreshWith(api, browser.refresh)).status).toBe(401);
  expect((await me(other.token)).status).toBe(200);
});

test('signing out everywhere ends them all', async () => {
  const { email, browser } = await settled(api);
  const other = await signedIn(api, email);
  const caller = api.guest.with({ cookie: `__Secure-ismi_refresh=${browser.refresh}` });
  await caller.send(auth.logout, { body: { everywhere: true } });
  for (const { token, refresh } of [browser, other]) {
    expect((await me(token)).status).toBe(401);
    expect((await refreshWith(api, refresh)).status).toBe(401);
  }
});

test('a user changes name, telephone and language, and nothing else', async () => {
  const { browser } = await settled(api);
  const { body } = await browser.caller.send(auth.updateMe, {
    body: { name: 'Elif & Can', phone: '+49 30 123456' },
  });
  expect(body.data).toMatchObject({ name: 'Elif & Can', phone: '+49 30 123456' });
  await browser.caller.send(languages.setMine, { body: { language: 'ar' } });
  expect((await me(browser.token)).body.data.preferred_language).toBe('ar');
  const greedy = await browser.caller.sendAnything(auth.updateMe, {
    body: { name: 'E', credits: 1000, isAdmin: true },
  });
  expect(greedy.status).toBe(400);
});

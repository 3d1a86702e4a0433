import { ACCOUNT_LIMITS, auth } from '@ismi/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  anAddress,
  cookieIn,
  mailTo,
  PASSWORD,
  refreshWith,
  registered,
  settled,
  signedIn,
  tokenIn,
} from '../../../test/fixtures/accounts.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { users } from '../../db/schema/auth.ts';
import { hashPassword } from '../../lib/password-hash.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const NEW = 'Lâle-1071';
const forgot = (email: string) => api.guest.send(auth.forgotPassword, { body: { email } });
const reset = (token: string, password = NEW) =>
  api.guest.send(auth.resetPassword, { body: { token, password } });
const login = (email: string, password: string) =>
  api.guest.send(auth.login, { body: { email, password } });

async function linkFor(email: string): Promise<string> {
  await forgot(email);
  await api.runJobs();
  return tokenIn(mailTo(api, email)?.text ?? '');
}

test('a reset changes the password, ends every session and sends a mail', async () => {
  const { email, browser } = await settled(api);
  const other = await signedIn(api, email);
  expect((await reset(await linkFor(email))).status).toBe(200);
  for (const { caller, refresh } of [browser, other]) {
    expect((await caller.send(auth.me, {})).status).toBe(401);
    expect((await refreshWith(api, refresh)).status).toBe(401);
  }
  expect((await login(email, PASSWORD)).status).toBe(401);
  expect((await login(email, NEW)).status).toBe(200);
  await api.runJobs();
  expect(mailTo(api, email)?.subject).toBe('Euer Passwort für ismi wurde geändert');
});

test('a reset link works once, also when sent twenty times concurrently', async () => {
  const { email } = await settled(api);
  const token = await linkFor(email);
  const answers = await Promise.all(Array.from({ length: 20 }, () => reset(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await reset(token)).body.error.code).toBe('INVALID_TOKEN');
});

test('a reset link expires after half an hour with an error that says so', async () => {
  const { email } = await settled(api);
  const token = await linkFor(email);
  api.clock.advance(ACCOUNT_LIMITS.resetLinkLifetimeMs);
  expect((await reset(token)).body.error).toMatchObject({
    code: 'TOKEN_EXPIRED',
    canResend: true,
    email,
  });
});

test.each(['rubbish', 'a.b', `${crypto.randomUUID()}.secret`])(
  'the link token %j is refused',
  async (token) => {
    expect((await reset(token)).body.error.code).toBe('INVALID_TOKEN');
  },
);

test('a verification link does not reset a password, and a reset link does not verify', async () => {
  const { token } = await registered(api);
  expect((await reset(token)).body.error.code).toBe('INVALID_TOKEN');
  const { email } = await settled(api);
  const crossed = await api.guest.send(auth.verifyEmail, { body: { token: await linkFor(email) } });
  expect(crossed.body.error.code).toBe('INVALID_TOKEN');
});

test('a reset proves the address, grants the bonus and voids pending registrations', async () => {
  const { email, token } = await registered(api, anAddress(), 'A-strangers-1');
  expect((await reset(await linkFor(email))).status).toBe(200);
  expect((await login(email, NEW)).body.data.user.credits).toBe(25);
  expect((await api.guest.send(auth.verifyEmail, { body: { token } })).status).toBe(409);
  expect((await login(email, 'A-strangers-1')).status).toBe(401);
});

test('forgot-password answers the same for known and unknown addresses', async () => {
  const { email } = await settled(api);
  const [known, unknown] = [await forgot(email), await forgot(anAddress())];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect([known.status, (await forgot(email)).status]).toEqual([200, 429]);
});

test('changing the password needs the current one and ends every other session', async () => {
  const { email, browser } = await settled(api);
  const other = await signedIn(api, email);
  const change = (currentPassword: string, newPassword = NEW) =>
    browser.caller.send(auth.changePassword, { body: { currentPassword, newPassword } });
  expect((await change('Another-1')).body.error.code).toBe('WRONG_PASSWORD');
  expect((await change(PASSWORD, 'Password1')).body.error.code).toBe('WEAK_PASSWORD');
  const { status, body, headers } = await change(PASSWORD);
  expect(status).toBe(200);
  expect((await other.caller.send(auth.me, {})).status).toBe(401);
  expect((await browser.caller.send(auth.me, {})).status).toBe(401);
  const renewed = api.guest.with({ authorization: `Bearer ${body.data.token}` });
  expect((await renewed.send(auth.me, {})).status).toBe(200);
  expect((await refreshWith(api, cookieIn(headers, '__Secure-ismi_refresh') ?? '')).status).toBe(
    200,
  );
});

test('changing the password voids reset links sent before', async () => {
  const { email, browser } = await settled(api);
  const token = await linkFor(email);
  await browser.caller.send(auth.changePassword, {
    body: { currentPassword: PASSWORD, newPassword: NEW },
  });
  expect((await reset(token, 'Karanfil-1')).body.error.code).toBe('TOKEN_EXPIRED');
});

test('attack 13: reset and change refuse weak passwords, and the link still works', async () => {
  const { email, browser } = await settled(api);
  const token = await linkFor(email);
  expect((await reset(token, 'Sommer2026')).body.error.code).toBe('WEAK_PASSWORD');
  const changed = await browser.caller.send(auth.changePassword, {
    body: { currentPassword: PASSWORD, newPassword: 'Ismi1234' },
  });
  expect(changed.body.error.code).toBe('WEAK_PASSWORD');
  expect((await reset(token)).status).toBe(200);
});

test('a user with an older short password can still sign in', async () => {
  const { email, userId } = await settled(api);
  const passwordHash = await hashPassword('Ismi12', api.deps.config.lastingSecret);
  await api.db.update(users).set({ passwordHash }).where(eq(users.id, userId));
  expect((await login(email, 'Ismi12')).status).toBe(200);
});

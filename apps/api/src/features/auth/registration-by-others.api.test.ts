import { ACCOUNT_LIMITS, auth } from '@ismi/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { solvedCaptcha } from '../../../test/fakes/captcha.ts';
import {
  anAddress,
  cookieIn,
  mailTo,
  PASSWORD,
  registered,
  sameBrowser,
  tokenIn,
} from '../../../test/fixtures/accounts.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { emailProofs, users } from '../../db/schema/auth.ts';

// A stranger registers an address; its owner reads the mails.
const STRANGERS = 'A-strangers-1';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const later = () => api.clock.advance(ACCOUNT_LIMITS.resendCooldownMs);
const login = (email: string, password: string) =>
  api.guest.send(auth.login, { body: { email, password } });

test('the mail of another person’s registration opens no account without its password', async () => {
  const { email, token, code } = await registered(api, anAddress(), STRANGERS);
  for (const answer of [{ token }, { email, code }]) {
    const { status, body } = await api.guest.send(auth.verifyEmail, { body: answer });
    expect([status, body.error.code]).toEqual([403, 'PASSWORD_REQUIRED']);
    expect(body.error.email).toBe(email);
    const guessed = { ...answer, password: PASSWORD };
    const { body: refused } = await api.guest.send(auth.verifyEmail, { body: guessed });
    expect(refused.error.code).toBe('INVALID_CREDENTIALS');
  }
  const [user] = await api.db.select().from(users).where(eq(users.email, email));
  expect(user).toMatchObject({ emailVerifiedAt: null, passwordHash: null });
});

test.each(['link', 'code'] as const)(
  'a %s used on another device needs the chosen password',
  async (way) => {
    const { email, token, code } = await registered(api);
    const answer = way === 'link' ? { token } : { email, code };
    const body = { ...answer, password: PASSWORD };
    expect((await api.guest.send(auth.verifyEmail, { body })).status).toBe(200);
    expect((await login(email, PASSWORD)).status).toBe(200);
  },
);

test('another person’s later registration does not replace the owner’s own', async () => {
  const email = anAddress();
  const { caller } = await registered(api, email, PASSWORD);
  later();
  const { token } = await registered(api, email, STRANGERS);
  expect((await caller.send(auth.verifyEmail, { body: { token } })).status).toBe(200);
  expect((await login(email, PASSWORD)).status).toBe(200);
  expect((await login(email, STRANGERS)).body.error.code).toBe('INVALID_CREDENTIALS');
});

test('resending the mail does not bring back another person’s registration', async () => {
  const email = anAddress();
  const { caller } = await registered(api, email, PASSWORD);
  later();
  await registered(api, email, STRANGERS);
  later();
  await api.guest.send(auth.sendVerification, { body: { email } });
  await api.runJobs();
  const token = tokenIn(mailTo(api, email)?.text ?? '');
  expect((await caller.send(auth.verifyEmail, { body: { token } })).status).toBe(200);
  expect((await login(email, STRANGERS)).status).toBe(401);
});

test('a browser where the pending password was entered may use the mail too', async () => {
  const { email } = await registered(api);
  later();
  const { headers, body } = await login(email, PASSWORD);
  expect(body.error.code).toBe('EMAIL_NOT_VERIFIED');
  await api.runJobs();
  const token = tokenIn(mailTo(api, email)?.text ?? '');
  const opened = await sameBrowser(api, headers).send(auth.verifyEmail, { body: { token } });
  expect(opened.status).toBe(200);
  expect(cookieIn(opened.headers, '__Secure-ismi_registration')).toBe('');
});

test('a wrong password does not make a browser trusted', async () => {
  const { email } = await registered(api);
  const { headers } = await login(email, STRANGERS);
  expect(cookieIn(headers, '__Secure-ismi_registration')).toBeUndefined();
});

test('a reset removes another person’s name, language and pending password', async () => {
  const email = anAddress();
  const body = { name: 'A stranger', email, password: STRANGERS, language: 'ar' as const };
  const recaptcha_token = solvedCaptcha('registration');
  await api.guest.send(auth.register, { body: { ...body, recaptcha_token } });
  await api.guest.send(auth.forgotPassword, { body: { email, language: 'tr' } });
  await api.runJobs();
  const token = tokenIn(mailTo(api, email)?.text ?? '');
  await api.guest.send(auth.resetPassword, { body: { token, password: PASSWORD } });
  const { user } = (await login(email, PASSWORD)).body.data;
  expect(user).toMatchObject({ name: email.split('@')[0], preferred_language: 'tr' });
  const left = await api.db.select().from(emailProofs).where(eq(emailProofs.userId, user.id));
  for (const { pendingName, pendingPasswordHash } of left) {
    expect([pendingName, pendingPasswordHash]).toEqual([null, null]);
  }
});

test('guesses of a pending password are limited like any other', async () => {
  const { token } = await registered(api);
  const guess = () =>
    api.guest.send(auth.verifyEmail, { body: { token, password: 'Not-this-one-1' } });
  const codes: string[] = [];
  for (let count = 0; count < 11; count += 1) codes.push((await guess()).body.error.code);
  expect(codes.slice(0, 10)).toEqual(Array(10).fill('INVALID_CREDENTIALS'));
  expect(codes[10]).toBe('TOO_MANY_REQUESTS');
});

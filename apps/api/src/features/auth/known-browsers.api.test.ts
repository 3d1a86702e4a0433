import { auth, GUARD_LIMITS } from '@ismi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  anAddress,
  cookieIn,
  mailTo,
  PASSWORD,
  settled,
  tokenIn,
} from '../../../test/fixtures/accounts.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { enforceGuard } from './guards.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const from = (address: string) => api.guest.with({ 'x-forwarded-for': address });
const login = (email: string, password: string, caller = api.guest) =>
  caller.send(auth.login, { body: { email, password } });
const withMark = (mark: string | undefined) =>
  api.guest.with({ cookie: `__Secure-ismi_known=${mark}` });

/** A browser in which the owner has signed in before. */
const knownBrowser = async (email: string) => {
  const { headers } = await login(email, PASSWORD);
  return withMark(cookieIn(headers, '__Secure-ismi_known'));
};

/** From many addresses, up to the limit. */
async function strangersGuess(email: string, tries: number = GUARD_LIMITS.signInAccount.max) {
  for (let guess = 0; guess < tries; guess += 1) {
    await enforceGuard(api.db, api.deps, 'signInAccount', email);
  }
}

test('guesses from elsewhere do not block the owner’s known browser', async () => {
  const { email } = await settled(api);
  const home = await knownBrowser(email);
  await strangersGuess(email);
  expect((await login(email, PASSWORD, from('203.0.113.9'))).status).toBe(429);
  expect((await login(email, PASSWORD, home)).status).toBe(200);
});

test('a known browser has ten tries of its own', async () => {
  const { email } = await settled(api);
  const home = await knownBrowser(email);
  const { max } = GUARD_LIMITS.signInPair;
  for (let guess = 0; guess < max; guess += 1) await login(email, 'Another-1');
  expect((await login(email, PASSWORD)).status).toBe(429);
  expect((await login(email, PASSWORD, home)).status).toBe(200);
  for (let guess = 0; guess < max; guess += 1) await login(email, 'Another-1', home);
  expect((await login(email, PASSWORD, home)).status).toBe(429);
});

test('a cookie of another account, a forged one and none are treated alike', async () => {
  const { email } = await settled(api);
  const other = await settled(api);
  const foreign = await knownBrowser(other.email);
  await strangersGuess(email);
  for (const caller of [foreign, withMark('me.forged'), withMark(''), api.guest]) {
    expect((await login(email, PASSWORD, caller)).status).toBe(429);
  }
});

test('a reset password works regardless of failed guesses before and after', async () => {
  const { email } = await settled(api);
  await strangersGuess(email);
  await api.guest.send(auth.forgotPassword, { body: { email } });
  await api.runJobs();
  const token = tokenIn(mailTo(api, email)?.text ?? '');
  const password = 'Lâle-1071';
  const { headers } = await api.guest.send(auth.resetPassword, { body: { token, password } });
  expect((await login(email, 'Another-1')).status).toBe(401);
  await strangersGuess(email, GUARD_LIMITS.signInAccount.max - 1);
  const browser = withMark(cookieIn(headers, '__Secure-ismi_known'));
  expect((await login(email, password)).status).toBe(429);
  expect((await login(email, password, browser)).status).toBe(200);
});

test('the right password resets the count of failed guesses everywhere', async () => {
  const { email } = await settled(api);
  for (let round = 0; round < 2; round += 1) {
    await strangersGuess(email, GUARD_LIMITS.signInAccount.max - 1);
    expect((await login(email, PASSWORD)).status).toBe(200);
  }
});

test('all addresses of one IPv6 network are counted together', async () => {
  const { email } = await settled(api);
  const { max } = GUARD_LIMITS.signInPair;
  for (let guess = 1; guess <= max; guess += 1) {
    expect((await login(email, 'Another-1', from(`2001:db8:1:2::${guess}`))).status).toBe(401);
  }
  expect((await login(email, PASSWORD, from('2001:db8:1:2:ffff::9'))).status).toBe(429);
  expect((await login(email, PASSWORD, from('2001:db8:1:3::1'))).status).toBe(200);
});

test('the owner can start a sign-in however often others asked about the address', async () => {
  const email = anAddress();
  for (let one = 1; one <= 30; one += 1) {
    const { status } = await from(`203.0.113.${one}`).send(auth.checkEmail, { body: { email } });
    expect(status).toBe(200);
  }
});

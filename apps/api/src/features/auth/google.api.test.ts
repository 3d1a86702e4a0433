import { auth } from '@ismi/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  anAddress,
  cookieIn,
  PASSWORD,
  registered,
  settled,
} from '../../../test/fixtures/accounts.ts';
import { openTestApi, startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { users } from '../../db/schema/auth.ts';
import { newId } from '../../lib/ids.ts';
import { turnSwitch } from '../switches/switches.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

interface SignInOptions {
  email?: string;
  emailVerified?: boolean;
  sub?: string;
  name?: string;
  hostedDomain?: string | undefined;
}

/** A Workspace account whose mailbox Google runs, unless stated otherwise. */
const aUserWithData = (wishes: SignInOptions = {}) => ({
  sub: newId(),
  email: anAddress(),
  emailVerified: true,
  name: 'Can',
  hostedDomain: 'ismi.example' as string | undefined,
  ...wishes,
});
type Person = ReturnType<typeof aUserWithData>;

async function goToGoogle() {
  const { body, headers } = await api.guest.send(auth.googleStart, { query: { language: 'tr' } });
  return {
    url: body.data.url,
    cookie: `__Secure-ismi_google=${cookieIn(headers, '__Secure-ismi_google')}`,
  };
}

async function comeBack(person: Person) {
  const { url, cookie } = await goToGoogle();
  const back = api.google.agree(url, person);
  return api.guest.with({ cookie }).send(auth.google, { body: { ...back, language: 'tr' } });
}

test('a new user gets an account with a proven address and the bonus', async () => {
  const person = aUserWithData();
  const { status, body, headers } = await comeBack(person);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    isNewUser: true,
    credits_granted: 25,
    user: {
      email: person.email,
      name: 'Can',
      auth_provider: 'google',
      has_password: false,
      credits: 25,
    },
  });
  expect(cookieIn(headers, '__Secure-ismi_refresh')).toBeTruthy();
});

test.each([
  ['Can <b>\u202eÖz', 'Can bÖz'],
  ['<>', expect.stringMatching(/^family-\d+$/)],
  ['a'.repeat(101), expect.stringMatching(/^family-\d+$/)],
])('a name from Google is free text like any other: %j', async (name, kept) => {
  const { body } = await comeBack(aUserWithData({ name }));
  expect(body.data.user.name).toEqual(kept);
});

test('a returning user gets the same account, also with a changed Google address', async () => {
  const person = aUserWithData();
  const first = await comeBack(person);
  const again = await comeBack({ ...person, email: anAddress() });
  expect(again.body.data).toMatchObject({ isNewUser: false, credits_granted: 0 });
  expect(again.body.data.user.id).toBe(first.body.data.user.id);
});

test('with registration off, new users are refused and existing users can sign in', async () => {
  const known = aUserWithData();
  await comeBack(known);
  const turn = { name: 'registration', reason: 'a test', actorId: null } as const;
  await turnSwitch(api.deps, { ...turn, isOn: false });
  const { status, body } = await comeBack(aUserWithData());
  expect([status, body.error.code]).toEqual([403, 'REGISTRATION_CLOSED']);
  expect((await comeBack(known)).status).toBe(200);
  await turnSwitch(api.deps, { ...turn, isOn: true });
});

test('a proven account with the same address is linked, and keeps its password', async () => {
  const { email, userId } = await settled(api);
  const { body } = await comeBack(aUserWithData({ email }));
  expect(body.data).toMatchObject({ isNewUser: false, user: { id: userId, has_password: true } });
  expect((await api.guest.send(auth.login, { body: { email, password: PASSWORD } })).status).toBe(
    200,
  );
});

test('a Google sign-in voids another person’s registration of the same address', async () => {
  const { email, code, token } = await registered(api, anAddress(), 'A-strangers-1');
  expect((await comeBack(aUserWithData({ email }))).body.data).toMatchObject({
    isNewUser: true,
    user: { has_password: false },
  });
  const late = [{ email, code }, { token }].map((body) =>
    api.guest.send(auth.verifyEmail, { body }),
  );
  for (const { status } of await Promise.all(late)) expect(status).toBeGreaterThanOrEqual(400);
  const stranger = { email, password: 'A-strangers-1' };
  expect((await api.guest.send(auth.login, { body: stranger })).status).toBe(401);
});

/** Verified at Google once, but another host runs the mailbox. */
const aForeigner = (wishes: SignInOptions = {}) =>
  aUserWithData({ ...wishes, hostedDomain: undefined });

test('a mailbox not run by Google opens no account; the answer says what to do', async () => {
  const person = aForeigner();
  const { status, body } = await comeBack(person);
  expect([status, body.error.code]).toEqual([403, 'OAUTH_ADDRESS_UNPROVEN']);
  expect(body.error.email).toBe(person.email);
  expect(await api.db.select().from(users).where(eq(users.email, person.email))).toEqual([]);
  const elsewhere = await comeBack(aUserWithData({ hostedDomain: 'other.example' }));
  expect(elsewhere.body.error.code).toBe('OAUTH_ADDRESS_UNPROVEN');
});

test('a Google sign-in with a mailbox not run by Google does not complete a pending registration', async () => {
  const { email, code, caller } = await registered(api);
  expect((await comeBack(aForeigner({ email }))).body.error.code).toBe('OAUTH_ADDRESS_UNPROVEN');
  const own = await caller.send(auth.verifyEmail, { body: { email, code } });
  expect(own.body.data.user.has_password).toBe(true);
});

test('an account that was opened through Google is not linked to another Google account by its address', async () => {
  const { email } = (await comeBack(aUserWithData())).body.data.user;
  const { body } = await comeBack(aForeigner({ email }));
  expect(body.error.code).toBe('OAUTH_ADDRESS_UNPROVEN');
});

test('a mailbox elsewhere is linked once it was proven by our mail', async () => {
  const { email, userId } = await settled(api);
  const { body } = await comeBack(aForeigner({ email }));
  expect(body.data).toMatchObject({ isNewUser: false, user: { id: userId, has_password: true } });
});

test('an address confirmed only by an administrator is not linked', async () => {
  const { email } = await registered(api);
  await api.db
    .update(users)
    .set({ emailVerifiedAt: api.clock.now() })
    .where(eq(users.email, email));
  expect((await comeBack(aForeigner({ email }))).body.error.code).toBe('OAUTH_ADDRESS_UNPROVEN');
});

test('an address unverified at Google opens no account', async () => {
  const { email, userId } = await settled(api);
  for (const address of [email, anAddress()]) {
    const { body } = await comeBack(aUserWithData({ email: address, emailVerified: false }));
    expect(body.error.code).toBe('OAUTH_EMAIL_UNVERIFIED');
  }
  const [user] = await api.db.select().from(users).where(eq(users.id, userId));
  expect(user?.googleSubject).toBeNull();
});

test('a Google address with a new owner does not open the previous owner’s account', async () => {
  const person = aUserWithData();
  await comeBack(person);
  const heir = await comeBack({ ...person, sub: newId() });
  expect(heir.body.error.code).toBe('OAUTH_FAILED');
});

test('a deactivated account stays closed', async () => {
  const person = aUserWithData();
  const { body } = await comeBack(person);
  await api.db.update(users).set({ isActive: false }).where(eq(users.id, body.data.user.id));
  expect((await comeBack(person)).body.error.code).toBe('ACCOUNT_DEACTIVATED');
  const { email } = await registered(api);
  await api.db.update(users).set({ isActive: false }).where(eq(users.email, email));
  expect((await comeBack(aUserWithData({ email }))).body.error.code).toBe('ACCOUNT_DEACTIVATED');
});

test('a return that was not started in this browser, or was used before, is refused', async () => {
  const [mine, other] = [await goToGoogle(), await goToGoogle()];
  const back = api.google.agree(mine.url, aUserWithData());
  const finish = (cookie: string) => api.guest.with({ cookie }).send(auth.google, { body: back });
  for (const cookie of ['', '__Secure-ismi_google=rubbish', other.cookie]) {
    expect((await finish(cookie)).body.error.code).toBe('OAUTH_FAILED');
  }
  expect((await finish(mine.cookie)).status).toBe(200);
  expect((await finish(mine.cookie)).body.error.code).toBe('OAUTH_FAILED');
});

test('ten concurrent returns of one new user create one account', async () => {
  const person = aUserWithData();
  const answers = await Promise.all(Array.from({ length: 10 }, () => comeBack(person)));
  expect(new Set(answers.map(({ body }) => body.data.user.id)).size).toBe(1);
  expect(answers.filter(({ body }) => body.data.isNewUser)).toHaveLength(1);
});

test('returns 503 and changes nothing while Google is unreachable', async () => {
  const { url, cookie } = await goToGoogle();
  const person = aUserWithData();
  const back = api.google.agree(url, person);
  api.google.setReachable(false);
  const { status } = await api.guest.with({ cookie }).send(auth.google, { body: back });
  api.google.setReachable(true);
  expect(status).toBe(503);
  expect(await api.db.select().from(users).where(eq(users.email, person.email))).toEqual([]);
});

test('where Google is not configured it is not offered', async () => {
  const alone = await startTestApi({ withoutGoogle: true });
  expect((await alone.guest.send(auth.options, {})).body.data).toEqual({ google: false });
  expect((await alone.guest.send(auth.googleStart, { query: {} })).body.error.code).toBe(
    'OAUTH_FAILED',
  );
});

import { ACCOUNT_LIMITS, auth, WELCOME_CREDITS } from '@ismi/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { solvedCaptcha } from '../../../test/fakes/captcha.ts';
import {
  anAddress,
  mailTo,
  PASSWORD,
  type Registered,
  registered,
  settled,
  signedIn,
} from '../../../test/fixtures/accounts.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { users } from '../../db/schema/auth.ts';
import { creditEntries } from '../../db/schema/credits.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const verify = ({ caller, email, code }: Registered, digits = code) =>
  caller.send(auth.verifyEmail, { body: { email, code: digits } });
const follow = ({ caller, token }: Registered) =>
  caller.send(auth.verifyEmail, { body: { token } });
const resend = (email: string) => api.guest.send(auth.sendVerification, { body: { email } });
const register = (email: string, password = PASSWORD) =>
  api.guest.send(auth.register, {
    body: {
      name: 'Elif',
      email,
      password,
      recaptcha_token: solvedCaptcha('registration'),
      language: 'tr',
    },
  });
const userOf = async (email: string) =>
  (await api.db.select().from(users).where(eq(users.email, email)))[0];
const entriesOf = (userId: string) =>
  api.db.select().from(creditEntries).where(eq(creditEntries.userId, userId));

test('the code of the mail opens the account; the welcome bonus is its first entry', async () => {
  const family = await registered(api);
  const { email } = family;
  const { status, body } = await verify(family);
  expect(status).toBe(200);
  expect(body.data.credits_granted).toBe(WELCOME_CREDITS);
  expect(body.data.user).toMatchObject({ email, credits: 25, email_verified: true });
  const { id } = body.data.user;
  expect(await entriesOf(id)).toMatchObject([
    { sequence: 1, type: 'welcome', amount: 25, balanceAfter: 25, reference: `user ${id}` },
  ]);
  expect(await signedIn(api, email)).toMatchObject({ token: expect.any(String) });
});

test('the link of the mail works once, then says that the address is proven', async () => {
  const family = await registered(api);
  expect((await follow(family)).body.data.credits_granted).toBe(25);
  expect((await follow(family)).body.error.code).toBe('ALREADY_VERIFIED');
});

test('registration returns no token, and sign-in needs a proven address', async () => {
  const email = anAddress();
  expect((await register(email)).body.data).toMatchObject({
    token: null,
    user: null,
    requiresEmailVerification: true,
  });
  const { status, body } = await api.guest.send(auth.login, {
    body: { email, password: PASSWORD },
  });
  expect([status, body.error.code]).toEqual([403, 'EMAIL_NOT_VERIFIED']);
  const wrong = await api.guest.send(auth.login, { body: { email, password: 'Wrong-1' } });
  expect(wrong.body.error.code).toBe('INVALID_CREDENTIALS');
});

test('signing in with an unproven address sends a new code, at most once a minute', async () => {
  const { email, code } = await registered(api);
  const tryIn = () => api.guest.send(auth.login, { body: { email, password: PASSWORD } });
  await tryIn();
  await api.runJobs();
  expect(mailTo(api, email)?.text).toContain(code);
  api.clock.advance(ACCOUNT_LIMITS.resendCooldownMs);
  await tryIn();
  await api.runJobs();
  expect(mailTo(api, email)?.text).not.toContain(code);
});

test('the password of an account is the one of the registration whose mail was answered', async () => {
  const email = anAddress();
  await registered(api, email, 'A-strangers-1');
  api.clock.advance(ACCOUNT_LIMITS.resendCooldownMs);
  await verify(await registered(api, email, PASSWORD));
  const stranger = await api.guest.send(auth.login, { body: { email, password: 'A-strangers-1' } });
  expect(stranger.body.error.code).toBe('INVALID_CREDENTIALS');
  expect(await signedIn(api, email)).toMatchObject({ token: expect.any(String) });
});

test('a code is valid for ten minutes, a link for a day', async () => {
  const first = await registered(api);
  api.clock.advance(ACCOUNT_LIMITS.codeLifetimeMs);
  expect((await verify(first)).body.error.code).toBe('INVALID_CODE');
  expect((await follow(first)).status).toBe(200);
  const second = await registered(api);
  api.clock.advance(ACCOUNT_LIMITS.verificationLinkLifetimeMs);
  const { status, body } = await follow(second);
  expect(status).toBe(410);
  expect(body.error).toMatchObject({
    code: 'TOKEN_EXPIRED',
    canResend: true,
    email: second.email,
  });
});

test('a new code replaces the old one', async () => {
  const family = await registered(api);
  const { email } = family;
  api.clock.advance(ACCOUNT_LIMITS.resendCooldownMs);
  expect((await resend(email)).status).toBe(200);
  await api.runJobs();
  const text = mailTo(api, email)?.text ?? '';
  expect((await verify(family)).body.error.code).toBe('INVALID_CODE');
  expect((await follow(family)).body.error.code).toBe('TOKEN_EXPIRED');
  expect((await verify(family, /\b\d{6}\b/.exec(text)?.[0] ?? '')).status).toBe(200);
});

test('the link of an older mail also says that the address is proven', async () => {
  const family = await registered(api);
  const { email } = family;
  api.clock.advance(ACCOUNT_LIMITS.resendCooldownMs);
  await resend(email);
  await api.runJobs();
  const [code = ''] = mailTo(api, email)?.text.match(/\b\d{6}\b/) ?? [];
  expect((await verify(family, code)).status).toBe(200);
  expect((await follow(family)).body.error.code).toBe('ALREADY_VERIFIED');
  api.clock.advance(ACCOUNT_LIMITS.verificationLinkLifetimeMs);
  expect((await follow(family)).body.error.code).toBe('ALREADY_VERIFIED');
});

test('a mail can be resent after a minute, five times an hour, for known and unknown addresses', async () => {
  const { email } = await registered(api);
  for (const address of [email, anAddress()]) {
    if (address !== email) await resend(address);
    const tooSoon = await resend(address);
    expect(tooSoon.body.error).toMatchObject({ code: 'TOO_MANY_REQUESTS', retry_after: 60 });
    for (let count = 0; count < 4; count += 1) {
      api.clock.advance(ACCOUNT_LIMITS.resendCooldownMs);
      expect((await resend(address)).status).toBe(200);
    }
    api.clock.advance(ACCOUNT_LIMITS.resendCooldownMs);
    expect((await resend(address)).status).toBe(429);
  }
});

test('a mailbox gets one bonus, also with another spelling and after erasure', async () => {
  const first = await settled(api, 'anne.baba@gmail.com');
  // Deletion removes the person from the account; the ledger stays.
  await api.db
    .update(users)
    .set({ email: 'deleted@ismi.invalid' })
    .where(eq(users.id, first.userId));
  api.clock.advance(ACCOUNT_LIMITS.resendCooldownMs);
  for (const email of ['anne.baba@gmail.com', 'annebaba+2@googlemail.com']) {
    expect((await verify(await registered(api, email))).body.data).toMatchObject({
      credits_granted: 0,
      user: { credits: 0 },
    });
  }
});

test('an address of a disposable provider gets no bonus', async () => {
  const somebody = await registered(api, 'somebody@mailinator.com');
  expect((await verify(somebody)).body.data.credits_granted).toBe(0);
  await api.runJobs();
  expect(mailTo(api, somebody.email)?.text).not.toContain('25');
});

test('a proven address cannot be registered again', async () => {
  const { email } = await settled(api);
  api.clock.advance(ACCOUNT_LIMITS.resendCooldownMs);
  const { status, body } = await register(email.toUpperCase());
  expect([status, body.error.code]).toEqual([409, 'EMAIL_TAKEN']);
});

test.each([
  ['password: too short', 'Kx9vTq2'],
  ['password: no capital', 'sümbül-1453'],
  ['password: no small letter', 'SÜMBÜL-1453'],
  ['password: no digit', 'Sümbül-Gül'],
])('%s is refused', async (_, password) => {
  expect((await register(anAddress(), password)).body.error.code).toBe('VALIDATION_FAILED');
});

test.each(['Sommer2026', 'Ismi1234', 'Password1', 'P@ssw0rd1', 'Galatasaray1905', 'Frühling2026'])(
  'attack 13: %s is refused',
  async (password) => {
    expect((await register(anAddress(), password)).body.error.code).toBe('WEAK_PASSWORD');
  },
);

test('attack 13: name and address are refused as a password', async () => {
  expect((await register('nurhayat@family.example', 'Nurhayat12')).body.error.code).toBe(
    'WEAK_PASSWORD',
  );
});

test('attack 13: six characters are too few for a new password', async () => {
  expect((await register(anAddress(), 'Ismi12')).body.error.code).toBe('VALIDATION_FAILED');
});

test('check-email returns only whether to sign in or register', async () => {
  const check = (email: string) => api.guest.send(auth.checkEmail, { body: { email } });
  const { email } = await settled(api);
  expect((await check(email)).body.data).toEqual({
    exists: true,
    user: { auth_provider: 'email' },
  });
  const unproven = await registered(api);
  for (const address of [unproven.email, anAddress()]) {
    expect((await check(address)).body.data).toEqual({ exists: false, user: null });
  }
});

test('an unproven account is deleted after a week', async () => {
  const { email } = await registered(api);
  const proven = await settled(api);
  const forget = async () => {
    await api.db.transaction((tx) => api.deps.jobs.enqueue(tx, 'auth.forget-unproven', {}));
    await api.runJobs();
  };
  api.clock.advance(ACCOUNT_LIMITS.unprovenLifetimeMs - 1_000);
  await forget();
  expect(await userOf(email)).toBeDefined();
  api.clock.advance(2_000);
  await forget();
  expect(await userOf(email)).toBeUndefined();
  expect(await userOf(proven.email)).toBeDefined();
});

test('codes and links are not stored in plain text', async () => {
  const { code, token } = await registered(api);
  const secret = token.split('.')[1] ?? 'none';
  const dump = await api.db.execute(
    `select coalesce(string_agg(row::text, ' '), '') as everything from (
       select to_jsonb(p) as row from email_proofs p union all select data from pgboss.job) all_rows`,
  );
  const everything = String(dump.rows[0]?.everything);
  expect(everything).not.toContain(secret);
  expect(everything).not.toContain(`"${code}"`);
});

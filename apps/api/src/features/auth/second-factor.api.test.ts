import { ACCOUNT_LIMITS, admin, consultingAdmin, secondFactor, usersAdmin } from '@ismi/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/fixtures/accounts.ts';
import { anAdministrator, codeNow } from '../../../test/fixtures/administrators.ts';
import { aSlot } from '../../../test/fixtures/consulting.ts';
import { aUser, type TestUser } from '../../../test/fixtures/users.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { auditChanges } from '../../db/schema/audit.ts';
import { recoveryCodes, secondFactors, users } from '../../db/schema/auth.ts';
import { newId } from '../../lib/ids.ts';
import { hashPassword } from '../../lib/password-hash.ts';
import { forgetSecondFactor } from './second-factor.service.ts';

let api: TestApi;
let administrator: TestUser;
beforeEach(async () => {
  api = await startTestApi();
  administrator = await aUser(api.db, {
    isAdmin: true,
    emailVerifiedAt: new Date('2026-01-01T00:00:00Z'),
    passwordHash: await hashPassword(PASSWORD, api.deps.config.lastingSecret),
  });
});

const HALF_A_MINUTE = 30_000;
const subjects = () =>
  api.mails.filter(({ to }) => to === administrator.email).map(({ subject }) => subject);
const newcomer = () => api.as(administrator, { withoutSecondFactor: true });

/** An enrolled administrator, with secret and recovery codes. */
async function setUp() {
  const caller = await newcomer();
  const begun = await caller.send(secondFactor.setUp, { body: { password: PASSWORD } });
  const { secret, uri } = begun.body.data;
  const { status, body } = await caller.send(secondFactor.confirm, {
    body: { code: codeNow(api, secret) },
  });
  expect(status).toBe(200);
  api.clock.advance(HALF_A_MINUTE);
  return { caller, secret, uri, codes: body.data.recoveryCodes };
}

test('an administrator without second factor cannot use admin endpoints', async () => {
  const caller = await newcomer();
  const { body } = await caller.send(admin.dashboard, {});
  expect(body.error.code).toBe('SECOND_FACTOR_REQUIRED');
  expect((await caller.send(secondFactor.status, {})).body.data).toEqual({
    isSetUp: false,
    isPassed: false,
    recoveryCodesLeft: 0,
  });
});

test('set-up returns a secret and ten recovery codes and passes this session', async () => {
  const { caller, secret, uri, codes } = await setUp();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toContain(`secret=${secret}&issuer=ismi`);
  expect(new Set(codes).size).toBe(ACCOUNT_LIMITS.recoveryCodes);
  expect((await caller.send(admin.dashboard, {})).status).toBe(200);
});

test('secret and recovery codes are not stored in plain text', async () => {
  const { secret, codes } = await setUp();
  const kept = JSON.stringify([
    await api.db.select().from(secondFactors),
    await api.db.select().from(recoveryCodes),
  ]);
  for (const word of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))]) {
    expect(kept).not.toContain(word);
  }
});

test('an enrolled second factor cannot be replaced with the password alone', async () => {
  await setUp();
  const { body } = await (await newcomer()).send(secondFactor.setUp, {
    body: { password: PASSWORD },
  });
  expect(body.error.code).toBe('SECOND_FACTOR_SET_UP');
});

test('a later session passes only with a right code', async () => {
  const { secret } = await setUp();
  const caller = await newcomer();
  const wrong = codeNow(api, secret, 5);
  const refused = await caller.send(secondFactor.pass, { body: { code: wrong } });
  expect(refused.body.error.code).toBe('INVALID_CODE');
  expect((await caller.send(admin.dashboard, {})).status).toBe(403);
  await caller.send(secondFactor.pass, { body: { code: codeNow(api, secret) } });
  expect((await caller.send(admin.dashboard, {})).status).toBe(200);
});

test('a code works once, also for two concurrent requests', async () => {
  const { secret } = await setUp();
  const code = codeNow(api, secret);
  const callers = await Promise.all(Array.from({ length: 4 }, newcomer));
  const answers = await Promise.all(
    callers.map((caller) => caller.send(secondFactor.pass, { body: { code } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
});

test('a used code and earlier codes are refused', async () => {
  const { secret } = await setUp();
  const [code, earlier] = [codeNow(api, secret), codeNow(api, secret, -1)];
  await (await newcomer()).send(secondFactor.pass, { body: { code } });
  for (const used of [code, earlier]) {
    const { body } = await (await newcomer()).send(secondFactor.pass, { body: { code: used } });
    expect(body.error.code).toBe('INVALID_CODE');
  }
});

test('five wrong codes block further tries in every session', async () => {
  const { secret } = await setUp();
  const wrong = codeNow(api, secret, 9);
  for (let tries = 0; tries < 5; tries += 1) {
    await (await newcomer()).send(secondFactor.pass, { body: { code: wrong } });
  }
  const right = { body: { code: codeNow(api, secret) } };
  expect((await (await newcomer()).send(secondFactor.pass, right)).status).toBe(429);
});

test('a recovery code works once, in any spelling, and is recorded', async () => {
  const { codes } = await setUp();
  const code = (codes[0] ?? '').replace('-', '').toLowerCase();
  const caller = await newcomer();
  expect((await caller.send(secondFactor.pass, { body: { code } })).status).toBe(200);
  expect((await caller.send(secondFactor.status, {})).body.data.recoveryCodesLeft).toBe(9);
  const again = await (await newcomer()).send(secondFactor.pass, { body: { code } });
  expect(again.body.error.code).toBe('INVALID_CODE');
  const traces = await api.db.select().from(auditChanges);
  expect(traces.map(({ action }) => action)).toEqual([
    'second-factor.set-up',
    'second-factor.recovery',
  ]);
});

test('users without admin rights cannot set up a second factor', async () => {
  const caller = await api.as(await aUser(api.db));
  expect((await caller.send(secondFactor.setUp, { body: {} })).status).toBe(403);
});

const block = async () => {
  const { slotDate: date } = await aSlot(api.db);
  return { query: {}, body: { date, times: null, reason: 'a holiday' } };
};

test.each(['password', 'code'] as const)(
  'a sensitive action needs a %s when the sign-in is older than ten minutes',
  async (kind) => {
    const { secret } = await setUp();
    const caller = await api.as(administrator, { provenMsAgo: ACCOUNT_LIMITS.freshMs });
    const refused = await caller.send(consultingAdmin.block, await block());
    expect(refused.body.error.code).toBe('FRESH_SIGN_IN_REQUIRED');
    expect((await caller.send(admin.dashboard, {})).status).toBe(200);
    const body = kind === 'password' ? { password: PASSWORD } : { code: codeNow(api, secret) };
    expect((await caller.send(secondFactor.prove, { body })).status).toBe(200);
    expect((await caller.send(consultingAdmin.block, await block())).status).toBe(200);
  },
);

test('a wrong password, or a session without second factor, does not become fresh', async () => {
  const { secret } = await setUp();
  const caller = await api.as(administrator, { provenMsAgo: ACCOUNT_LIMITS.freshMs });
  const wrong = await caller.send(secondFactor.prove, { body: { password: 'not it' } });
  expect(wrong.body.error.code).toBe('WRONG_PASSWORD');
  expect((await caller.send(consultingAdmin.block, await block())).status).toBe(403);
  const half = await (await newcomer()).send(secondFactor.prove, {
    body: { code: codeNow(api, secret) },
  });
  expect(half.body.error.code).toBe('SECOND_FACTOR_REQUIRED');
});

test('the command line removes a lost second factor, ends the sessions and records it', async () => {
  const { caller } = await setUp();
  expect(await forgetSecondFactor(api.deps, administrator.email, 'lost the phone')).toBe(true);
  expect((await caller.send(admin.dashboard, {})).status).toBe(401);
  expect((await (await newcomer()).send(secondFactor.status, {})).body.data.isSetUp).toBe(false);
  expect(await forgetSecondFactor(api.deps, administrator.email, 'again')).toBe(false);
  await api.runJobs();
  expect(subjects()).toContain('ismi hesabınızın ikinci adımı kaldırıldı');
});

test('attack 7: a session alone cannot enrol a second factor', async () => {
  for (const provenMsAgo of [0, 12 * 60_000]) {
    const caller = await api.as(administrator, { withoutSecondFactor: true, provenMsAgo });
    for (const body of [{}, { password: 'not it' }]) {
      const refused = await caller.send(secondFactor.setUp, { body });
      expect(refused.body.error.code).toBe('WRONG_PASSWORD');
    }
  }
  expect(await api.db.select().from(secondFactors)).toEqual([]);
});

test('attack 7: five wrong passwords block an enrolment', async () => {
  const caller = await newcomer();
  for (let tries = 0; tries < 5; tries += 1) {
    await caller.send(secondFactor.setUp, { body: { password: 'not it' } });
  }
  const right = await caller.send(secondFactor.setUp, { body: { password: PASSWORD } });
  expect(right.status).toBe(429);
});

test('attack 7: an account without a password can enrol within ten minutes of its Google sign-in', async () => {
  const person = await aUser(api.db, { isAdmin: true, authProvider: 'google' });
  const late = { withoutSecondFactor: true, provenMsAgo: 12 * 60_000 };
  const refused = await (await api.as(person, late)).send(secondFactor.setUp, { body: {} });
  expect(refused.body.error.code).toBe('GOOGLE_SIGN_IN_REQUIRED');
  const fresh = await api.as(person, { withoutSecondFactor: true });
  expect((await fresh.send(secondFactor.setUp, { body: {} })).status).toBe(200);
});

test('attack 7: a confirmed enrolment sends one mail to the owner', async () => {
  const caller = await newcomer();
  await caller.send(secondFactor.setUp, { body: { password: PASSWORD } });
  await api.runJobs();
  expect(api.mails).toEqual([]);
  await setUp();
  await api.runJobs();
  expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [administrator.email, 'ismi hesabınızı artık ikinci bir adım koruyor'],
  ]);
});

async function demote() {
  const other = await anAdministrator(api);
  const { status } = await other.caller.send(usersAdmin.update, {
    params: { id: administrator.id },
    body: { isAdmin: false, reason: 'left the team' },
  });
  expect(status).toBe(200);
  return other;
}

test('attack 7: a demotion removes factor, recovery codes and passed sessions, and sends a mail', async () => {
  const { caller } = await setUp();
  const other = await demote();
  await api.runJobs();
  expect(subjects()).toContain('ismi hesabınızın ikinci adımı kaldırıldı');
  expect(await api.db.select().from(secondFactors)).toEqual([]);
  expect(await api.db.select().from(recoveryCodes)).toEqual([]);
  await other.caller.send(usersAdmin.update, {
    params: { id: administrator.id },
    body: { isAdmin: true, reason: 'is back' },
  });
  const { body } = await caller.send(admin.dashboard, {});
  expect(body.error.code).toBe('SECOND_FACTOR_REQUIRED');
  expect((await caller.send(secondFactor.status, {})).body.data.isSetUp).toBe(false);
});

test('attack 7: the database refuses a second factor of a user who is no administrator', async () => {
  await setUp();
  await aUser(api.db, { isAdmin: true });
  await api.db.update(users).set({ isAdmin: false }).where(eq(users.id, administrator.id));
  expect(await api.db.select().from(secondFactors)).toEqual([]);
  expect(await api.db.select().from(recoveryCodes)).toEqual([]);
  const { id: userId } = administrator;
  const factor = { userId, seedId: newId(), createdAt: api.clock.now() };
  await expect(api.db.insert(secondFactors).values(factor)).rejects.toThrow();
  await expect(api.db.insert(recoveryCodes).values({ userId, hash: 'x' })).rejects.toThrow();
});

test('attack 7: a concurrent enrolment and demotion leave no factor', async () => {
  const caller = await newcomer();
  const begun = await caller.send(secondFactor.setUp, { body: { password: PASSWORD } });
  const code = codeNow(api, begun.body.data.secret);
  const [confirmed] = await Promise.all([
    caller.send(secondFactor.confirm, { body: { code } }),
    demote(),
  ]);
  expect([200, 400, 403]).toContain(confirmed.status);
  expect(await api.db.select().from(secondFactors)).toEqual([]);
  expect(await api.db.select().from(recoveryCodes)).toEqual([]);
});

import { auth, type Switch, switches } from '@ismi/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { solvedCaptcha } from '../../../test/fakes/captcha.ts';
import {
  anAddress,
  PASSWORD,
  registered,
  settled,
  signedIn,
} from '../../../test/fixtures/accounts.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { openDatabase } from '../../db/client.ts';
import { auditChanges } from '../../db/schema/audit.ts';
import { users } from '../../db/schema/auth.ts';
import { switchCommand } from './switch-command.service.ts';
import { assertSwitchedOn, SWITCH_CACHE_MS, turnSwitch } from './switches.service.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});

const ALL_ON = {
  purchases: true,
  model: true,
  consulting: true,
  registration: true,
  banner: null,
};
const TEXTS = {
  tr: 'Bugün 22.00’den sonra bakım yapıyoruz.',
  en: 'We are doing maintenance tonight after 10 pm.',
  de: 'Heute ab 22 Uhr warten wir die Seite.',
  ar: 'نجري صيانة الليلة بعد العاشرة.',
};
const turn = (name: Switch, isOn: boolean) =>
  turnSwitch(api.deps, { name, isOn, reason: 'a test', actorId: null });
const read = async () => (await api.guest.send(switches.read, {})).body.data;
const register = (email = anAddress()) =>
  api.guest.send(auth.register, {
    body: {
      name: 'Elif',
      email,
      password: PASSWORD,
      recaptcha_token: solvedCaptcha('registration'),
      language: 'de',
    },
  });

test('every switch is on by default', async () => {
  expect(await read()).toEqual(ALL_ON);
});

test.each(['purchases', 'model', 'consulting', 'registration'] as const)(
  '%s is turned off and on again',
  async (name) => {
    await turn(name, false);
    expect(await read()).toEqual({ ...ALL_ON, [name]: false });
    await turn(name, true);
    expect(await read()).toEqual(ALL_ON);
  },
);

test('another process sees a change within two seconds', async () => {
  expect(await read()).toEqual(ALL_ON);
  const elsewhere = openDatabase(api.deps.config.database.url, 1, api.deps.log);
  const deps = { db: elsewhere.db, clock: api.clock };
  await turnSwitch(deps, { name: 'purchases', isOn: false, reason: 'a test', actorId: null });
  await elsewhere.close();
  api.clock.advance(SWITCH_CACHE_MS - 1);
  expect(await read()).toEqual(ALL_ON);
  api.clock.advance(1);
  expect(await read()).toEqual({ ...ALL_ON, purchases: false });
});

test('a hundred concurrent reads after a change all see it', async () => {
  await Promise.all(Array.from({ length: 100 }, read));
  await turn('model', false);
  expect(
    new Set((await Promise.all(Array.from({ length: 100 }, read))).map((s) => s.model)),
  ).toEqual(new Set([false]));
});

test('every change is recorded with state before, state after and reason', async () => {
  await turn('consulting', false);
  await turn('consulting', false);
  const changes = await api.db.select().from(auditChanges);
  expect(changes).toMatchObject([
    {
      action: 'switch.turn',
      subjectId: 'consulting',
      before: { isOn: true },
      after: { isOn: false },
    },
    { before: { isOn: false }, after: { isOn: false }, reason: 'a test', actorId: null },
  ]);
});

test('twenty concurrent changes are all recorded, each starting from the state before it', async () => {
  const turns = Array.from({ length: 20 }, (_, count) => turn('model', count % 2 === 0));
  await Promise.all(turns);
  const changes = await api.db.select().from(auditChanges);
  const isOn = (side: unknown) => (side as { isOn: boolean }).isOn; // as recordChange wrote it
  const sum = (side: 'before' | 'after') => changes.filter((each) => isOn(each[side])).length;
  expect(changes).toHaveLength(20);
  expect(Math.abs(sum('before') - sum('after'))).toBeLessThanOrEqual(1);
});

test('a hidden banner keeps its texts and is shown again with them', async () => {
  const banner = { name: 'banner', reason: 'maintenance', actorId: null } as const;
  await turnSwitch(api.deps, { ...banner, isOn: true, texts: TEXTS });
  expect((await read()).banner).toEqual(TEXTS);
  await turnSwitch(api.deps, { ...banner, isOn: false });
  expect((await read()).banner).toBeNull();
  await turnSwitch(api.deps, { ...banner, isOn: true });
  expect((await read()).banner).toEqual(TEXTS);
});

test('a banner without text cannot be shown', async () => {
  expect(await turn('banner', true)).toBe(false);
  expect(await api.db.select().from(auditChanges)).toEqual([]);
});

test('refuses a registration while registration is off, and stores nothing', async () => {
  await turn('registration', false);
  const email = anAddress();
  const { status, body } = await register(email);
  expect([status, body.error.code]).toEqual([403, 'REGISTRATION_CLOSED']);
  expect(body.error.message).toContain('keine neuen Konten');
  expect(await api.db.select().from(users).where(eq(users.email, email))).toEqual([]);
  await api.runJobs();
  expect(api.mails).toEqual([]);
});

test('existing accounts can sign in, and codes can be used, while registration is off', async () => {
  const { email } = await settled(api);
  const late = await registered(api);
  await turn('registration', false);
  expect((await signedIn(api, email)).token).toMatch(/\./);
  const { status } = await late.caller.send(auth.verifyEmail, {
    body: { email: late.email, code: late.code },
  });
  expect(status).toBe(200);
});

test.each([
  ['purchases', 'PURCHASES_CLOSED'],
  ['consulting', 'CONSULTING_CLOSED'],
  ['registration', 'REGISTRATION_CLOSED'],
] as const)('assertSwitchedOn refuses %s with %s while it is off', async (name, code) => {
  await expect(assertSwitchedOn(api.deps, name)).resolves.toBeUndefined();
  await turn(name, false);
  await expect(assertSwitchedOn(api.deps, name)).rejects.toThrow(code);
});

test('the command line turns a switch and prints the state', async () => {
  const output = await switchCommand(api.deps, 'registration', 'off', 'a wave of robots');
  expect(JSON.parse(output ?? '')).toEqual({ ...ALL_ON, registration: false });
  expect(await api.db.select().from(auditChanges)).toMatchObject([{ reason: 'a wave of robots' }]);
  expect(JSON.parse((await switchCommand(api.deps)) ?? '')).toMatchObject({ registration: false });
});

test('the command line sets the banner in four languages', async () => {
  const { tr, en, de, ar } = TEXTS;
  await switchCommand(api.deps, 'banner', 'on', 'maintenance', tr, en, de, ar);
  expect((await read()).banner).toEqual(TEXTS);
});

test.each([
  ['a switch that does not exist', ['lights', 'off', 'dark']],
  ['neither on nor off', ['model', 'maybe', 'unsure']],
  ['no reason', ['model', 'off']],
  ['a banner in three languages', ['banner', 'on', 'maintenance', 'a', 'b', 'c']],
  ['texts for a switch without texts', ['model', 'off', 'why', 'a', 'b', 'c', 'd']],
])('the command line changes nothing for %s', async (_, words) => {
  expect(await switchCommand(api.deps, ...words)).toBeUndefined();
  expect(await read()).toEqual(ALL_ON);
});

import { auth, ownSessions, secondFactor, usersAdmin } from '@ismi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, registered, settled, signedIn } from '../../../test/fixtures/accounts.ts';
import { codeNow } from '../../../test/fixtures/administrators.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { pseudonymOf } from '../../lib/pseudonym.ts';
import { erasePerson } from '../privacy/erasure.service.ts';
import { grantAdmin } from './operator-accounts.service.ts';
import { forgetSecondFactor } from './second-factor.service.ts';

const lines: string[] = [];
let api: TestApi;
beforeAll(async () => {
  const log = { write: (line: string) => void lines.push(line) };
  api = await openTestApi({ log, env: { LOG_LEVEL: 'info' } });
});
afterAll(() => api.close());

const eventsOf = (who: string) =>
  lines
    .filter((line) => line.includes('"authentication"') && line.includes(who))
    .map((line) => JSON.parse(line))
    .map(({ event, by, reason }) => [event, by ?? reason]);
const whoIs = (userId: string) => pseudonymOf(api.deps.config.lastingSecret, userId);
const login = (email: string, password: string) =>
  api.guest.send(auth.login, { body: { email, password } });

test('sign-in, failed sign-in and sign-out are logged under a pseudonym, without an address', async () => {
  const { email, userId, browser } = await settled(api);
  await login(email, 'Not-this-one-1');
  await login(email, PASSWORD);
  await api.guest
    .with({ cookie: `__Secure-ismi_refresh=${browser.refresh}` })
    .send(auth.logout, { body: {} });
  await login('nobody@family.example', PASSWORD);
  const events = eventsOf(whoIs(userId));
  expect(events).toEqual([
    ['sign-in', 'mail'],
    ['sign-in-failed', 'password'],
    ['sign-in', 'password'],
    ['session-ended', 'signed-out'],
  ]);
  const all = lines.join('');
  expect(all).not.toContain(email);
  expect(all).not.toContain('nobody@family.example');
  expect(all).toMatch(/"event":"sign-in-failed","who":"a_[\w-]{22}"/);
});

const WRONG = 'Not-this-one-1';

test('every refusal of a password, a code or a link is logged', async () => {
  const waiting = await registered(api);
  await login(waiting.email, waiting.password);
  const { code, email } = waiting;
  await api.guest.send(auth.verifyEmail, { body: { email, code, password: WRONG } });
  const failed = lines
    .filter((line) => line.includes('"authentication"'))
    .map((line) => JSON.parse(line))
    .slice(-2);
  expect(failed).toMatchObject([
    { event: 'sign-in-failed', by: 'password', reason: 'EMAIL_NOT_VERIFIED' },
    { event: 'sign-in-failed', by: 'mail' },
  ]);
  for (const each of failed) expect(each.who).toMatch(/^u_/);

  const { userId, browser } = await settled(api);
  await browser.caller.send(auth.changePassword, {
    body: { currentPassword: WRONG, newPassword: 'Lindenblatt-48-Regen' },
  });
  expect(eventsOf(whoIs(userId)).at(-1)).toEqual(['password-change-failed', 'password']);
  await api.guest.send(auth.resetPassword, {
    body: { token: 'made-up', password: 'Lindenblatt-48-Regen' },
  });
  expect(lines.findLast((line) => line.includes('password-reset'))).toContain(
    '"event":"password-reset-failed","by":"mail","reason":"INVALID_TOKEN"',
  );
});

/** A verified administrator with a password and a second factor. */
async function anEnrolledAdministrator() {
  const person = await settled(api);
  expect(await grantAdmin(api.deps, person.email)).toBe(true);
  expect(await grantAdmin(api.deps, person.email)).toBe(true);
  const { caller } = person.browser;
  await caller.send(secondFactor.setUp, { body: { password: WRONG } });
  const begun = await caller.send(secondFactor.setUp, { body: { password: PASSWORD } });
  const { secret } = begun.body.data;
  await caller.send(secondFactor.confirm, { body: { code: codeNow(api, secret) } });
  await caller.send(secondFactor.prove, { body: { password: WRONG } });
  return person;
}

test('set-up, failed codes and removal of a second factor are logged, also from the command line', async () => {
  const { userId, email } = await anEnrolledAdministrator();
  expect(await forgetSecondFactor(api.deps, email, 'lost the phone')).toBe(true);
  expect(eventsOf(whoIs(userId)).slice(1)).toEqual([
    ['role-changed', 'operator'],
    ['second-factor-failed', 'password'],
    ['second-factor-set-up', 'code'],
    ['second-factor-failed', 'password'],
    ['second-factor-removed', 'operator'],
  ]);
});

test('ending one’s own sessions is logged once', async () => {
  const { email, userId, browser } = await settled(api);
  await signedIn(api, email);
  const list = async () =>
    (await browser.caller.send(ownSessions.list, {})).body.data.sessions.find(
      ({ is_current }) => !is_current,
    );
  const id = (await list())?.id ?? '';
  for (let time = 0; time < 2; time += 1)
    await browser.caller.send(ownSessions.end, { params: { id } });
  await signedIn(api, email);
  for (let time = 0; time < 2; time += 1)
    await browser.caller.send(ownSessions.endOthers, { body: {} });
  expect(eventsOf(whoIs(userId)).filter(([event]) => event === 'session-ended')).toEqual([
    ['session-ended', 'signed-out'],
    ['session-ended', 'everywhere'],
  ]);
});

test('a change of role, second factor or account state is logged', async () => {
  const { userId } = await anEnrolledAdministrator();
  const admin = await aUser(api.db, { isAdmin: true });
  const caller = await api.as(admin);
  const decide = (body: object) =>
    caller.send(usersAdmin.update, {
      params: { id: userId },
      body: { ...body, reason: 'leaves the team' },
    });
  const before = eventsOf(whoIs(userId)).length;
  for (const body of [{ isAdmin: true }, { isAdmin: false }, { isAdmin: false }])
    await decide(body);
  for (const is_active of [true, false, true]) await decide({ is_active });
  const params = { id: userId };
  await caller.send(usersAdmin.remove, { params, body: { permanent: false, reason: 'asked for' } });
  expect(
    eventsOf(whoIs(userId))
      .slice(before)
      .map(([event]) => event),
  ).toEqual([
    'role-changed',
    'second-factor-removed',
    'account-deactivated',
    'account-reactivated',
    'account-deactivated',
  ]);
});

test('a change of role is logged with who did it', async () => {
  const [admin, person] = [await aUser(api.db, { isAdmin: true }), await aUser(api.db)];
  await (await api.as(admin)).send(usersAdmin.update, {
    params: { id: person.id },
    body: { isAdmin: true, reason: 'joins the team' },
  });
  const line = lines.findLast((each) => each.includes('role-changed')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({
    event: 'role-changed',
    who: whoIs(person.id),
    actor: whoIs(admin.id),
    isAdmin: true,
  });
});

test('administrators find a user by pseudonym, until the user is erased', async () => {
  const admin = await api.as(await aUser(api.db, { isAdmin: true }));
  const person = await aUser(api.db);
  const { body } = await admin.send(usersAdmin.details, { params: { id: person.id } });
  const search = body.data.log_pseudonym;
  const found = async () =>
    (await admin.send(usersAdmin.list, { query: { search } })).body.data.users.map(({ id }) => id);
  expect(search).toBe(whoIs(person.id));
  expect(await found()).toEqual([person.id]);
  await api.db.transaction((tx) => erasePerson(tx, api.deps, { userId: person.id }));
  expect(await found()).toEqual([]);
});

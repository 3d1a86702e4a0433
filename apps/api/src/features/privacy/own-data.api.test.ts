import { privacy } from '@ismi/contract';
import { eq, ne } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNamesApi } from '../../../test/fixtures/names.ts';
import { aPayment } from '../../../test/fixtures/payments.ts';
import { aUserWithData } from '../../../test/fixtures/user-with-data.ts';
import { aUser, type TestUser } from '../../../test/fixtures/users.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { findDeclaration } from '../../db/declared-table.ts';
import { users } from '../../db/schema/auth.ts';
import { TABLES } from '../../db/schema/index.ts';
import { payments } from '../../db/schema/payments.ts';
import { accountDeletions, type ExportedTables } from '../../db/schema/privacy.ts';
import { queueMail } from '../../email/queue-mail.ts';
import { eraseDue } from './deletion.service.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await openNamesApi();
});
afterAll(() => api.close());

const me = (user: TestUser) => ({ params: { id: user.id } });
const wishExport = async (user: TestUser) =>
  (await api.as(user)).send(privacy.requestExport, { ...me(user), body: {} });
const wishDeletion = async (user: TestUser, email = user.email) =>
  (await api.as(user)).send(privacy.requestDeletion, { ...me(user), body: { email } });
const overviewOf = async (user: TestUser) =>
  (await (await api.as(user)).send(privacy.overview, me(user))).body.data;
const userNow = async ({ id }: TestUser) =>
  (await api.db.select().from(users).where(eq(users.id, id)))[0];
const lastMailTo = ({ email }: TestUser) => api.mails.filter(({ to }) => to === email).at(-1);

test('an export has the rows of every table with personal data and no secret', async () => {
  const { user, mark } = await aUserWithData(api);
  // As if the existing one were from the previous day.
  const { body } = await wishExport(user);
  await api.runJobs();
  const caller = await api.as(user);
  const copy = await caller.send(privacy.readExport, { params: { id: body.data.id } });
  const tables: ExportedTables = JSON.parse(copy.body.data.content);
  const declared = TABLES.filter((table) => findDeclaration(table)?.data === 'personal').map(
    (table) => getTableConfig(table).name,
  );
  expect(Object.keys(tables).sort()).toEqual(declared.sort());
  expect(Object.entries(tables).filter(([, rows]) => rows.length === 0)).toEqual([]);
  expect(tables.users?.[0]).toMatchObject({ name: mark, email: user.email });
  expect(JSON.stringify(tables)).not.toMatch(/password_hash|admin_notes|actor_id/);
  expect(lastMailTo(user)?.text).toContain(`https://ismi.example/tr/profile/data/${body.data.id}`);
  expect(lastMailTo(user)?.text).not.toContain(mark);
});

test('an export is only the user’s own and expires after a week', async () => {
  const user = await aUser(api.db);
  const stranger = await aUser(api.db);
  const { body } = await wishExport(user);
  await api.runJobs();
  const read = async (reader: TestUser) =>
    (await api.as(reader)).send(privacy.readExport, { params: { id: body.data.id } });
  expect((await read(user)).status).toBe(200);
  expect((await read(stranger)).status).toBe(404);
  api.clock.advance(7 * DAY_MS);
  expect((await read(user)).status).toBe(404);
});

test('three exports a day, one at a time', async () => {
  const user = await aUser(api.db);
  const [first, second] = await Promise.all([wishExport(user), wishExport(user)]);
  expect(first.body.data.id).toBe(second.body.data.id);
  for (let more = 0; more < 2; more += 1) {
    await api.runJobs();
    expect((await wishExport(user)).status).toBe(200);
  }
  await api.runJobs();
  const refused = await wishExport(user);
  expect(refused.body.error).toMatchObject({ code: 'TOO_MANY_REQUESTS', retry_after: 86_400 });
  expect((await overviewOf(user)).exports).toHaveLength(3);
});

test('an account is erased two weeks after the request, with a mail at both times', async () => {
  const user = await aUser(api.db, { emailVerifiedAt: api.clock.now() });
  const { body } = await wishDeletion(user);
  const dueAt = new Date(api.clock.now().getTime() + 14 * DAY_MS).toISOString();
  expect(body.data).toEqual({ deletion: { due_at: dueAt } });
  await api.runJobs();
  expect(lastMailTo(user)?.subject).toMatch(/silinecek/);
  api.clock.advance(14 * DAY_MS - 1);
  await eraseDue(api.deps);
  expect((await userNow(user))?.erasedAt).toBeNull();
  api.clock.advance(1);
  await eraseDue(api.deps);
  await eraseDue(api.deps);
  await api.runJobs();
  expect((await userNow(user))?.erasedAt).toEqual(api.clock.now());
  expect(lastMailTo(user)?.subject).toMatch(/silindi/);
});

test('a cancelled deletion keeps everything', async () => {
  const user = await aUser(api.db);
  await wishDeletion(user);
  expect((await overviewOf(user)).deletion).not.toBeNull();
  await (await api.as(user)).send(privacy.cancelDeletion, me(user));
  expect((await overviewOf(user)).deletion).toBeNull();
  api.clock.advance(15 * DAY_MS);
  await eraseDue(api.deps);
  expect((await userNow(user))?.email).toBe(user.email);
});

test('a second request keeps the first date; another address is refused', async () => {
  const user = await aUser(api.db);
  expect((await wishDeletion(user, 'somebody@else.example')).body.error.code).toBe(
    'CONFIRMATION_WRONG',
  );
  const first = await wishDeletion(user, user.email.toUpperCase());
  api.clock.advance(DAY_MS);
  expect((await wishDeletion(user)).body.data).toEqual(first.body.data);
});

test('a pending capture delays only its own account’s erasure', async () => {
  const waiting = await aUser(api.db);
  const { id } = await aPayment(api, waiting);
  await api.db
    .update(payments)
    .set({ paypalCaptureId: `HELD-${id}`, nextCheckAt: null })
    .where(eq(payments.id, id));
  const other = await aUser(api.db);
  await wishDeletion(waiting);
  await wishDeletion(other);
  api.clock.advance(14 * DAY_MS);
  await eraseDue(api.deps);
  expect((await userNow(waiting))?.erasedAt).toBeNull();
  expect((await userNow(other))?.erasedAt).not.toBeNull();
  await api.db
    .update(payments)
    .set({ paypalCaptureId: null, status: 'cancelled' })
    .where(eq(payments.id, id));
  await eraseDue(api.deps);
  expect((await userNow(waiting))?.erasedAt).not.toBeNull();
});

test('data written by a concurrent request is erased in the next run', async () => {
  const user = await aUser(api.db);
  await wishDeletion(user);
  api.clock.advance(14 * DAY_MS);
  await eraseDue(api.deps);
  const { id: userId } = user;
  const requestedAt = api.clock.now();
  const dueAt = new Date(requestedAt.getTime() + 14 * DAY_MS);
  await api.db.insert(accountDeletions).values({ userId, requestedAt, dueAt });
  await eraseDue(api.deps);
  expect(
    await api.db.select().from(accountDeletions).where(eq(accountDeletions.userId, userId)),
  ).toEqual([]);
});

test('the last administrator’s deletion is refused at once', async () => {
  const last = await aUser(api.db, { isAdmin: true });
  await api.db.update(users).set({ isAdmin: false }).where(ne(users.id, last.id));
  expect((await wishDeletion(last)).body.error.code).toBe('LAST_ADMINISTRATOR');
  await aUser(api.db, { isAdmin: true });
  expect((await wishDeletion(last)).status).toBe(200);
});

test('a mail to an address that only shares a prefix or suffix is still sent', async () => {
  const user = await aUser(api.db, { email: 'li.1@family.example' });
  const others = ['ali.1@family.example', 'li.1@family.example.tr', 'li_1@family.example'];
  const letters = [...others, user.email].map((to) => ({
    to,
    locale: 'tr' as const,
    mail: { template: 'accountErased' as const, props: {} },
  }));
  await api.db.transaction(async (tx) => {
    for (const letter of letters) await queueMail(tx, api.deps.jobs, letter);
  });
  await wishDeletion(user);
  await api.db
    .update(accountDeletions)
    .set({
      requestedAt: new Date(api.clock.now().getTime() - 14 * DAY_MS),
      dueAt: api.clock.now(),
    })
    .where(eq(accountDeletions.userId, user.id));
  await eraseDue(api.deps);
  await api.runJobs();
  expect(others.map((to) => api.mails.filter((mail) => mail.to === to).length)).toEqual([1, 1, 1]);
  expect(api.mails.filter(({ to }) => to === user.email)).toEqual([]);
});

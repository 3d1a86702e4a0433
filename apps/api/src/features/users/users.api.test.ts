import { auth, usersAdmin } from '@ismi/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAddress, PASSWORD, refreshWith, settled } from '../../../test/fixtures/accounts.ts';
import { anAdministrator, trailOf } from '../../../test/fixtures/administrators.ts';
import { aPurchase, balanceOf, spend } from '../../../test/fixtures/purchases.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import { openTestApi, startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { creditEntries } from '../../db/schema/credits.ts';
import { newId } from '../../lib/ids.ts';

let api: TestApi;
let admin: Awaited<ReturnType<typeof anAdministrator>>;
beforeAll(async () => {
  api = await openTestApi();
  admin = await anAdministrator(api);
});
afterAll(() => api.close());

const list = async (query: Record<string, string | number>) =>
  (await admin.caller.send(usersAdmin.list, { query })).body.data;
const found = async (search: string, filter: Record<string, string> = {}) =>
  (await list({ search, ...filter })).users.map(({ id }) => id);
type UserChanges = Parameters<typeof admin.caller.send<typeof usersAdmin.update>>[1]['body'];
const update = (id: string, body: UserChanges, caller = admin.caller) =>
  caller.send(usersAdmin.update, { params: { id }, body });
const remove = (id: string, reason = 'asked for it', caller = admin.caller) =>
  caller.send(usersAdmin.remove, { params: { id }, body: { permanent: false, reason } });

test('lists users newest first, page by page, with the total', async () => {
  const own = await startTestApi();
  const boss = await anAdministrator(own);
  const day = (n: number) => new Date(Date.UTC(2026, 2, n));
  const made: Awaited<ReturnType<typeof aUser>>[] = [];
  for (let n = 1; n <= 5; n += 1)
    made.push(
      await aUser(own.db, {
        createdAt: day(n),
        isActive: n !== 2,
        authProvider: n === 3 ? 'google' : 'email',
      }),
    );
  const page = async (query: Record<string, string | number>) =>
    (await boss.caller.send(usersAdmin.list, { query })).body.data;
  const second = await page({ page: 2, limit: 2, role: 'user' });
  expect(second.users.map(({ id }) => id)).toEqual([made[2]?.id, made[1]?.id]);
  expect(second).toMatchObject({ page: 2, totalPages: 3, total: 5, tooMany: false });
  expect(await page({ status: 'inactive' })).toMatchObject({
    total: 1,
    users: [{ id: made[1]?.id }],
  });
  expect(await page({ authProvider: 'google' })).toMatchObject({
    total: 1,
    users: [{ id: made[2]?.id }],
  });
  expect(await page({ role: 'admin' })).toMatchObject({ total: 1, users: [{ id: boss.user.id }] });
  const { body } = await boss.caller.send(usersAdmin.stats, {});
  expect(body.data).toEqual({ totalUsers: 6, activeUsers: 5, adminUsers: 1 });
});

test('users are found by a prefix of name, last name, address or id, in any case', async () => {
  const ismail = await aUser(api.db, {
    name: 'İsmail Çağrı Yıldırım',
    email: 'i.yildirim@family.example',
  });
  const other = await aUser(api.db, { name: 'Ismahan 100%', email: 'under_score@family.example' });
  expect(await found('ismail')).toEqual([ismail.id]);
  expect(await found('YILDIRIM')).toEqual([ismail.id]);
  expect(await found('İsmail çağ')).toEqual([ismail.id]);
  expect(await found('I.Yild')).toEqual([ismail.id]);
  expect(await found(ismail.id)).toEqual([ismail.id]);
  expect(await found(ismail.id.slice(0, 13))).toEqual([ismail.id]);
  expect(await found('ism')).toHaveLength(2);
  expect(await found('ism', { status: 'inactive' })).toEqual([]);
  expect(await found('under_')).toEqual([other.id]);
  expect(await found('underXs')).toEqual([]);
  expect(await found('%')).toEqual([]);
  expect(await found("' or 1=1 --")).toEqual([]);
});

test('a user is shown with figures and recent activity', async () => {
  const { user } = await aPurchase(api);
  const { body } = await admin.caller.send(usersAdmin.details, { params: { id: user.id } });
  expect(body.data).toMatchObject({
    email: user.email,
    credits: 100,
    stats: {
      paymentCount: 1,
      totalSpent: [{ currency: 'EUR', amount: 7.99 }],
      totalSuggestions: 0,
    },
    recentActivity: { suggestions: [], payments: [{ amount: 7.99, status: 'completed' }] },
  });
  const gone = await admin.caller.send(usersAdmin.details, { params: { id: newId() } });
  expect(gone.body.error.code).toBe('NOT_FOUND');
});

test('credits are changed through the ledger, once per key, with a reason', async () => {
  const { user } = await aPurchase(api);
  expect((await update(user.id, { credits: 150 })).body.error.code).toBe('REASON_REQUIRED');
  const caller = admin.caller.with({ 'idempotency-key': newId() });
  const give = () =>
    update(user.id, { credits: 150, expected_credits: 100, reason: 'a gift' }, caller);
  const answers = await Promise.all([give(), give()]);
  expect(answers.map(({ body }) => body.data.credits)).toEqual([150, 150]);
  expect((await update(user.id, { credits: 30, reason: 'a slip' })).body.data.credits).toBe(30);
  const entries = await api.db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.userId, user.id));
  expect(entries.map(({ type, amount }) => [type, amount])).toEqual([
    ['purchase', 100],
    ['admin_adjustment', 50],
    ['admin_adjustment', -120],
  ]);
  expect(await trailOf(api, user.id)).toMatchObject([
    { action: 'user.update', before: { credits: 100 }, after: { credits: 150 }, reason: 'a gift' },
    { before: { credits: 150 }, after: { credits: 30 } },
  ]);
});

test('a changed balance is not overwritten, and nothing else is changed', async () => {
  const { user } = await aPurchase(api);
  await spend(api, user, 40);
  const { body } = await update(user.id, {
    credits: 200,
    expected_credits: 100,
    isAdmin: true,
    reason: 'a gift',
  });
  expect(body.error).toMatchObject({ code: 'CREDITS_CHANGED', current_credits: 60 });
  expect(await balanceOf(api, user)).toMatchObject({ balance: 60 });
  const { body: after } = await admin.caller.send(usersAdmin.details, { params: { id: user.id } });
  expect(after.data.isAdmin).toBe(false);
  expect(await trailOf(api, user.id)).toEqual([]);
});

test('language, proof and note change without a reason; the audit entry omits the note’s text', async () => {
  const user = await aUser(api.db);
  const { body } = await update(user.id, {
    preferred_language: 'ar',
    email_verified: true,
    admin_note: 'Telefonda konuştuk.',
  });
  expect(body.data).toMatchObject({
    preferred_language: 'ar',
    email_verified: true,
    admin_note: 'Telefonda konuştuk.',
  });
  const [line] = await trailOf(api, user.id);
  expect(line).toMatchObject({ after: { preferred_language: 'ar', has_note: true } });
  expect(JSON.stringify(line)).not.toContain('Telefonda');
  const again = await update(user.id, { preferred_language: 'ar' });
  expect(again.status).toBe(200);
  expect(await trailOf(api, user.id)).toHaveLength(1);
  expect((await update(user.id, { email_verified: false })).body.error.code).toBe('VERIFIED_STAYS');
});

test('a deactivated user is signed out everywhere and cannot sign in', async () => {
  const { userId, browser, email } = await settled(api, anAddress());
  expect((await browser.caller.send(auth.me, {})).status).toBe(200);
  expect((await remove(userId)).body.data).toEqual({ deactivated: true, deleted: false });
  expect((await browser.caller.send(auth.me, {})).status).toBe(401);
  expect((await refreshWith(api, browser.refresh)).status).toBe(401);
  const login = await api.guest.send(auth.login, { body: { email, password: PASSWORD } });
  expect(login.body.error.code).toBe('ACCOUNT_DEACTIVATED');
  expect((await remove(userId)).status).toBe(200);
  expect(await trailOf(api, userId)).toHaveLength(1);
  await update(userId, { is_active: true, reason: 'a mistake' });
  expect((await api.guest.send(auth.login, { body: { email, password: PASSWORD } })).status).toBe(
    200,
  );
  expect((await browser.caller.send(auth.me, {})).status).toBe(401);
});

test('an administrator cannot remove their own rights', async () => {
  const { user, caller } = await anAdministrator(api);
  const codes = [
    await update(user.id, { isAdmin: false, reason: 'tired' }, caller),
    await update(user.id, { is_active: false, reason: 'tired' }, caller),
    await remove(user.id, 'tired', caller),
  ].map(({ body }) => body.error.code);
  expect(codes).toEqual(['OWN_ACCOUNT', 'OWN_ACCOUNT', 'OWN_ACCOUNT']);
});

test('two administrators who remove each other concurrently leave one', async () => {
  const own = await startTestApi();
  const [one, other] = [await anAdministrator(own), await anAdministrator(own)];
  const demote = (by: typeof one, whom: typeof one) =>
    by.caller.send(usersAdmin.update, {
      params: { id: whom.user.id },
      body: { isAdmin: false, reason: 'a quarrel' },
    });
  const answers = await Promise.all([demote(one, other), demote(other, one)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = [one, other].map(({ caller }) => caller.send(usersAdmin.stats, {}));
  const stats = (await Promise.all(left)).find(({ status }) => status === 200);
  expect(stats?.body.data.adminUsers).toBe(1);
});

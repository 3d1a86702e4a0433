import { admin, FUNNEL_STEPS, names, visits } from '@ismi/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { settled } from '../../../test/fixtures/accounts.ts';
import { aSlot } from '../../../test/fixtures/consulting.ts';
import { giveCredits, startNamesApi } from '../../../test/fixtures/names.ts';
import { aPayment } from '../../../test/fixtures/payments.ts';
import { aUser, type TestUser } from '../../../test/fixtures/users.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { users } from '../../db/schema/auth.ts';
import { paypalEvents } from '../../db/schema/payments.paypal.ts';
import { payments } from '../../db/schema/payments.ts';
import { newId } from '../../lib/ids.ts';

let api: TestApi;
let administrator: TestUser;
beforeEach(async () => {
  api = await startNamesApi();
  administrator = await aUser(api.db, { isAdmin: true });
});

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(api.clock.now().getTime() - days * DAY_MS);
const read = async () => {
  const { status, body } = await (await api.as(administrator)).send(admin.dashboard, {});
  expect(status).toBe(200);
  return body.data;
};
const stepsIn = ({ funnel }: Awaited<ReturnType<typeof read>>, language: string) =>
  Object.fromEntries(
    FUNNEL_STEPS.map((step) => [
      step,
      funnel.find((each) => each.language === language && each.step === step)?.count,
    ]),
  );

test('an empty database shows zeros and no comparison', async () => {
  const { users: people, payments: money, consulting, webhooks } = await read();
  expect(people).toMatchObject({ total: 1, weeklyNew: 0, weeklyTrend: null, admins: 1 });
  expect(people.newByWeek).toHaveLength(8);
  expect(money).toMatchObject({ totalRevenue: 0, weeklyRevenue: 0, dailyRevenue: 0, total: 0 });
  expect(money.revenueByDay).toHaveLength(30);
  expect(consulting).toMatchObject({ total: 0, pending: 0, thisWeek: 0 });
  expect(webhooks).toEqual({ confirmed: 0, pendingReview: 0 });
});

test('new users of the last seven days are compared with the seven before', async () => {
  for (const days of [0, 3, 6]) await aUser(api.db, { createdAt: daysAgo(days) });
  for (const days of [7, 13]) await aUser(api.db, { createdAt: daysAgo(days) });
  await aUser(api.db, { createdAt: daysAgo(14) });
  const { users: people } = await read();
  expect(people).toMatchObject({ total: 7, weeklyNew: 3, weeklyTrend: 50 });
  // The test's today is a Tuesday: one of the three registered in the current week.
  expect(people.newByWeek.slice(-3).map(({ value }) => value)).toEqual([2, 3, 1]);
});

test('a user who is active today is counted once today', async () => {
  const family = await aUser(api.db);
  const caller = await api.as(family);
  for (let calls = 0; calls < 3; calls += 1) await caller.send(names.history, { query: {} });
  expect((await read()).users.activeToday).toBe(2);
});

test('an erased account is no longer counted', async () => {
  const family = await aUser(api.db);
  expect((await read()).users.total).toBe(2);
  await api.db.delete(users).where(eq(users.id, family.id));
  expect((await read()).users.total).toBe(1);
});

let receipts = 1000;

/** A payment completed this many days ago. */
async function aPurchase(days: number, wishes: Partial<typeof payments.$inferInsert> = {}) {
  receipts += 1;
  const payment = await aPayment(api, await aUser(api.db, { createdAt: daysAgo(60) }));
  await api.db
    .update(payments)
    .set({
      status: 'completed',
      completedAt: daysAgo(days),
      paypalCaptureId: newId(),
      receiptNumber: receipts,
      amountMinor: 1000,
      ...wishes,
    })
    .where(eq(payments.id, payment.id));
  return payment;
}

test('revenue is in euros: total, last seven days and by day', async () => {
  await aPurchase(0.1);
  await aPurchase(3);
  await aPurchase(20);
  await aPurchase(0.1, { currency: 'USD' });
  const { payments: money } = await read();
  expect(money).toMatchObject({ totalRevenue: 30, weeklyRevenue: 20, dailyRevenue: 10 });
  expect(money).toMatchObject({ successful: 4, total: 4, failed: 0 });
  const days = money.revenueByDay.filter(({ value }) => value > 0).map(({ day }) => day);
  expect(days).toEqual(['2026-10-28', '2026-11-14', '2026-11-17']);
  await api.db.delete(payments);
});

test('a refund is subtracted on the day of the refund', async () => {
  const { id } = await aPurchase(3);
  await api.db
    .update(payments)
    .set({ refundedMinor: 400, updatedAt: api.clock.now() })
    .where(eq(payments.id, id));
  const { payments: money } = await read();
  expect(money.totalRevenue).toBe(6);
  expect(money.revenueByDay.filter(({ value }) => value !== 0)).toEqual([
    { day: '2026-11-14', value: 10 },
    { day: '2026-11-17', value: -4 },
  ]);
  await api.db.delete(payments);
});

test('counts today’s slots and those that can still be booked', async () => {
  await aSlot(api.db, { slotDate: '2026-11-17', slotTime: '08:00' });
  await aSlot(api.db, { slotDate: '2026-11-17', slotTime: '20:00' });
  await aSlot(api.db, { isBlocked: true, blockedReason: 'a holiday' });
  await aSlot(api.db);
  expect((await read()).calendar).toEqual({ totalSlots: 4, availableSlots: 2, todaySlots: 2 });
});

test('PayPal events are counted by state', async () => {
  const event = (state: 'done' | 'review' | 'received') => ({
    id: newId(),
    type: 'PAYMENT.CAPTURE.COMPLETED',
    subject: {},
    state,
    receivedAt: api.clock.now(),
  });
  await api.db
    .insert(paypalEvents)
    .values([event('done'), event('done'), event('review'), event('received')]);
  expect((await read()).webhooks).toEqual({ confirmed: 2, pendingReview: 1 });
  const { body } = await (await api.as(administrator)).send(admin.badges, {});
  expect(body.data).toEqual({ consulting: 0, desk: 1, withdrawals: 0 });
});

test('each step of the funnel is counted by language only', async () => {
  await api.guest.send(visits.begin, { body: { language: 'de' } });
  const { userId, browser } = await settled(api);
  expect(stepsIn(await read(), 'de')).toMatchObject({ visit: 1, sign_up: 1, verified: 1 });
  const [user] = await api.db.select().from(users).where(eq(users.id, userId));
  await giveCredits(api, user as TestUser, 100);
  const search = (query: string) =>
    browser.caller.send(names.search, { query: { query, language: 'de', max_credits: 5 } });
  await search('Yusuf');
  await search('Zeynep');
  expect(stepsIn(await read(), 'de')).toEqual({
    visit: 1,
    sign_up: 1,
    verified: 1,
    first_search: 1,
    first_suggestion: 0,
    purchase: 0,
  });
});

test('forty concurrent visits are all counted', async () => {
  await Promise.all(
    Array.from({ length: 40 }, () => api.guest.send(visits.begin, { body: { language: 'ar' } })),
  );
  await Promise.all(Array.from({ length: 40 }, () => aUser(api.db)));
  const stats = await read();
  expect(stepsIn(stats, 'ar').visit).toBe(40);
  expect(stats.users.total).toBe(41);
});

test('the last administrator cannot be demoted, deactivated or deleted', async () => {
  const acts = [
    () => api.db.update(users).set({ isAdmin: false }).where(eq(users.id, administrator.id)),
    () => api.db.update(users).set({ isActive: false }).where(eq(users.id, administrator.id)),
    () => api.db.delete(users).where(eq(users.id, administrator.id)),
  ];
  for (const act of acts) {
    await expect(act()).rejects.toMatchObject({
      cause: { constraint: 'users_keep_an_administrator' },
    });
  }
});

test('two administrators who remove each other concurrently: one stays', async () => {
  const other = await aUser(api.db, { isAdmin: true });
  const results = await Promise.allSettled(
    [administrator, other].map(({ id }) =>
      api.db.update(users).set({ isAdmin: false }).where(eq(users.id, id)),
    ),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

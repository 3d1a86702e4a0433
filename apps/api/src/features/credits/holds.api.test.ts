import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountOf, amountsOf, aUserWith, outcomesOf } from '../../../test/fixtures/credits.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import type { Tx } from '../../db/client.ts';
import { creditHolds } from '../../db/schema/credits.ts';
import { newId } from '../../lib/ids.ts';
import {
  type Hold,
  holdCredits,
  releaseExpiredHolds,
  releaseHold,
  settleHold,
} from './holds.service.ts';
import { spendInOneStatement } from './ledger.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const NOW = new Date('2026-02-01T12:00:00Z');
const inTx = <T>(work: (tx: Tx) => Promise<T>) => api.db.transaction(work);
type HoldRequest = Parameters<typeof holdCredits>[1];
const aWish = (userId: string, wishes: Partial<HoldRequest> = {}): HoldRequest => ({
  userId,
  purpose: 'islamic_analysis',
  amount: 22,
  reference: `suggestion ${newId()}`,
  ...wishes,
});
const hold = (wish: HoldRequest) => inTx((tx) => holdCredits(tx, wish));
const settle = (held: Hold, amount?: number) =>
  inTx((tx) => settleHold(tx, held, { now: NOW, ...(amount && { amount }) }));
const release = (held: Hold) => inTx((tx) => releaseHold(tx, held));
const many = <T>(count: number, work: () => Promise<T>) => Array.from({ length: count }, work);
const storedHold = async ({ id }: Hold) =>
  (await api.db.select().from(creditHolds).where(eq(creditHolds.id, id)))[0];

test('held credits cannot be spent but stay in the balance', async () => {
  const user = await aUserWith(api.db, 30);
  await hold(aWish(user.id));
  expect(await accountOf(api.db, user)).toMatchObject({ balance: 30, held: 22 });
  const spend = { userId: user.id, type: 'usage', amount: 9, now: NOW } as const;
  await expect(
    spendInOneStatement(api.db, { ...spend, reference: `search ${newId()}` }),
  ).rejects.toMatchObject({ details: { required_credits: 9, current_credits: 8 } });
});

test('a hold above the spendable credits is refused with both figures', async () => {
  const user = await aUserWith(api.db, 30);
  await hold(aWish(user.id));
  await expect(hold(aWish(user.id))).rejects.toMatchObject({
    code: 'INSUFFICIENT_CREDITS',
    details: { required_credits: 22, current_credits: 8 },
  });
});

test('a settled hold is one entry with the hold’s own reference', async () => {
  const user = await aUserWith(api.db, 30);
  const held = await hold(aWish(user.id));
  expect(await settle(held)).toBe(true);
  expect(await accountOf(api.db, user)).toMatchObject({ balance: 8, held: 0, totalSpent: 22 });
  expect(await amountsOf(api.db, user)).toEqual([30, -22]);
});

test('a hold can be charged in part; the rest is released', async () => {
  const user = await aUserWith(api.db, 30);
  const held = await hold(aWish(user.id));
  await settle(held, 5);
  expect(await accountOf(api.db, user)).toMatchObject({ balance: 25, held: 0 });
});

test('more than was held is never charged', async () => {
  const user = await aUserWith(api.db, 30);
  const held = await hold(aWish(user.id));
  await expect(settle(held, 23)).rejects.toThrow();
  expect(await accountOf(api.db, user)).toMatchObject({ balance: 30, held: 22 });
});

test('a released hold leaves no entry', async () => {
  const user = await aUserWith(api.db, 30);
  expect(await release(await hold(aWish(user.id)))).toBe(true);
  expect(await accountOf(api.db, user)).toMatchObject({ balance: 30, held: 0 });
  expect(await amountsOf(api.db, user)).toEqual([30]);
});

test('the same hold sent forty times concurrently is one hold', async () => {
  const user = await aUserWith(api.db, 125);
  const wish = aWish(user.id);
  const holds = await Promise.all(many(40, () => hold(wish)));
  expect(new Set(holds.map(({ id }) => id)).size).toBe(1);
  expect(holds.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(await accountOf(api.db, user)).toMatchObject({ held: 22 });
});

test('repeating a hold returns its status; another amount is refused', async () => {
  const user = await aUserWith(api.db, 125);
  const wish = aWish(user.id);
  await release(await hold(wish));
  expect(await hold(wish)).toMatchObject({ isNew: false, status: 'released' });
  await expect(hold({ ...wish, amount: 21 })).rejects.toThrow('IDEMPOTENCY_CONFLICT');
});

test('of forty concurrent holds only those within the balance succeed', async () => {
  const user = await aUserWith(api.db, 125);
  const { done, refused } = await outcomesOf(many(40, () => hold(aWish(user.id))));
  expect([done, refused.length]).toEqual([5, 35]);
  expect(await accountOf(api.db, user)).toMatchObject({ balance: 125, held: 110 });
});

test('of twenty settles and twenty releases at once, one succeeds', async () => {
  const user = await aUserWith(api.db, 30);
  const held = await hold(aWish(user.id));
  const answers = await Promise.all([
    ...many(20, () => settle(held)),
    ...many(20, () => release(held)),
  ]);
  expect(answers.filter(Boolean)).toHaveLength(1);
  const { status } = (await storedHold(held)) ?? {};
  expect(await amountsOf(api.db, user)).toEqual(status === 'settled' ? [30, -22] : [30]);
});

test('another user’s hold cannot be closed', async () => {
  const user = await aUserWith(api.db, 30);
  const stranger = await aUserWith(api.db, 30);
  const held = await hold(aWish(user.id));
  expect(await settle({ id: held.id, userId: stranger.id })).toBe(false);
  expect(await release({ id: held.id, userId: stranger.id })).toBe(false);
  expect(await accountOf(api.db, user)).toMatchObject({ held: 22 });
});

test('a result that cannot be stored is not charged', async () => {
  const user = await aUserWith(api.db, 30);
  const held = await hold(aWish(user.id));
  const dying = inTx(async (tx) => {
    await settleHold(tx, held, { now: NOW });
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await api.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    await tx.execute(sql`select 'the result is stored'`);
  });
  await expect(dying).rejects.toThrow();
  expect(await accountOf(api.db, user)).toMatchObject({ balance: 30, held: 22 });
  expect(await settle(held)).toBe(true);
});

test('an expired hold is released, and its late result is refused', async () => {
  const user = await aUserWith(api.db, 30);
  const held = await hold(aWish(user.id, { seconds: -1 }));
  expect(await releaseExpiredHolds(api.deps)).toBe(1);
  expect(await accountOf(api.db, user)).toMatchObject({ balance: 30, held: 0 });
  expect(await settle(held)).toBe(false);
  expect(await amountsOf(api.db, user)).toEqual([30]);
});

test('a hold that has not expired is kept', async () => {
  const user = await aUserWith(api.db, 30);
  await hold(aWish(user.id, { seconds: 60 }));
  expect(await releaseExpiredHolds(api.deps)).toBe(0);
  expect(await accountOf(api.db, user)).toMatchObject({ held: 22 });
});

test('the database clock decides when a hold expires', async () => {
  const user = await aUserWith(api.db, 30);
  await hold(aWish(user.id));
  api.clock.advance(365 * 86_400_000);
  expect(await releaseExpiredHolds(api.deps)).toBe(0);
});

test('five concurrent sweeps release each hold once', async () => {
  const user = await aUserWith(api.db, 1000);
  for (let count = 0; count < 30; count += 1) await hold(aWish(user.id, { seconds: -1 }));
  const released = await Promise.all(many(5, () => releaseExpiredHolds(api.deps)));
  expect(released.reduce((sum, count) => sum + count, 0)).toBe(30);
  expect(await accountOf(api.db, user)).toMatchObject({ balance: 1000, held: 0 });
});

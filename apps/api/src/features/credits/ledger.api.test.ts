import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountOf, amountsOf, aUserWith, outcomesOf } from '../../../test/fixtures/credits.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import type { Tx } from '../../db/client.ts';
import type { CreditReference } from '../../db/schema/credits.ts';
import { newId } from '../../lib/ids.ts';
import {
  grantCredits,
  lockSpendable,
  refundCredits,
  type Spend,
  spendCredits,
  spendInOneStatement,
} from './ledger.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const NOW = new Date('2026-02-01T12:00:00Z');
const aReference = (): CreditReference => `search ${newId()}`;
const aSpend = (userId: string, wishes: Partial<Spend> = {}): Spend => ({
  userId,
  type: 'usage',
  amount: 5,
  reference: aReference(),
  now: NOW,
  ...wishes,
});
const inTx = <T>(work: (tx: Tx) => Promise<T>) => api.db.transaction(work);
const twenty = <T>(work: () => Promise<T>) => Array.from({ length: 20 }, work);

/** Both ways to spend obey the same rules. */
const WAYS = [
  ['within a transaction', (spend: Spend) => inTx((tx) => spendCredits(tx, spend))],
  ['alone', (spend: Spend) => spendInOneStatement(api.db, spend)],
] as const;

test.each(WAYS)('a spend %s takes the credits and returns the balance', async (_, spend) => {
  const user = await aUserWith(api.db, 30);
  expect(await spend(aSpend(user.id))).toEqual({
    isNew: true,
    sequence: 2,
    amount: -5,
    spendable: 25,
  });
  expect(await accountOf(api.db, user)).toMatchObject({ balance: 25, totalSpent: 5 });
  expect(await amountsOf(api.db, user)).toEqual([30, -5]);
});

test.each(WAYS)('a spend %s beyond the balance is refused with both figures', async (_, spend) => {
  const user = await aUserWith(api.db, 4);
  await expect(spend(aSpend(user.id))).rejects.toMatchObject({
    code: 'INSUFFICIENT_CREDITS',
    statusCode: 402,
    details: { required_credits: 5, current_credits: 4 },
  });
  expect(await amountsOf(api.db, user)).toEqual([4]);
});

test.each(WAYS)('a user without an account has nothing to spend %s', async (_, spend) => {
  const user = await aUser(api.db);
  await expect(spend(aSpend(user.id))).rejects.toMatchObject({ details: { current_credits: 0 } });
});

test.each(WAYS)('a repeated spend %s is charged once', async (_, spend) => {
  const user = await aUserWith(api.db, 30);
  const once = aSpend(user.id);
  await spend(once);
  expect(await spend(once)).toMatchObject({ isNew: false, sequence: 2, spendable: 25 });
  expect(await amountsOf(api.db, user)).toEqual([30, -5]);
});

test.each(WAYS)(
  'the same reference with another amount is refused %s, whichever is larger',
  async (_, spend) => {
    const user = await aUserWith(api.db, 30);
    const once = aSpend(user.id);
    await spend(once);
    for (const amount of [4, 6, 1000]) {
      await expect(spend({ ...once, amount })).rejects.toThrow('IDEMPOTENCY_CONFLICT');
    }
    expect(await amountsOf(api.db, user)).toEqual([30, -5]);
  },
);

test.each(WAYS)(
  'twenty concurrent identical spends %s make one entry and get the same result',
  async (_, spend) => {
    const user = await aUserWith(api.db, 30);
    const once = aSpend(user.id);
    const booked = await Promise.all(twenty(() => spend(once)));
    expect(booked.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await amountsOf(api.db, user)).toEqual([30, -5]);
  },
);

test.each(WAYS)(
  'a concurrent repeat %s succeeds when the first took the last credits',
  async (_, spend) => {
    const user = await aUserWith(api.db, 5);
    const once = aSpend(user.id);
    expect(await outcomesOf(twenty(() => spend(once)))).toEqual({ done: 20, refused: [] });
    expect(await amountsOf(api.db, user)).toEqual([5, -5]);
  },
);

test.each(WAYS)(
  'of twenty concurrent spends %s only those within the balance succeed',
  async (_, spend) => {
    const user = await aUserWith(api.db, 37);
    const { done, refused } = await outcomesOf(twenty(() => spend(aSpend(user.id))));
    expect([done, new Set(refused)]).toEqual([7, new Set(['INSUFFICIENT_CREDITS'])]);
    expect(await accountOf(api.db, user)).toMatchObject({ balance: 2, lastSequence: 8 });
  },
);

test('two concurrent spends cannot use the same credits', async () => {
  const user = await aUserWith(api.db, 22);
  const spend = () => spendInOneStatement(api.db, aSpend(user.id, { amount: 22 }));
  expect(await outcomesOf([spend(), spend()])).toEqual({
    done: 1,
    refused: ['INSUFFICIENT_CREDITS'],
  });
});

test('the same key of two users stands for two acts', async () => {
  const reference = aReference();
  for (const user of [await aUserWith(api.db, 30), await aUserWith(api.db, 30)]) {
    await spendInOneStatement(api.db, aSpend(user.id, { reference }));
    expect(await amountsOf(api.db, user)).toEqual([30, -5]);
  }
});

test('a spend in a failed transaction is not stored', async () => {
  const user = await aUserWith(api.db, 30);
  const once = aSpend(user.id);
  const failing = inTx(async (tx) => {
    await spendCredits(tx, once);
    throw new Error('the result could not be stored');
  });
  await expect(failing).rejects.toThrow('the result could not be stored');
  expect(await amountsOf(api.db, user)).toEqual([30]);
  await inTx((tx) => spendCredits(tx, once));
  expect(await accountOf(api.db, user)).toMatchObject({ balance: 25, lastSequence: 2 });
});

/** Like a power failure: the server loses the connection in the middle of its transaction. */
const cutOff = (tx: Tx) =>
  tx
    .execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    .then(({ rows }) => api.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`));

test('a spend whose connection is lost before the commit is not stored and can be repeated', async () => {
  const user = await aUserWith(api.db, 30);
  const once = aSpend(user.id);
  const dying = inTx(async (tx) => {
    await spendCredits(tx, once);
    await cutOff(tx);
  });
  await expect(dying).rejects.toThrow();
  expect(await amountsOf(api.db, user)).toEqual([30]);
  await inTx((tx) => spendCredits(tx, once));
  expect(await amountsOf(api.db, user)).toEqual([30, -5]);
});

test.each([0, -5, 1.5, Number.NaN, 2 ** 31])('%d is refused as an amount', async (amount) => {
  const user = await aUserWith(api.db, 30);
  await expect(spendInOneStatement(api.db, aSpend(user.id, { amount }))).rejects.toThrow();
  const grant = {
    userId: user.id,
    type: 'admin_adjustment',
    reference: aReference(),
    now: NOW,
  } as const;
  await expect(inTx((tx) => grantCredits(tx, { ...grant, amount }))).rejects.toThrow();
  expect(await amountsOf(api.db, user)).toEqual([30]);
});

test('twenty concurrent identical grants make one entry, also for a user without an account', async () => {
  const user = await aUser(api.db);
  const grant = { userId: user.id, type: 'admin_adjustment', amount: 100, now: NOW } as const;
  const once = { ...grant, reference: `adjustment ${newId()}` } as const;
  const { done } = await outcomesOf(twenty(() => inTx((tx) => grantCredits(tx, once))));
  expect([done, await amountsOf(api.db, user)]).toEqual([20, [100]]);
});

test('a refund adds one entry with the amount spent', async () => {
  const user = await aUserWith(api.db, 120);
  const reference: CreditReference = `consulting ${newId()}`;
  const act = { userId: user.id, reference, now: NOW };
  await spendInOneStatement(api.db, { ...act, type: 'instagram_consulting', amount: 99 });
  const back = await Promise.all(twenty(() => inTx((tx) => refundCredits(tx, act))));
  expect(new Set(back)).toEqual(new Set([99]));
  expect(await amountsOf(api.db, user)).toEqual([120, -99, 99]);
});

test('a refund without a spend is refused', async () => {
  const user = await aUserWith(api.db, 120);
  const act = { userId: user.id, reference: aReference(), now: NOW };
  expect(await inTx((tx) => refundCredits(tx, act))).toBe(0);
  expect(await amountsOf(api.db, user)).toEqual([120]);
});

test('concurrent spends do not break an adjustment under lock', async () => {
  const user = await aUserWith(api.db, 50);
  const setToTen = () =>
    inTx(async (tx) => {
      const surplus = (await lockSpendable(tx, user.id)) - 10;
      if (surplus < 1) return;
      const act = { userId: user.id, reference: `adjustment ${newId()}`, now: NOW } as const;
      await spendCredits(tx, { ...act, type: 'admin_adjustment', amount: surplus });
    });
  const spend = () => spendInOneStatement(api.db, aSpend(user.id)).catch(() => 'too late');
  await Promise.all([spend(), setToTen(), spend(), setToTen(), spend()]);
  await setToTen();
  expect((await accountOf(api.db, user))?.balance).toBeLessThanOrEqual(10);
});

test.each([
  ['changed', sql`update credit_entries set amount = amount + 1`],
  ['deleted', sql`delete from credit_entries`],
  ['swept away', sql`truncate credit_entries`],
])('an entry cannot be %s, not even by the owner of the table', async (_, statement) => {
  const user = await aUserWith(api.db, 30);
  await expect(api.db.execute(statement)).rejects.toMatchObject({
    cause: { message: 'entries of credit_entries are only ever added' },
  });
  expect(await amountsOf(api.db, user)).toEqual([30]);
});

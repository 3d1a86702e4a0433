import {
  CREDIT_ENTRY_TYPES,
  CREDIT_LIMITS,
  credits,
  creditText,
  errorText,
  LOCALES,
} from '@ismi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountOf, amountsOf, aUserWith } from '../../../test/fixtures/credits.ts';
import { aSale } from '../../../test/fixtures/payments.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../lib/ids.ts';
import { holdCredits } from './holds.service.ts';
import { grantCredits, spendInOneStatement } from './ledger.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const NOW = new Date('2026-02-01T12:00:00Z');
const keyed = async (user: Parameters<TestApi['as']>[0], key = newId()) =>
  (await api.as(user)).with({ 'idempotency-key': key });

/** A user with a history: welcome bonus, purchase, five spends. */
async function aUserWithAPast() {
  const user = await aUser(api.db);
  const act = { userId: user.id, now: NOW };
  await api.db.transaction(async (tx) => {
    await grantCredits(tx, { ...act, type: 'welcome', amount: 25, reference: `user ${user.id}` });
    const { id } = await aSale(tx, user, 100);
    await grantCredits(tx, { ...act, type: 'purchase', amount: 100, reference: `payment ${id}` });
  });
  for (const amount of [1, 2, 3, 4, 5]) {
    await spendInOneStatement(api.db, {
      ...act,
      type: 'usage',
      amount,
      reference: `search s${amount}`,
    });
  }
  return user;
}

test('the balance excludes held credits', async () => {
  const user = await aUserWith(api.db, 30);
  const wish = { userId: user.id, purpose: 'islamic_analysis', amount: 22 } as const;
  await api.db.transaction((tx) =>
    holdCredits(tx, { ...wish, reference: `suggestion ${newId()}` }),
  );
  const { body } = await (await api.as(user)).send(credits.balance, {});
  expect(body.data).toEqual({ credits: 8 });
});

test('a user without an account has no credits and an empty history', async () => {
  const caller = await api.as(await aUser(api.db));
  expect((await caller.send(credits.balance, {})).body.data).toEqual({ credits: 0 });
  expect((await caller.send(credits.history, { query: {} })).body.data).toEqual({
    transactions: [],
    next: null,
    total_earned: 0,
    total_spent: 0,
  });
});

test('the history is sorted newest first, in the wire format', async () => {
  const caller = await api.as(await aUserWithAPast());
  const { body } = await caller.send(credits.history, { query: { language: 'en' } });
  expect(body.data.transactions[0]).toEqual({
    id: '7',
    type: 'usage',
    amount: -5,
    description: 'Name search',
    subject: null,
    created_at: '2026-02-01T12:00:00.000Z',
    reference_id: 's5',
  });
  expect(body.data).toMatchObject({ next: null, total_earned: 125, total_spent: 15 });
});

test.each([
  ['all', [-5, -4, -3, -2, -1, 100, 25]],
  ['earned', [100, 25]],
  ['spent', [-5, -4, -3, -2, -1]],
  ['purchased', [100]],
] as const)('the filter %s shows %j with unfiltered totals', async (filter, amounts) => {
  const caller = await api.as(await aUserWithAPast());
  const { body } = await caller.send(credits.history, { query: { filter } });
  expect(body.data.transactions.map(({ amount }) => amount)).toEqual(amounts);
  expect(body.data).toMatchObject({ total_earned: 125, total_spent: 15 });
});

test('pages have no gap or repeat, also when entries are added meanwhile', async () => {
  const user = await aUserWithAPast();
  const caller = await api.as(user);
  const seen: string[] = [];
  let cursor: number | undefined;
  do {
    const query = { limit: 3, ...(cursor && { cursor }) };
    const { data } = (await caller.send(credits.history, { query })).body;
    seen.push(...data.transactions.map(({ id }) => id));
    cursor = data.next ?? undefined;
    await (await keyed(user)).send(credits.deduct, { body: { amount: 1, max_credits: 1 } });
  } while (cursor);
  expect(seen).toEqual(['7', '6', '5', '4', '3', '2', '1']);
});

test('another user’s credits are not shown', async () => {
  await aUserWithAPast();
  const { body } = await (await api.as(await aUserWith(api.db, 7))).send(credits.history, {
    query: {},
  });
  expect(body.data.transactions.map(({ amount }) => amount)).toEqual([7]);
});

test.each(LOCALES)('every entry type has a text in %s', (locale) => {
  const words = CREDIT_ENTRY_TYPES.map((type) => creditText(type, locale));
  expect(new Set(words).size).toBe(CREDIT_ENTRY_TYPES.length);
});

test('texts use the stored language unless the request names one', async () => {
  const user = await aUserWith(api.db, 30, { preferredLanguage: 'de' });
  const caller = await api.as(user);
  const wordsFor = async (query: { language?: 'ar' }) =>
    (await caller.send(credits.history, { query })).body.data.transactions[0]?.description;
  expect(await wordsFor({})).toBe(creditText('admin_adjustment', 'de'));
  expect(await wordsFor({ language: 'ar' })).toBe(creditText('admin_adjustment', 'ar'));
});

test('a name search has its own text, other usage a general one', async () => {
  const user = await aUserWith(api.db, 30, { preferredLanguage: 'de' });
  const act = { userId: user.id, type: 'usage', amount: 5, now: NOW } as const;
  await spendInOneStatement(api.db, { ...act, reference: 'search yusuf' });
  await spendInOneStatement(api.db, { ...act, reference: 'act own' });
  const { body } = await (await api.as(user)).send(credits.history, { query: {} });
  const words = body.data.transactions.map(({ description }) => description);
  expect(words.slice(0, 2)).toEqual([creditText('usage', 'de'), 'Namenssuche']);
});

test('a deduction returns the balance and is in the history', async () => {
  const user = await aUserWith(api.db, 30);
  const caller = await api.as(user);
  const body = { amount: 3, max_credits: 3, description: 'Name search' };
  expect((await caller.send(credits.deduct, { body })).body.data).toEqual({ remainingCredits: 27 });
  expect((await caller.send(credits.deduct, { body: { max_credits: 1 } })).body.data).toEqual({
    remainingCredits: 26,
  });
  expect(await amountsOf(api.db, user)).toEqual([30, -3, -1]);
});

test('a deduction sent twenty times with one key is charged once', async () => {
  const user = await aUserWith(api.db, 3);
  const caller = await keyed(user);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      caller.send(credits.deduct, { body: { amount: 3, max_credits: 3 } }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await amountsOf(api.db, user)).toEqual([3, -3]);
});

test('the same key with another amount is refused', async () => {
  const user = await aUserWith(api.db, 30);
  const caller = await keyed(user);
  await caller.send(credits.deduct, { body: { amount: 3, max_credits: 3 } });
  const { status, body } = await caller.send(credits.deduct, {
    body: { amount: 4, max_credits: 4 },
  });
  expect([status, body.error.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
  expect(await amountsOf(api.db, user)).toEqual([30, -3]);
});

test.each(LOCALES)('a refusal in %s contains required and current credits', async (locale) => {
  const user = await aUserWith(api.db, 2, { preferredLanguage: locale });
  const { status, body } = await (await api.as(user)).send(credits.deduct, {
    body: { amount: 3, max_credits: 3 },
  });
  expect(status).toBe(402);
  expect(body.error).toMatchObject({
    code: 'INSUFFICIENT_CREDITS',
    message: errorText('INSUFFICIENT_CREDITS', locale),
    required_credits: 3,
    current_credits: 2,
  });
});

test.each([0, -1, -100, 1.5, '3', null, true, CREDIT_LIMITS.deductAtOnce + 1, 2 ** 31, 1e300])(
  'a deduction of %j is refused',
  async (amount) => {
    const user = await aUserWith(api.db, 1000);
    const { status, body } = await (await api.as(user)).sendAnything(credits.deduct, {
      body: { amount },
    });
    expect([status, body.error.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(await accountOf(api.db, user)).toMatchObject({ balance: 1000 });
  },
);

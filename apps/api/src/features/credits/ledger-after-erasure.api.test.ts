import { credits } from '@ismi/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMailRequest, requestedBy } from '../../../test/fixtures/consulting.ts';
import { aFamily, entriesOf, knows, openNamesApi } from '../../../test/fixtures/names.ts';
import { aForm, agreed, allowReligion, obedientModel } from '../../../test/fixtures/suggestions.ts';
import type { TestUser } from '../../../test/fixtures/users.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../lib/ids.ts';
import { erasePerson } from '../privacy/erasure.service.ts';
import { suggestNames } from '../suggestions/generate.service.ts';
import { findViolations } from './invariants.queries.ts';
import { spendInOneStatement } from './ledger.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openNamesApi();
});
afterAll(() => api.close());

const erase = ({ id }: TestUser) =>
  api.db.transaction((tx) => erasePerson(tx, api.deps, { userId: id }));

test('attack 8: after an erasure the ledger contains neither purchase nor hour', async () => {
  const { user, search } = await aFamily(api, 300);
  await search('Khadija');
  await search('Muhammad', { islamic_analysis: 'true' });
  api.model.set(knows(true));
  await search('Velmorelka', { as_written: 'true' });
  // As booked before references became opaque.
  const legacy = { userId: user.id, amount: 5, now: api.clock.now() } as const;
  await spendInOneStatement(api.db, { ...legacy, type: 'usage', reference: 'search name:zaynab' });
  await spendInOneStatement(api.db, {
    ...legacy,
    type: 'islamic_analysis',
    reference: 'search name:zaynab',
  });
  await requestedBy(api, user, aMailRequest());
  await allowReligion(api, user);
  api.model.set(obedientModel(api.model.lastMaterial));
  await suggestNames(api.deps, {
    userId: user.id,
    form: aForm(),
    locale: 'de',
    opKey: newId(),
    agreed: agreed(aForm()).max_credits,
  });
  const before = await entriesOf(api, user);
  await erase(user);
  await erase(user);

  const after = await entriesOf(api, user);
  const told = JSON.stringify(after);
  for (const word of [
    'khadija',
    'muhammad',
    'zaynab',
    'velmorelka',
    'islamic',
    'search',
    'suggestion',
    'consulting',
  ])
    expect(told.toLowerCase()).not.toContain(word);
  const amounts = (entries: typeof after) =>
    entries
      .sort((one, other) => one.sequence - other.sequence)
      .map(({ sequence, amount, balanceAfter }) => [sequence, amount, balanceAfter]);
  // The mail request was refunded by the erasure itself.
  expect(amounts(after).slice(0, before.length)).toEqual(amounts(before));
  const spent = after.filter(({ amount }) => amount < 0);
  expect(new Set(spent.map(({ type }) => type))).toEqual(new Set(['usage']));
  for (const { createdAt } of spent) expect(createdAt.toISOString()).toMatch(/T00:00:00.000Z$/);
  const { rows } = await api.db.execute(
    sql`select from credit_holds where user_id = ${user.id} union all select from name_receipts where user_id = ${user.id}
      union all select from op_keys where user_id = ${user.id}`,
  );
  expect(rows).toEqual([]);
  expect(await findViolations(api.db)).toEqual([]);
});

test('other users still see which name a search was for', async () => {
  const { caller, search } = await aFamily(api, 30);
  await search('Muhammad', { islamic_analysis: 'true' });
  const { body } = await caller.send(credits.history, { query: { filter: 'spent' } });
  for (const { reference_id, subject } of body.data.transactions)
    expect([reference_id, subject]).toEqual(['name:muhammad', 'Muhammed']);
});

test.each([
  ['reference', sql`reference = 'erased ' || gen_random_uuid()`],
  ['amount', sql`amount = amount * 2`],
])('the %s of an existing user’s entry cannot be changed', async (_, change) => {
  const { user, search } = await aFamily(api, 30);
  await search('Khadija');
  await expect(
    api.db.execute(sql`update credit_entries set ${change} where user_id = ${user.id}`),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining('only ever added') } });
  await expect(
    api.db.execute(sql`select redact_credit_entries(${user.id}::uuid)`),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining('who was erased') } });
});

test('the amount of an erased user’s entry cannot be changed', async () => {
  const { user, search } = await aFamily(api, 30);
  await search('Khadija');
  await erase(user);
  await expect(
    api.db.execute(
      sql`update credit_entries set amount = amount - 1, reference = 'erased ' || gen_random_uuid(),
        created_at = date_trunc('day', created_at, 'UTC') where user_id = ${user.id}`,
    ),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining('only ever added') } });
});

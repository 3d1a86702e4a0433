import { ADMIN_LIMITS, paymentsAdmin } from '@ismi/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdministrator } from '../../../test/fixtures/administrators.ts';
import { aPayment } from '../../../test/fixtures/payments.ts';
import { aPurchase, paymentOf } from '../../../test/fixtures/purchases.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { receiptNumberOf } from './receipt.rules.ts';

let api: TestApi;
let admin: Awaited<ReturnType<typeof anAdministrator>>;
beforeAll(async () => {
  api = await openTestApi();
  admin = await anAdministrator(api);
});
afterAll(() => api.close());

const list = async (query: Record<string, string | number>) =>
  (await admin.caller.send(paymentsAdmin.list, { query })).body.data;
const found = async (search: string, more = {}) =>
  (await list({ search, ...more })).payments.map(({ id }) => id);

test('finds a payment by address prefix, receipt, order, capture and payment number', async () => {
  const user = await aUser(api.db, { email: 'esra.yildirim@family.example' });
  const { id, paypalOrderId, captureId } = await aPurchase(api, user);
  await aPurchase(api);
  const payment = await paymentOf(api, id);
  const receipt = payment?.receiptNumber ?? 0;
  const written = receiptNumberOf(receipt, payment?.completedAt ?? new Date(0));
  for (const search of [
    'esra.yildirim@family.example',
    'Esra.Yild',
    written,
    paypalOrderId,
    paypalOrderId.toLowerCase(),
    captureId,
    id,
    `#${id}`,
    ` ${written} `,
  ])
    expect([search, await found(search)]).toEqual([search, [id]]);
  // Addresses and ids of others may begin with the same digits.
  for (const beginning of [String(receipt), `#${id.slice(0, 8)}`])
    expect(await found(beginning)).toContain(id);
});

test.each(['%', '_sra', 'yildirim@', 'nobody', '2026-999999', '999999999999', "'"])(
  'nothing is found by %s',
  async (search) => {
    expect(await list({ search })).toMatchObject({
      payments: [],
      pagination: { page: 1, total: 0 },
      tooMany: false,
    });
  },
);

test('search results are filtered and paged, newest first; a page past the end has the total', async () => {
  const user = await aUser(api.db, { email: 'many@orders.example' });
  const ids: string[] = [];
  for (let bought = 0; bought < 3; bought += 1) {
    api.clock.advance(1_000);
    ids.unshift((await aPurchase(api, user)).id);
  }
  api.clock.advance(1_000);
  const { id: open } = await aPayment(api, user);
  expect(await found('many@')).toEqual([open, ...ids]);
  expect(await found('many@', { status: 'completed' })).toEqual(ids);
  expect(await found('many@', { currency: 'USD' })).toEqual([]);
  const second = await list({ search: 'many@', page: 2, limit: 3 });
  expect(second.payments.map(({ id }) => id)).toEqual(ids.slice(2));
  expect(second.pagination).toEqual({ page: 2, pages: 2, total: 4 });
  expect(await list({ search: 'many@', page: 9, limit: 3 })).toMatchObject({
    payments: [],
    pagination: { total: 4 },
  });
});

test('too many matching addresses are cut off, and the answer says so', async () => {
  const { user, id } = await aPurchase(
    api,
    await aUser(api.db, { email: 'crowd-00000@crowd.example' }),
  );
  await api.db.execute(sql`
    insert into users (id, email, name, preferred_language, created_at)
    select gen_random_uuid(), 'crowd-' || lpad(number::text, 5, '0') || '@crowd.example', 'Elif', 'de', now()
    from generate_series(1, ${ADMIN_LIMITS.searched}) as number`);
  expect(await list({ search: 'crowd-' })).toMatchObject({
    payments: [{ id, user: { id: user.id } }],
    tooMany: true,
  });
  expect((await list({ search: 'crowd-00' })).tooMany).toBe(true);
  expect((await list({ search: 'crowd-0000' })).tooMany).toBe(false);
});

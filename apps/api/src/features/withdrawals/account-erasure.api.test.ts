import { withdrawalsAdmin } from '@ismi/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPurchase, paymentOf } from '../../../test/fixtures/purchases.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import { aWithdrawal, declare, receiptOf, storedAs } from '../../../test/fixtures/withdrawals.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { payments } from '../../db/schema/payments.ts';
import { withdrawals as table } from '../../db/schema/withdrawals.ts';
import { newId } from '../../lib/ids.ts';
import { erasePerson } from '../privacy/erasure.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const anAdmin = async () => api.as(await aUser(api.db, { isAdmin: true }));

test('an erased buyer is refunded and stays erased', async () => {
  const { user, paymentId, withdrawal } = await aWithdrawal(api);
  await api.db.transaction((tx) => erasePerson(tx, api.deps, { userId: user.id }));
  const { body } = await (await anAdmin()).send(withdrawalsAdmin.refund, {
    params: { id: withdrawal.id },
    body: { payment_id: paymentId, amount: 7.99 },
  });
  expect(body.data).toMatchObject({ status: 'refunded', name: '' });
  expect((await paymentOf(api, paymentId))?.status).toBe('refunded');
});

test('an erased sender’s withdrawal is declined without a mail, which the answer shows', async () => {
  const { user, withdrawal } = await aWithdrawal(api);
  await api.db.transaction((tx) => erasePerson(tx, api.deps, { userId: user.id }));
  const { body } = await (await anAdmin()).send(withdrawalsAdmin.decline, {
    params: { id: withdrawal.id },
    body: { reason: 'all of it was spent' },
  });
  expect(body.data).toMatchObject({ status: 'declined', email: null });
});

test('attack 6: a withdrawal with an invented number under another address delays no erasure', async () => {
  const { user } = await aPurchase(api);
  const { body } = await declare(api, user.email, '2026-999999');
  const erase = () => api.db.transaction((tx) => erasePerson(tx, api.deps, { userId: user.id }));
  expect(await erase()).toBe(true);
  expect(await storedAs(api, body.data.reference)).toMatchObject({ name: '', status: 'open' });
  expect((await storedAs(api, body.data.reference))?.email).toBe(`${user.id}@erased.invalid`);
});

test('for an erased buyer with a mistyped number the last purchase is a guess until its number is entered', async () => {
  const { user, id: paymentId } = await aPurchase(api);
  const { body } = await declare(api, user.email, 'Elif 2026-999999');
  await api.db.transaction((tx) => erasePerson(tx, api.deps, { userId: user.id }));
  const stored = await storedAs(api, body.data.reference);
  expect(stored?.orderNumber).toBe('');
  const admin = await anAdmin();
  const params = { id: stored?.id ?? '' };
  const { body: view } = await admin.send(withdrawalsAdmin.read, { params, query: {} });
  expect(view.data.purchase).toMatchObject({ payment_id: paymentId, guessed: true });
  const refund = (order_number?: string) =>
    admin.send(withdrawalsAdmin.refund, {
      params,
      body: { payment_id: paymentId, amount: 7.99, order_number },
    });
  const { id: another } = await aPurchase(api);
  for (const number of [undefined, '2026-999999', await receiptOf(api, another)])
    expect((await refund(number)).body.error.code).toBe('WITHDRAWAL_NUMBER_NEEDED');
  const number = await receiptOf(api, paymentId);
  const found = await admin.send(withdrawalsAdmin.read, {
    params,
    query: { order_number: number },
  });
  expect(found.body.data.purchase).toMatchObject({ payment_id: paymentId, guessed: false });
  const done = await refund(number);
  expect(done.body.data).toMatchObject({ status: 'refunded', order_number: '', email: null });
});

test('attack 6: after an erasure only the purchase number of a withdrawal is kept', async () => {
  const numbers = ['#2026-000003', '12', newId(), '5O190127TN364715T', '5o190127tn364715t'];
  const words = ['order 3 of May', 'Elif 2026-999999', 'Muhammadabdurrahm', '+90 555', '3-4-5'];
  const user = await aUser(api.db);
  for (const written of [...numbers, ...words])
    await api.db.insert(table).values({
      id: newId(),
      reference: `W-${newId()}`,
      name: 'Elif',
      email: user.email,
      orderNumber: written,
      language: 'de',
      createdAt: api.clock.now(),
    });
  await api.db.transaction((tx) => erasePerson(tx, api.deps, { userId: user.id }));
  const kept = await api.db
    .select({ orderNumber: table.orderNumber })
    .from(table)
    .where(eq(table.email, `${user.id}@erased.invalid`));
  expect(kept.map(({ orderNumber }) => orderNumber).sort()).toEqual(
    [...numbers, ...words.map(() => '')].sort(),
  );
});

test('an erased buyer’s purchase is found by its PayPal number without a guess', async () => {
  const { user, id: paymentId } = await aPurchase(api);
  await api.db
    .update(payments)
    .set({ paypalCaptureId: '5O190127TN364715T' })
    .where(eq(payments.id, paymentId));
  await aPurchase(api, user);
  const { body } = await declare(api, user.email, '5o190127tn364715t');
  // As when the money came after the declaration.
  await api.db
    .update(table)
    .set({ paymentId: null, userId: null })
    .where(eq(table.reference, body.data.reference));
  await api.db.transaction((tx) => erasePerson(tx, api.deps, { userId: user.id }));
  const stored = await storedAs(api, body.data.reference);
  const { body: view } = await (await anAdmin()).send(withdrawalsAdmin.read, {
    params: { id: stored?.id ?? '' },
    query: {},
  });
  expect(view.data.purchase).toMatchObject({ payment_id: paymentId, guessed: false });
});

test('an erased sender without a purchase is declined, and the number is deleted', async () => {
  const user = await aUser(api.db);
  const { body } = await declare(api, user.email, '2026-999999');
  await api.db.transaction((tx) => erasePerson(tx, api.deps, { userId: user.id }));
  const stored = await storedAs(api, body.data.reference);
  await (await anAdmin()).send(withdrawalsAdmin.decline, {
    params: { id: stored?.id ?? '' },
    body: { reason: 'no such purchase' },
  });
  expect(await storedAs(api, body.data.reference)).toMatchObject({
    status: 'declined',
    name: '',
    orderNumber: '',
  });
});

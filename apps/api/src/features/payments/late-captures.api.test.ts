import { payments } from '@ismi/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPayment, CONSENTS } from '../../../test/fixtures/payments.ts';
import { paymentOf } from '../../../test/fixtures/purchases.ts';
import { aUser, type TestUser } from '../../../test/fixtures/users.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { users } from '../../db/schema/auth.ts';
import { creditEntries } from '../../db/schema/credits.ts';
import { payments as table } from '../../db/schema/payments.ts';
import { newId } from '../../lib/ids.ts';
import { endLease, leasePayment } from './leases.queries.ts';
import { settlePayment } from './settlement.service.ts';
import { sweepPayments } from './sweep.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ env: { SALES_VAT: 'DE:19,AT:20' } });
});
afterAll(() => api.close());

const TOO_OLD_MS = 151 * 60_000;

const order = async (user: TestUser, wishes: object = {}) =>
  (await api.as(user)).sendAnything(payments.create, {
    body: { ...CONSENTS, packageId: 'popular', ...wishes },
  });
const execute = async (user: TestUser, token: string) =>
  (await api.as(user)).send(payments.execute, { body: { token } });
const entriesOf = (user: TestUser) =>
  api.db.select().from(creditEntries).where(eq(creditEntries.userId, user.id));

async function anOrder() {
  const user = await aUser(api.db);
  return { user, payment: await aPayment(api, user) };
}

test('an old order is not closed while its capture is under way', async () => {
  const { user, payment } = await anOrder();
  await leasePayment(api.db, payment.id, 40);
  api.clock.advance(TOO_OLD_MS);
  expect((await order(user)).status).toBe(503);
  expect(await paymentOf(api, payment.id)).toMatchObject({ status: 'pending' });
});

test('an unapproved old order is replaced by a new one', async () => {
  const { user, payment } = await anOrder();
  api.clock.advance(TOO_OLD_MS);
  const { body } = await order(user);
  expect(body.data).not.toMatchObject({ payment_id: payment.id });
  expect(await paymentOf(api, payment.id)).toMatchObject({ status: 'cancelled' });
});

test('a new order does not close a payment with a pending capture', async () => {
  const { user, payment } = await anOrder();
  api.paypal.approve(payment.paypalOrderId);
  const made = await api.paypal.captureOrder(payment.paypalOrderId, payment.id);
  if (made.kind === 'completed') api.paypal.nextCapture = { ...made, kind: 'pending' };
  await execute(user, payment.paypalOrderId);
  api.clock.advance(TOO_OLD_MS);
  expect((await order(user)).status).toBe(200);
  await settlePayment(api.deps, payment.id);
  expect(await paymentOf(api, payment.id)).toMatchObject({ status: 'completed' });
});

test.each(['cancelled', 'failed'] as const)(
  'a capture of a payment that was %s is booked once',
  async (status) => {
    const { user, payment } = await anOrder();
    api.paypal.approve(payment.paypalOrderId);
    await api.paypal.captureOrder(payment.paypalOrderId, payment.id);
    await api.db.update(table).set({ status }).where(eq(table.id, payment.id));
    await Promise.all([1, 2, 3].map(() => settlePayment(api.deps, payment.id)));
    expect(await paymentOf(api, payment.id)).toMatchObject({ status: 'completed' });
    expect(await entriesOf(user)).toHaveLength(1);
  },
);

test('a closed order is not captured when its buyer approves it later', async () => {
  const { user, payment } = await anOrder();
  await api.db.update(table).set({ status: 'cancelled' }).where(eq(table.id, payment.id));
  api.paypal.approve(payment.paypalOrderId);
  const { body } = await execute(user, payment.paypalOrderId);
  expect(body.data).toMatchObject({ status: 'cancelled', waiting: null });
  expect(api.paypal.orders.get(payment.paypalOrderId)?.captures).toEqual([]);
});

test('a deactivated account is not charged; an earlier capture is booked', async () => {
  const [before, after] = [await anOrder(), await anOrder()];
  for (const { user, payment } of [before, after]) {
    api.paypal.approve(payment.paypalOrderId);
    await api.db.update(users).set({ isActive: false }).where(eq(users.id, user.id));
  }
  await api.paypal.captureOrder(after.payment.paypalOrderId, after.payment.id);
  api.clock.advance(45_000);
  await sweepPayments(api.deps);
  expect(await paymentOf(api, before.payment.id)).toMatchObject({
    status: 'failed',
    failureReason: 'ACCOUNT_CLOSED',
  });
  expect(api.paypal.orders.get(before.payment.paypalOrderId)?.captures).toEqual([]);
  expect(await paymentOf(api, after.payment.id)).toMatchObject({ status: 'completed' });
});

test('an expired lease does not end the next one', async () => {
  const { payment } = await anOrder();
  const slow = await leasePayment(api.db, payment.id, -1);
  const next = await leasePayment(api.db, payment.id, 40);
  if (!slow || !next) throw new Error('both were free to take');
  await endLease(api.db, payment.id, slow);
  expect(await leasePayment(api.db, payment.id, 40)).toBeUndefined();
  await endLease(api.db, payment.id, next);
  expect(await leasePayment(api.db, payment.id, 40)).toBeDefined();
});

test('a buyer who returns during a PayPal call is told to wait, not to pay again', async () => {
  const { user, payment } = await anOrder();
  await leasePayment(api.db, payment.id, 40);
  const { body } = await execute(user, payment.paypalOrderId);
  expect(body.data).toMatchObject({ status: 'pending', waiting: 'paypal', approvalUrl: null });
});

test('a buyer who returns while the webhook is handled gets its result', async () => {
  const { user, payment } = await anOrder();
  api.paypal.approve(payment.paypalOrderId);
  await leasePayment(api.db, payment.id, 1);
  const { body } = await execute(user, payment.paypalOrderId);
  expect(body.data).toMatchObject({ status: 'completed', waiting: null });
});

test('a payment under review is neither offered again nor closed', async () => {
  const { user, payment } = await anOrder();
  api.paypal.nextCapture = { kind: 'duplicate-invoice' };
  await execute(user, payment.paypalOrderId);
  expect((await order(user)).body.error.code).toBe('PURCHASES_PAUSED');
  api.clock.advance(TOO_OLD_MS);
  expect((await order(user)).body.error.code).toBe('PURCHASES_PAUSED');
  expect(await paymentOf(api, payment.id)).toMatchObject({ status: 'pending' });
});

test('the same order with another country gets that country’s tax', async () => {
  const { user, payment } = await anOrder();
  await order(user, { country: 'AT' });
  expect(await paymentOf(api, payment.id)).toMatchObject({
    country: 'AT',
    vatRate: 2000,
    vatMinor: 133,
  });
});

test('an order that never reached PayPal is closed and does not block the sweeper', async () => {
  const [lost, paid] = [await anOrder(), await anOrder()];
  await api.db
    .update(table)
    .set({ paypalOrderId: null, approvalUrl: null })
    .where(eq(table.id, lost.payment.id));
  const create = api.paypal.createOrder;
  api.paypal.createOrder = async () => ({ kind: 'faulty-request', issue: 'X', debugId: newId() });
  api.paypal.approve(paid.payment.paypalOrderId);
  api.clock.advance(45_000);
  await expect(sweepPayments(api.deps)).rejects.toThrow('SERVICE_UNAVAILABLE');
  expect(await paymentOf(api, paid.payment.id)).toMatchObject({ status: 'completed' });
  api.clock.advance(195 * 60_000);
  await sweepPayments(api.deps);
  api.paypal.createOrder = create;
  expect(await paymentOf(api, lost.payment.id)).toMatchObject({ status: 'cancelled' });
});

/** PayPal holds the money back: its capture is known and pending. */
async function aHeldBack() {
  const { user, payment } = await anOrder();
  api.paypal.approve(payment.paypalOrderId);
  const made = await api.paypal.captureOrder(payment.paypalOrderId, payment.id);
  if (made.kind !== 'completed') throw new Error(made.kind);
  api.paypal.nextCapture = { ...made, kind: 'pending' };
  await execute(user, payment.paypalOrderId);
  return { user, payment, capture: made.capture };
}

test('a known capture is booked when its order expired at PayPal', async () => {
  const { user, payment } = await aHeldBack();
  api.paypal.forgetOrder(payment.paypalOrderId);
  await settlePayment(api.deps, payment.id);
  expect(await paymentOf(api, payment.id)).toMatchObject({ status: 'completed' });
  expect(await entriesOf(user)).toHaveLength(1);
});

test('a payment with a known capture is not closed automatically; it waits for review', async () => {
  const { payment } = await aHeldBack();
  api.paypal.orders.delete(payment.paypalOrderId);
  api.clock.advance(60 * 60_000);
  await sweepPayments(api.deps);
  expect(await paymentOf(api, payment.id)).toMatchObject({
    status: 'pending',
    reviewReason: 'order-gone',
  });
});

test('the same order in another language stores the consent last shown', async () => {
  const { user, payment } = await anOrder();
  const other = payment.language === 'de' ? 'tr' : 'de';
  await order(user, { language: other });
  expect(await paymentOf(api, payment.id)).toMatchObject({ language: other });
});

const triesOf = (orderId: string) =>
  api.paypal.calls.filter((call) => call === `captureOrder ${orderId}`).length;

test('an unapproved order is not captured', async () => {
  const { payment } = await anOrder();
  api.clock.advance(45_000);
  await sweepPayments(api.deps);
  expect(triesOf(payment.paypalOrderId)).toBe(0);
});

test('a declined card is not tried again before the buyer chooses another', async () => {
  const { user, payment } = await anOrder();
  api.paypal.approve(payment.paypalOrderId);
  api.paypal.nextCapture = { kind: 'funding-failed', issue: 'INSTRUMENT_DECLINED' };
  await execute(user, payment.paypalOrderId);
  for (let sweeps = 0; sweeps < 20; sweeps += 1) {
    api.clock.advance(45_000);
    await sweepPayments(api.deps);
  }
  expect(triesOf(payment.paypalOrderId)).toBe(1);
  const { body } = await execute(user, payment.paypalOrderId);
  expect(body.data).toMatchObject({ status: 'completed', credits: 100 });
});

test('an order with a declined card fails when it expires', async () => {
  const { user, payment } = await anOrder();
  api.paypal.approve(payment.paypalOrderId);
  api.paypal.nextCapture = { kind: 'funding-failed', issue: 'INSTRUMENT_DECLINED' };
  await execute(user, payment.paypalOrderId);
  api.clock.advance(196 * 60_000);
  await sweepPayments(api.deps);
  expect(await paymentOf(api, payment.id)).toMatchObject({ status: 'failed' });
  expect(triesOf(payment.paypalOrderId)).toBe(1);
});

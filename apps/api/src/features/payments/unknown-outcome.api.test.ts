import { payments as buying, paymentsAdmin } from '@ismi/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { anAdministrator } from '../../../test/fixtures/administrators.ts';
import { aPayment } from '../../../test/fixtures/payments.ts';
import { aPurchase, balanceOf, paymentOf, seenRefund } from '../../../test/fixtures/purchases.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { refunds } from '../../db/schema/payments.ts';
import { ThirdPartyError } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { cancelIdlePayment } from './leases.queries.ts';
import { refundPayment } from './refunds.service.ts';
import { sweepPayments } from './sweep.service.ts';

let api: TestApi;
let admin: Awaited<ReturnType<typeof anAdministrator>>;
beforeAll(async () => {
  api = await openTestApi();
  admin = await anAdministrator(api);
});
afterAll(() => api.close());

/** A click in a newly opened dialog has its own key. */
const giveBack = (id: string, amount: number, key = newId()) =>
  admin.caller.with({ 'idempotency-key': key }).send(paymentsAdmin.refund, {
    params: { id },
    body: { reason: 'asked for', amount },
  });
const preview = (id: string) =>
  admin.caller.send(paymentsAdmin.refundPreview, { params: { id }, query: {} });
const detailsOf = async (id: string) =>
  (await admin.caller.send(paymentsAdmin.details, { params: { id } })).body.data.payment;
const rowOf = async (id: string) => {
  const { payments } = (await admin.caller.send(paymentsAdmin.list, { query: {} })).body.data;
  return payments.find((each) => each.id === id);
};
const atPayPal = (orderId: string) =>
  (api.paypal.orders.get(orderId)?.refunds ?? []).map(({ amount }) => amount.minor);
const loseAnswer = () => {
  api.paypal.loseNextAnswer = true;
};
const timeOut = () => new ThirdPartyError('PayPal', new Error('time-out'));

test('operations 2: a refund with a lost answer is unknown, is not repeated and is made once', async () => {
  const { id, user, paypalOrderId } = await aPurchase(api);
  loseAnswer();
  const first = await giveBack(id, 5);
  expect(first.body.data).toMatchObject({
    refund: { status: 'unknown', amount: 5 },
    payment: { status: 'completed', unknown_outcome: 'refund' },
  });
  expect(await rowOf(id)).toMatchObject({ unknown_outcome: 'refund', refunded_amount: 0 });

  const again = await giveBack(id, 2);
  expect([again.status, again.body.error.code]).toEqual([409, 'REFUND_OUTCOME_UNKNOWN']);
  expect((await preview(id)).body.error.code).toBe('REFUND_OUTCOME_UNKNOWN');
  expect(atPayPal(paypalOrderId)).toEqual([500]);

  expect(await detailsOf(id)).toMatchObject({
    unknown_outcome: null,
    refunded_amount: 5,
    refunds: [{ status: 'completed', amount: 5 }],
  });
  expect(atPayPal(paypalOrderId)).toEqual([500]);
  expect(await balanceOf(api, user)).toMatchObject({ held: 0 });
  expect((await giveBack(id, 2)).body.data.refund.status).toBe('completed');
});

test('operations 2: the same key checks its own refund and makes no other', async () => {
  const { id, paypalOrderId } = await aPurchase(api);
  const key = newId();
  loseAnswer();
  expect((await giveBack(id, 3, key)).body.data.refund.status).toBe('unknown');
  expect((await giveBack(id, 3, key)).body.data.refund.status).toBe('completed');
  expect(atPayPal(paypalOrderId)).toEqual([300]);
});

test('operations 2: of two concurrent refunds one begins and the other is refused', async () => {
  const { id, paypalOrderId } = await aPurchase(api);
  loseAnswer();
  const both = await Promise.all([giveBack(id, 2), giveBack(id, 2)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(atPayPal(paypalOrderId)).toEqual([200]);
});

test('operations 2: the sweeper resolves an unknown outcome', async () => {
  const { id, paypalOrderId } = await aPurchase(api);
  loseAnswer();
  await giveBack(id, 5);
  api.clock.advance(5_000);
  await sweepPayments(api.deps);
  expect(await rowOf(id)).toMatchObject({ unknown_outcome: null, refunded_amount: 5 });
  expect(atPayPal(paypalOrderId)).toEqual([500]);
});

test('operations 2: a refund that never reached PayPal is made once when it is checked', async () => {
  const { id, paypalOrderId } = await aPurchase(api);
  api.paypal.nextRefund = timeOut();
  expect((await giveBack(id, 5)).body.data.refund.status).toBe('unknown');
  expect(atPayPal(paypalOrderId)).toEqual([]);
  expect(await detailsOf(id)).toMatchObject({ unknown_outcome: null, refunded_amount: 5 });
  expect(atPayPal(paypalOrderId)).toEqual([500]);
});

test('operations 2: while PayPal cannot be asked, the outcome stays unknown and the page still opens', async () => {
  const { id } = await aPurchase(api);
  api.paypal.nextRefund = timeOut();
  await giveBack(id, 5);
  api.paypal.nextRefund = timeOut();
  expect(await detailsOf(id)).toMatchObject({
    unknown_outcome: 'refund',
    refunds: [{ status: 'unknown' }],
  });
  expect(await detailsOf(id)).toMatchObject({ unknown_outcome: null });
});

test('operations 2: a process that died while it asked leaves an unknown outcome', async () => {
  const { id, paypalOrderId } = await aPurchase(api);
  // Anything but an answer of PayPal's acts like a crash: nothing is written after it.
  api.paypal.nextRefund = new TypeError('as if the process had died here');
  const order = { id: newId(), paymentId: id, amountMinor: 500, reason: 'asked for' };
  await expect(refundPayment(api.deps, { ...order, origin: 'administrator' })).rejects.toThrow();
  expect(await rowOf(id)).toMatchObject({ unknown_outcome: 'refund' });
  expect((await giveBack(id, 5)).status).toBe(409);
  await detailsOf(id);
  expect(atPayPal(paypalOrderId)).toEqual([500]);
});

test('operations 2: a refund that PayPal has refused for now is not unknown, and is tried again', async () => {
  const { id } = await aPurchase(api);
  api.paypal.nextRefund = { kind: 'insufficient-funds' };
  expect((await giveBack(id, 5)).body.data.refund).toMatchObject({
    status: 'requested',
    failure_reason: 'insufficient-funds',
  });
  expect(await rowOf(id)).toMatchObject({ unknown_outcome: null });
  expect((await giveBack(id, 2)).body.error.code).toBe('REFUND_WAITING');
  expect((await preview(id)).body.error.code).toBe('REFUND_WAITING');
  expect(await detailsOf(id)).toMatchObject({
    refunded_amount: 5,
    refunds: [{ status: 'completed', failure_reason: null }],
  });
});

test('operations 2: the database takes no second refund while one is without an answer', async () => {
  const { id } = await aPurchase(api);
  api.paypal.nextRefund = timeOut();
  await giveBack(id, 5);
  const other = { id: newId(), paymentId: id, amountMinor: 100, creditsDue: 0 };
  const insert = api.db
    .insert(refunds)
    .values({ ...other, origin: 'administrator', reason: 'x', createdAt: api.clock.now() });
  await expect(insert).rejects.toMatchObject({
    cause: { constraint: 'refunds_one_unanswered_per_payment' },
  });
});

test('operations 2: a refund made at PayPal is booked beside an unknown one', async () => {
  const { id, captureId, paypalOrderId } = await aPurchase(api);
  api.paypal.nextRefund = timeOut();
  await giveBack(id, 5);
  api.paypal.orders.get(paypalOrderId)?.refunds.push({
    id: 'R-AT-PAYPAL',
    status: 'COMPLETED',
    amount: { minor: 200, currency: 'EUR' },
    captureId,
    refundId: null,
    totalRefunded: null,
    createdAt: null,
  });
  await admin.caller.send(paymentsAdmin.updateStatus, {
    params: { id },
    body: { status: 'completed' },
  });
  expect(await rowOf(id)).toMatchObject({ unknown_outcome: null, refunded_amount: 7 });
});

test('operations 2: a refund is not repeated after PayPal’s idempotency period', async () => {
  const { id, paypalOrderId } = await aPurchase(api);
  api.paypal.nextRefund = timeOut();
  await giveBack(id, 5);
  await api.db
    .update(refunds)
    .set({ createdAt: new Date(api.clock.now().getTime() - 41 * 86_400_000) })
    .where(eq(refunds.paymentId, id));
  expect(await detailsOf(id)).toMatchObject({
    unknown_outcome: null,
    refunds: [{ status: 'failed', failure_reason: 'too-late' }],
  });
  expect(atPayPal(paypalOrderId)).toEqual([]);
});

test.each([
  ['that PayPal has made is found in its list', true],
  ['that never reached PayPal is made', false],
])(
  'operations 2: a second refund without an answer from before the limit %s, under its own id',
  async (_, isMade) => {
    const { id, paypalOrderId, captureId } = await aPurchase(api);
    const createdAt = api.clock.now();
    // As migration 0023 leaves it.
    const later = { id: newId(), paymentId: id, amountMinor: 200, creditsDue: 0, createdAt };
    await api.db.insert(refunds).values({
      ...later,
      origin: 'administrator',
      reason: 'x',
      status: 'pending',
      askedAt: createdAt,
      nextTryAt: createdAt,
    });
    const amount = { minor: 200, currency: 'EUR' };
    const made = { ...seenRefund(captureId, `R-${later.id}`, later.id), amount };
    if (isMade) api.paypal.orders.get(paypalOrderId)?.refunds.push(made);
    await sweepPayments(api.deps);
    expect(api.paypal.orders.get(paypalOrderId)?.refunds).toMatchObject([
      { refundId: later.id, amount },
    ]);
    expect(await detailsOf(id)).toMatchObject({
      refunded_amount: 2,
      refunds: [{ id: later.id, status: 'completed' }],
    });
  },
);

const aCaptureWithoutAnswer = async () => {
  const user = await aUser(api.db);
  const { id, paypalOrderId } = await aPayment(api, user);
  api.paypal.approve(paypalOrderId);
  loseAnswer();
  return { user, id, paypalOrderId };
};

test('operations 2: a capture with a lost answer is unknown, cannot be closed and is booked once', async () => {
  const { user, id, paypalOrderId } = await aCaptureWithoutAnswer();
  const body = { token: paypalOrderId };
  const back = await (await api.as(user)).send(buying.execute, { body });
  expect(back.body.data).toMatchObject({ status: 'pending' });
  expect(await rowOf(id)).toMatchObject({ status: 'pending', unknown_outcome: 'capture' });
  await cancelIdlePayment(api.db, id, api.clock.now());
  expect(await paymentOf(api, id)).toMatchObject({ status: 'pending' });

  expect(await detailsOf(id)).toMatchObject({ status: 'completed', unknown_outcome: null });
  expect(await balanceOf(api, user)).toMatchObject({ balance: 100 });
  expect(api.paypal.orders.get(paypalOrderId)?.captures).toHaveLength(1);
});

test('operations 2: a buyer who returns after a lost answer causes no second capture', async () => {
  const { user, paypalOrderId } = await aCaptureWithoutAnswer();
  const buyer = await api.as(user);
  const comeBack = () => buyer.send(buying.execute, { body: { token: paypalOrderId } });
  expect((await comeBack()).body.data).toMatchObject({ status: 'pending' });
  const capturing = vi.spyOn(api.paypal, 'captureOrder');
  expect((await comeBack()).body.data).toMatchObject({ status: 'completed', credits: 100 });
  expect(capturing).not.toHaveBeenCalled();
  capturing.mockRestore();
});

test('operations 2: a capture by an administrator reports an unknown outcome', async () => {
  const { user, id } = await aCaptureWithoutAnswer();
  const set = () =>
    admin.caller.send(paymentsAdmin.updateStatus, {
      params: { id },
      body: { status: 'completed' },
    });
  expect((await set()).body.error.code).toBe('PAYMENT_OUTCOME_UNKNOWN');
  expect((await set()).body.data).toMatchObject({ status: 'completed', unknown_outcome: null });
  expect(await balanceOf(api, user)).toMatchObject({ balance: 100 });
});

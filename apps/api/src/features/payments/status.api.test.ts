import { desk, type PaymentNotice, paymentsAdmin } from '@ismi/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdministrator, trailOf } from '../../../test/fixtures/administrators.ts';
import { aPayment } from '../../../test/fixtures/payments.ts';
import { aPurchase, balanceOf, paymentOf, seenRefund } from '../../../test/fixtures/purchases.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { disputes, paypalEvents } from '../../db/schema/payments.paypal.ts';
import { payments } from '../../db/schema/payments.ts';
import { newId } from '../../lib/ids.ts';
import { erasePerson } from '../privacy/erasure.service.ts';

let api: TestApi;
let admin: Awaited<ReturnType<typeof anAdministrator>>;
beforeAll(async () => {
  api = await openTestApi();
  admin = await anAdministrator(api);
});
afterAll(() => api.close());

const set = (id: string, status: 'pending' | 'completed' | 'failed' | 'cancelled') =>
  admin.caller.send(paymentsAdmin.updateStatus, {
    params: { id },
    body: { status, reason: 'looked at PayPal' },
  });
const pending = async () => aPayment(api, await aUser(api.db));

test('a payment without a capture cannot be completed', async () => {
  const payment = await pending();
  expect((await set(payment.id, 'completed')).body.error.code).toBe('PAYMENT_NOT_PAID');
  expect(await paymentOf(api, payment.id)).toMatchObject({ status: 'pending' });
});

test('an approved order is captured and booked once, however often it is requested', async () => {
  const payment = await pending();
  api.paypal.approve(payment.paypalOrderId);
  const answers = await Promise.all([set(payment.id, 'completed'), set(payment.id, 'completed')]);
  expect(answers.map(({ status }) => status).sort()).not.toContain(500);
  expect((await set(payment.id, 'completed')).body.data.status).toBe('completed');
  const [user] = await api.db.select().from(payments).where(eq(payments.id, payment.id));
  expect(await balanceOf(api, { id: user?.userId ?? '' } as never)).toMatchObject({ balance: 100 });
});

test('a payment continues after its review', async () => {
  const payment = await pending();
  await api.db
    .update(payments)
    .set({ reviewReason: 'faulty-request', nextCheckAt: null })
    .where(eq(payments.id, payment.id));
  api.paypal.approve(payment.paypalOrderId);
  expect((await set(payment.id, 'pending')).body.data).toMatchObject({
    status: 'completed',
    review_reason: null,
  });
  expect(await trailOf(api, payment.id)).toMatchObject([
    { action: 'payment.status', before: { status: 'pending', review_reason: 'faulty-request' } },
  ]);
});

test.each(['failed', 'cancelled'] as const)('an unpaid payment is closed as %s', async (status) => {
  const payment = await pending();
  expect((await set(payment.id, status)).body.data).toMatchObject({
    status,
    failure_reason: 'BY_HAND',
  });
  expect(await trailOf(api, payment.id)).toMatchObject([
    { before: { status: 'pending' }, after: { status }, reason: 'looked at PayPal' },
  ]);
  expect((await set(payment.id, status)).body.data.status).toBe(status);
  expect(await trailOf(api, payment.id)).toHaveLength(1);
});

test('a captured payment cannot be closed', async () => {
  const payment = await pending();
  api.paypal.approve(payment.paypalOrderId);
  await api.paypal.captureOrder(payment.paypalOrderId, payment.id);
  expect((await set(payment.id, 'cancelled')).body.error.code).toBe('PAYMENT_PAID');
  expect(await paymentOf(api, payment.id)).toMatchObject({ status: 'pending' });
  expect((await set(payment.id, 'completed')).body.data.status).toBe('completed');
});

/** PayPal captured one cent instead of the price: under review. */
async function aWrongSum() {
  const user = await aUser(api.db);
  const payment = await aPayment(api, user);
  api.paypal.approve(payment.paypalOrderId);
  api.paypal.capturedInstead = { minor: 1, currency: 'EUR' };
  await set(payment.id, 'pending');
  api.paypal.capturedInstead = undefined;
  const [capture] = api.paypal.orders.get(payment.paypalOrderId)?.captures ?? [];
  if (!capture) throw new Error('PayPal has taken something');
  return { user, payment, capture };
}
const erase = (userId: string) => api.db.transaction((tx) => erasePerson(tx, api.deps, { userId }));

test('a wrong amount refunded at PayPal ends the review, and the account can be erased', async () => {
  const { user, payment, capture } = await aWrongSum();
  expect(await paymentOf(api, payment.id)).toMatchObject({ reviewReason: 'amount-differs' });
  expect((await set(payment.id, 'failed')).body.error.code).toBe('PAYMENT_PAID');
  await expect(erase(user.id)).rejects.toMatchObject({ code: 'ERASURE_MUST_WAIT' });
  capture.status = 'PARTIALLY_REFUNDED';
  expect((await set(payment.id, 'failed')).body.error.code).toBe('PAYMENT_PAID');
  capture.status = 'REFUNDED';
  expect((await set(payment.id, 'failed')).body.data).toMatchObject({
    status: 'failed',
    failure_reason: 'RETURNED_AT_PAYPAL',
    review_reason: null,
  });
  expect(await balanceOf(api, user)).toBeUndefined();
  await erase(user.id);
});

test('checking a refunded wrong amount again finds the payment closed', async () => {
  const { payment, capture } = await aWrongSum();
  capture.status = 'REFUNDED';
  expect((await set(payment.id, 'pending')).body.data).toMatchObject({
    status: 'failed',
    failure_reason: 'RETURNED_AT_PAYPAL',
  });
});

test('an administrator can close a payment under review whose capture PayPal does not show', async () => {
  const payment = await pending();
  await api.db
    .update(payments)
    .set({ paypalCaptureId: `HEARD-${payment.id}` })
    .where(eq(payments.id, payment.id));
  api.paypal.orders.delete(payment.paypalOrderId);
  expect((await set(payment.id, 'failed')).body.error.code).toBe('PAYMENT_PAID');
  await set(payment.id, 'pending');
  expect(await paymentOf(api, payment.id)).toMatchObject({ reviewReason: 'order-gone' });
  expect((await set(payment.id, 'failed')).body.data).toMatchObject({ failure_reason: 'BY_HAND' });
});

test('a payment is not closed while another process holds its lease', async () => {
  const payment = await pending();
  await api.db
    .update(payments)
    .set({ leasedUntil: new Date('2100-01-01T00:00:00Z') })
    .where(eq(payments.id, payment.id));
  expect((await set(payment.id, 'failed')).status).toBe(503);
  expect(await paymentOf(api, payment.id)).toMatchObject({ status: 'pending' });
});

test.each(['pending', 'failed', 'cancelled'] as const)(
  'a completed payment cannot become %s',
  async (to) => {
    const { id, user } = await aPurchase(api);
    expect((await set(id, to)).body.error.code).toBe('STATUS_NOT_POSSIBLE');
    expect(await balanceOf(api, user)).toMatchObject({ balance: 100 });
  },
);

test('checking a completed payment books refunds made at PayPal', async () => {
  const { id, user, paypalOrderId, captureId } = await aPurchase(api);
  api.paypal.orders.get(paypalOrderId)?.refunds.push(seenRefund(captureId, `R-${id}`, null));
  expect((await set(id, 'completed')).body.data.status).toBe('refunded');
  expect(await balanceOf(api, user)).toMatchObject({ balance: 0 });
});

test('handled disputes allow purchases again and are recorded once', async () => {
  const { id } = await aPurchase(api);
  await api.db
    .insert(disputes)
    .values({ id: `PP-${id}`, paymentId: id, status: 'RESOLVED', updatedAt: api.clock.now() });
  const clear = () =>
    admin.caller.send(paymentsAdmin.clearReview, { params: { id }, body: { reason: 'settled' } });
  expect((await clear()).body.data).toEqual({ disputes: 1, shortfalls: 0 });
  expect((await clear()).body.data).toEqual({ disputes: 0, shortfalls: 0 });
  expect(await trailOf(api, id)).toHaveLength(1);
});

const notify = (id: string, type: PaymentNotice, message?: string, key = newId()) =>
  admin.caller
    .with({ 'idempotency-key': key })
    .send(paymentsAdmin.notify, { params: { id }, body: { type, custom_message: message } });
const mailsTo = async (email: string) => {
  await api.runJobs();
  return api.mails.filter(({ to }) => to === email);
};

test('a mail about a payment states its status in the buyer’s language', async () => {
  const { id, user } = await aPurchase(api);
  await mailsTo(user.email);
  for (const untrue of ['payment_rejected', 'refund_processed'] as const)
    expect((await notify(id, untrue)).body.error.code).toBe('NOTICE_NOT_TRUE');
  expect((await notify(id, 'payment_approved')).body.data).toEqual({ sent: true });
  expect((await notify(id, 'custom')).body.error.code).toBe('REASON_REQUIRED');
  await notify(id, 'custom', 'Fişinizi düzelttik.');
  const mails = await mailsTo(user.email);
  const message = mails.find(({ subject }) => subject === 'ismi ödemeniz hakkında');
  expect(mails.filter(({ subject }) => subject.includes('makbuz'))).toHaveLength(2);
  expect(message?.text).toContain('Fişinizi düzelttik.');
  expect(message?.text).toContain('Ödemenizle ilgili');
  const { body } = await admin.caller.send(paymentsAdmin.details, { params: { id } });
  expect(body.data.payment.notices.map(({ type }) => type)).toEqual(['payment_approved', 'custom']);
});

test('no mail is sent to an erased buyer', async () => {
  const { id, user } = await aPurchase(api);
  await api.db.transaction((tx) => erasePerson(tx, api.deps, { userId: user.id }));
  expect((await notify(id, 'payment_approved')).body.error.code).toBe('BUYER_HAS_LEFT');
  const { body } = await admin.caller.send(paymentsAdmin.details, { params: { id } });
  expect(body.data.payment.notices).toEqual([]);
});

test('the same key sent twice concurrently sends one mail', async () => {
  const payment = await pending();
  await set(payment.id, 'failed');
  const [row] = await api.db.select().from(payments).where(eq(payments.id, payment.id));
  const key = newId();
  await Promise.all([1, 2, 3].map(() => notify(payment.id, 'payment_rejected', undefined, key)));
  const { body } = await admin.caller.send(paymentsAdmin.details, { params: { id: payment.id } });
  expect(await mailsTo(body.data.payment.user.email)).toHaveLength(1);
  expect(row?.status).toBe('failed');
});

const anEvent = async (subject: Record<string, unknown>) => {
  const id = `WH-${newId()}`;
  await api.db.insert(paypalEvents).values({
    id,
    type: 'PAYMENT.CAPTURE.COMPLETED',
    subject,
    state: 'review',
    receivedAt: api.clock.now(),
  });
  return id;
};
const stateOf = async (id: string) =>
  (await admin.caller.send(paymentsAdmin.event, { params: { id } })).body.data;

test('an event under review is listed until it is handled with a reason', async () => {
  const id = await anEvent({ kind: 'capture', captureId: 'NOBODYS', orderId: null });
  const listed = async () =>
    (await admin.caller.send(paymentsAdmin.events, { query: {} })).body.data.events.map(
      (event) => event.id,
    );
  expect(await listed()).toContain(id);
  const handle = () =>
    admin.caller.send(paymentsAdmin.handleEvent, {
      params: { id },
      body: { reason: 'another shop’s money' },
    });
  await Promise.all([handle(), handle()]);
  expect(await listed()).not.toContain(id);
  expect(await trailOf(api, id)).toMatchObject([
    { action: 'payments.handle-problem', before: { problem: 'event_review' } },
  ]);
});

test('concurrent handling, dismissal and retry of an event decide it once', async () => {
  const id = await anEvent({ kind: 'order', orderId: 'NOBODYS' });
  const body = { reason: 'seen' };
  await Promise.all([
    admin.caller.send(paymentsAdmin.handleEvent, { params: { id }, body }),
    admin.caller.sendAnything(desk.handleProblem, {
      params: { reason: 'event_review', id },
      body: { note: 'seen' },
    }),
    admin.caller.send(paymentsAdmin.retryEvent, { params: { id }, body }),
  ]);
  const [decision, ...more] = await trailOf(api, id);
  expect(more).toEqual([]);
  const isClosed = decision?.action === 'payments.handle-problem';
  expect((await stateOf(id)).event.state).toBe(isClosed ? 'done' : 'received');
  const query = { kind: 'payment', status: 'handled', limit: 50 } as const;
  const { items } = (await admin.caller.send(desk.list, { query })).body.data;
  expect(items.some((item) => item.id === `event_review ${id}`)).toBe(isClosed);
});

test('retrying an event twice runs its job once', async () => {
  const { id: paymentId, paypalOrderId } = await aPurchase(api);
  const id = await anEvent({ kind: 'order', orderId: paypalOrderId });
  expect((await stateOf(id)).payment?.id).toBe(paymentId);
  const retry = () =>
    admin.caller.send(paymentsAdmin.retryEvent, { params: { id }, body: { reason: 'mended' } });
  await Promise.all([retry(), retry()]);
  expect((await stateOf(id)).event.state).toBe('received');
  await api.runJobs();
  expect((await stateOf(id)).event.state).toBe('done');
  expect(await trailOf(api, id)).toHaveLength(1);
});

test('a retried event without a payment is under review again', async () => {
  const id = await anEvent({ kind: 'order', orderId: 'NOBODYS' });
  await admin.caller.send(paymentsAdmin.retryEvent, { params: { id }, body: { reason: 'again' } });
  await api.runJobs();
  expect((await stateOf(id)).event.state).toBe('review');
});

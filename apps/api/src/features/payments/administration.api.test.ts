import { paymentsAdmin } from '@ismi/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdministrator, trailOf } from '../../../test/fixtures/administrators.ts';
import { aPayment, aSale } from '../../../test/fixtures/payments.ts';
import { aPurchase, balanceOf, paymentOf, spend } from '../../../test/fixtures/purchases.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { payments, refunds } from '../../db/schema/payments.ts';
import { ThirdPartyError } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { sweepPayments } from './sweep.service.ts';

let api: TestApi;
let admin: Awaited<ReturnType<typeof anAdministrator>>;
beforeAll(async () => {
  api = await openTestApi();
  admin = await anAdministrator(api);
});
afterAll(() => api.close());

const list = async (query: Record<string, string | number>) =>
  (await admin.caller.send(paymentsAdmin.list, { query })).body.data;
const detailsOf = async (id: string) =>
  (await admin.caller.send(paymentsAdmin.details, { params: { id } })).body.data.payment;
const clicking = (key = newId()) => admin.caller.with({ 'idempotency-key': key });

test('payments are filtered by status, currency and day, and counted', async () => {
  const user = await aUser(api.db);
  const sale = async (changes: Partial<typeof payments.$inferInsert>) => {
    const { id } = await api.db.transaction((tx) => aSale(tx, user, 100));
    await api.db.update(payments).set(changes).where(eq(payments.id, id));
    return id;
  };
  // Half past midnight in Berlin is still the previous day in UTC.
  const early = await sale({ createdAt: new Date('2025-03-09T23:30:00Z'), currency: 'USD' });
  const late = await sale({ createdAt: new Date('2025-03-10T22:30:00Z'), currency: 'USD' });
  const next = await sale({ createdAt: new Date('2025-03-10T23:30:00Z'), currency: 'USD' });
  const ofDay = await list({ start_date: '2025-03-10', end_date: '2025-03-10' });
  expect(ofDay.payments.map(({ id }) => id)).toEqual([late, early]);
  expect(ofDay.pagination).toEqual({ page: 1, pages: 1, total: 2 });
  const second = await list({ currency: 'USD', status: 'completed', page: 2, limit: 2 });
  expect(second.payments.map(({ id }) => id)).toEqual([early]);
  expect(second.pagination).toEqual({ page: 2, pages: 2, total: 3 });
  expect((await list({ currency: 'TRY' })).payments).toEqual([]);
  expect((await list({ currency: 'USD' })).payments[0]).toMatchObject({
    id: next,
    user: { email: user.email },
    amount: 7.99,
    credits_purchased: 100,
  });
  await api.db.delete(payments).where(eq(payments.userId, user.id));
  expect((await list({ currency: 'USD' })).pagination.total).toBe(0);
});

test('the daily figures contain every status; a refunded payment counts as successful', async () => {
  const before = (await admin.caller.send(paymentsAdmin.stats, { query: {} })).body.data.overview;
  const { id } = await aPurchase(api);
  await clicking().send(paymentsAdmin.refund, { params: { id }, body: { reason: 'asked for' } });
  await aPayment(api, await aUser(api.db));
  const after = (await admin.caller.send(paymentsAdmin.stats, { query: {} })).body.data.overview;
  expect(after).toMatchObject({
    total_payments: before.total_payments + 2,
    refunded_payments: before.refunded_payments + 1,
    pending_payments: before.pending_payments + 1,
    success_rate: 100,
  });
});

test('the details show consent, ledger entries, refunds and PayPal events', async () => {
  const { id, captureId, user } = await aPurchase(api);
  const { headers, body } = api.paypal.deliveryOf({
    id: `WH-${captureId}`,
    type: 'PAYMENT.CAPTURE.COMPLETED',
    subject: { kind: 'capture', captureId, orderId: null },
  } as Parameters<typeof api.paypal.deliveryOf>[0]);
  await fetch(`${api.origin}/api/payments/paypal/webhook`, { method: 'POST', headers, body });
  await clicking().send(paymentsAdmin.refund, {
    params: { id },
    body: { reason: 'half of it', amount: 2 },
  });
  const payment = await detailsOf(id);
  expect(payment).toMatchObject({
    user: { id: user.id },
    refunded_amount: 2,
    refundable_amount: 5.99,
    consents: { version: '2026-11-15', country: 'DE' },
    refunds: [{ amount: 2, status: 'completed', credits_taken: 25 }],
    events: [{ id: `WH-${captureId}` }],
  });
  expect(payment.ledger.map(({ type, amount }) => [type, amount])).toEqual([
    ['purchase', 100],
    ['purchase_reversal', -25],
  ]);
});

test('the preview shows credits that can be taken back and the shortfall', async () => {
  const { id, user } = await aPurchase(api);
  await spend(api, user, 90);
  const preview = async (amount?: number) =>
    (await admin.caller.send(paymentsAdmin.refundPreview, { params: { id }, query: { amount } }))
      .body;
  expect((await preview()).data).toEqual({
    amount: 7.99,
    currency: 'EUR',
    refundable_amount: 7.99,
    credits_due: 100,
    credits_left_of_order: 10,
    credits_taken: 10,
    credits_missing: 90,
  });
  expect((await preview(2)).data).toMatchObject({ credits_due: 25, credits_missing: 15 });
  expect((await preview(8)).error.code).toBe('REFUND_NOT_POSSIBLE');
});

test('a refund that differs from its preview is refused', async () => {
  const { id, user } = await aPurchase(api);
  await spend(api, user, 90);
  const { body } = await clicking().send(paymentsAdmin.refund, {
    params: { id },
    body: { reason: 'asked for', expected_credits_taken: 100 },
  });
  expect(body.error.code).toBe('REFUND_CHANGED');
  expect(await api.db.select().from(refunds).where(eq(refunds.paymentId, id))).toEqual([]);
  expect(await trailOf(api, id)).toEqual([]);
});

test('the same key sent twice concurrently makes one refund, one mail and one audit entry', async () => {
  const { id, user } = await aPurchase(api);
  const caller = clicking();
  const refund = () =>
    caller.send(paymentsAdmin.refund, { params: { id }, body: { reason: 'asked for' } });
  await Promise.all([refund(), refund(), refund()]);
  expect((await refund()).body.data).toMatchObject({
    refund: { amount: 7.99, status: 'completed' },
    payment: { status: 'refunded', refunded_amount: 7.99 },
  });
  await api.runJobs();
  expect(api.mails.filter(({ to }) => to === user.email)).toHaveLength(2); // the receipt, and this mail
  expect(await trailOf(api, id)).toMatchObject([
    {
      actorId: admin.user.id,
      action: 'payment.refund',
      before: { status: 'completed', refunded_minor: 0 },
      after: { amount_minor: 799, credits_taken: 100 },
      reason: 'asked for',
    },
  ]);
});

test('a key used for another payment’s refund is refused', async () => {
  const [one, other] = [await aPurchase(api), await aPurchase(api)];
  const caller = clicking();
  const refund = (id: string) =>
    caller.send(paymentsAdmin.refund, { params: { id }, body: { reason: 'asked for' } });
  await refund(one.id);
  expect((await refund(other.id)).body.error.code).toBe('IDEMPOTENCY_CONFLICT');
});

test('when PayPal does not answer, the refund is stored with its audit entry and the sweeper completes it', async () => {
  const { id, user } = await aPurchase(api);
  api.paypal.nextRefund = new ThirdPartyError('PayPal', new Error('time-out'));
  const caller = clicking();
  const refund = () =>
    caller.send(paymentsAdmin.refund, { params: { id }, body: { reason: 'asked for' } });
  expect((await refund()).body.data.refund.status).toBe('unknown');
  expect(await trailOf(api, id)).toHaveLength(1);
  expect(await balanceOf(api, user)).toMatchObject({ held: 100 });
  api.clock.advance(60_000);
  await sweepPayments(api.deps);
  expect(await paymentOf(api, id)).toMatchObject({ status: 'refunded' });
  expect((await refund()).body.data.refund.status).toBe('completed');
  expect(await trailOf(api, id)).toHaveLength(1);
});

test.each([0, -1, 0.001, 8])('an amount of %s cannot be refunded', async (amount) => {
  const { id } = await aPurchase(api);
  const { status } = await clicking().send(paymentsAdmin.refund, {
    params: { id },
    body: { reason: 'asked for', amount },
  });
  expect([400, 409]).toContain(status);
  expect(await paymentOf(api, id)).toMatchObject({ refundedMinor: 0 });
});

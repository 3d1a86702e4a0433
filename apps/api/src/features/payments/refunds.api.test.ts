import { credits } from '@ismi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aPurchase,
  balanceOf,
  paymentOf,
  seenRefund,
  spend,
} from '../../../test/fixtures/purchases.ts';
import type { TestUser } from '../../../test/fixtures/users.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { creditHolds } from '../../db/schema/credits.ts';
import { ThirdPartyError } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { releaseExpiredHolds } from '../credits/holds.service.ts';
import { auditBooks } from '../credits/invariants.service.ts';
import { refundPayment } from './refunds.service.ts';
import { sweepPayments } from './sweep.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const refund = (paymentId: string, amountMinor: number, id = newId()) =>
  refundPayment(api.deps, {
    id,
    paymentId,
    amountMinor,
    reason: 'asked for',
    origin: 'administrator',
  });

const reversalsOf = async (user: TestUser) => {
  const query = { language: 'de' } as const;
  const { body } = await (await api.as(user)).send(credits.history, { query });
  return body.data.transactions
    .filter(({ type }) => type === 'purchase_reversal')
    .map(({ amount, subject }) => ({ amount, subject }));
};

test('a full refund returns the money and takes the credits', async () => {
  const { user, id } = await aPurchase(api);
  expect(await refund(id, 799)).toMatchObject({ status: 'completed', creditsTaken: 100 });
  expect(await paymentOf(api, id)).toMatchObject({ status: 'refunded', refundedMinor: 799 });
  expect(await balanceOf(api, user)).toMatchObject({ balance: 0, held: 0 });
});

test('a partial refund takes its share and leaves the payment completed', async () => {
  const { user, id } = await aPurchase(api);
  expect(await refund(id, 200)).toMatchObject({ creditsDue: 25, creditsTaken: 25 });
  expect(await paymentOf(api, id)).toMatchObject({ status: 'completed', refundedMinor: 200 });
  expect(await balanceOf(api, user)).toMatchObject({ balance: 75 });
});

test('spent credits become the refund’s shortfall; the balance stays at zero', async () => {
  const { user, id } = await aPurchase(api);
  await spend(api, user, 90);
  expect(await refund(id, 799)).toMatchObject({
    creditsDue: 100,
    creditsTaken: 10,
    shortfall: 'written-off',
  });
  expect(await balanceOf(api, user)).toMatchObject({ balance: 0, held: 0 });
});

test('two concurrent refunds cannot exceed the payment', async () => {
  const { id } = await aPurchase(api);
  const both = await Promise.allSettled([refund(id, 500), refund(id, 500)]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await paymentOf(api, id)).toMatchObject({ refundedMinor: 500 });
});

test('when PayPal does not answer, the credits stay held and the sweeper completes with the same id', async () => {
  const { user, id } = await aPurchase(api);
  api.paypal.nextRefund = new ThirdPartyError('PayPal', new Error('time-out'));
  await expect(refund(id, 799)).rejects.toThrow(ThirdPartyError);
  expect(await balanceOf(api, user)).toMatchObject({ balance: 100, held: 100 });
  api.clock.advance(60_000);
  await api.db.transaction((tx) => api.deps.jobs.enqueue(tx, 'payments.sweep', {}));
  await api.runJobs();
  expect(await paymentOf(api, id)).toMatchObject({ status: 'refunded' });
  expect(await balanceOf(api, user)).toMatchObject({ balance: 0, held: 0 });
});

test('a refund that PayPal refuses releases the credits', async () => {
  const { user, id } = await aPurchase(api);
  api.paypal.nextRefund = { kind: 'too-late' };
  expect(await refund(id, 799)).toMatchObject({ status: 'failed', failureReason: 'too-late' });
  expect(await balanceOf(api, user)).toMatchObject({ balance: 100, held: 0 });
});

test('the same id makes one refund; with another amount it is refused', async () => {
  const { user, id } = await aPurchase(api);
  const click = newId();
  await Promise.all([refund(id, 200, click), refund(id, 200, click)]);
  expect(await refund(id, 200, click)).toMatchObject({ status: 'completed' });
  await expect(refund(id, 300, click)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  expect(await paymentOf(api, id)).toMatchObject({ refundedMinor: 200 });
  expect(await balanceOf(api, user)).toMatchObject({ balance: 75 });
});

test('a refund made by an earlier try counts, though PayPal refuses it now', async () => {
  const { user, id, paypalOrderId, captureId } = await aPurchase(api);
  const click = newId();
  api.paypal.orders.get(paypalOrderId)?.refunds.push(seenRefund(captureId, 'R-HIDDEN', click));
  api.paypal.nextRefund = { kind: 'already-refunded' };
  expect(await refund(id, 799, click)).toMatchObject({ status: 'completed', creditsTaken: 100 });
  expect(await balanceOf(api, user)).toMatchObject({ balance: 0, held: 0 });
});

test('when PayPal has refunded everything itself, our refund fails and theirs is booked', async () => {
  const { user, id, paypalOrderId, captureId } = await aPurchase(api);
  api.paypal.orders.get(paypalOrderId)?.refunds.push(seenRefund(captureId, 'R-FOREIGN', null));
  expect(await refund(id, 799)).toMatchObject({ status: 'failed' });
  expect(await paymentOf(api, id)).toMatchObject({ status: 'refunded', refundedMinor: 799 });
  expect(await balanceOf(api, user)).toMatchObject({ balance: 0, held: 0 });
});

test('a refund whose hold was released takes what is available', async () => {
  const { user, id } = await aPurchase(api);
  api.paypal.nextRefund = new ThirdPartyError('PayPal', new Error('time-out'));
  const click = newId();
  await expect(refund(id, 799, click)).rejects.toThrow(ThirdPartyError);
  await api.db.update(creditHolds).set({ expiresAt: new Date(0) });
  await releaseExpiredHolds(api.deps);
  await spend(api, user, 30);
  expect(await refund(id, 799, click)).toMatchObject({ creditsTaken: 70, status: 'completed' });
  expect(await auditBooks(api.deps.db)).toEqual([]);
  expect(await reversalsOf(user)).toEqual([{ amount: -70, subject: 'Standard' }]);
});

test('the history names the package whose credits were taken back', async () => {
  const { user, id } = await aPurchase(api);
  await refund(id, 200);
  await refund(id, 599);
  expect(await reversalsOf(user)).toEqual([
    { amount: -75, subject: 'Standard' },
    { amount: -25, subject: 'Standard' },
  ]);
});

test.each([
  ['COMPLETED', 'completed', { balance: 0, held: 0 }],
  ['PENDING', 'pending', { balance: 100, held: 100 }],
  ['FAILED', 'failed', { balance: 100, held: 0 }],
] as const)(
  'a refund accepted by PayPal is looked up, not repeated: %s is %s',
  async (status, end, account) => {
    const { user, id, paypalOrderId, captureId } = await aPurchase(api);
    const click = newId();
    const seen = seenRefund(captureId, `R-${click}`, click);
    api.paypal.nextRefund = { kind: 'pending', refund: { ...seen, status: 'PENDING' } };
    expect(await refund(id, 799, click)).toMatchObject({ status: 'pending' });
    api.paypal.orders.get(paypalOrderId)?.refunds.push({ ...seen, status });
    const ordered = () => api.paypal.calls.filter((call) => call.startsWith('refundCapture'));
    const before = ordered().length;
    api.clock.advance(60_000);
    await sweepPayments(api.deps);
    expect(ordered()).toHaveLength(before);
    expect(await refund(id, 799, click)).toMatchObject({ status: end });
    expect(await balanceOf(api, user)).toMatchObject(account);
  },
);

test('an unanswered refund is checked a minute later, not at every sweep', async () => {
  const { id } = await aPurchase(api);
  api.paypal.nextRefund = new ThirdPartyError('PayPal', new Error('time-out'));
  await expect(refund(id, 799)).rejects.toThrow(ThirdPartyError);
  api.clock.advance(60_000);
  api.paypal.nextRefund = new ThirdPartyError('PayPal', new Error('time-out'));
  const asked = () => api.paypal.calls.filter((call) => call.startsWith('refundCapture')).length;
  const before = asked();
  await sweepPayments(api.deps);
  await sweepPayments(api.deps);
  expect(asked() - before).toBe(1);
});

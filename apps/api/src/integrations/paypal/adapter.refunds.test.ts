import { expect, test } from 'vitest';
import {
  approvedOrder,
  fault,
  paypal,
  setUpPayPalAdapter,
  simulator,
} from '../../../test/paypal-adapter-setup.ts';
import { newId } from '../../lib/ids.ts';
import { payPal } from './adapter.ts';
import type { NewRefund } from './port.ts';

const DAY = 24 * 3_600_000;

setUpPayPalAdapter(payPal);

const euros = (minor: number) => ({ minor, currency: 'EUR' });

/** A captured payment of 3,99 €. */
async function captured() {
  const { paymentId, orderId } = await approvedOrder({ minor: 399 });
  const outcome = await paypal.captureOrder(orderId, paymentId);
  if (outcome.kind !== 'completed') throw new Error(outcome.kind);
  return { paymentId, orderId, captureId: outcome.capture.id };
}

const refundOf = (captureId: string, minor: number): NewRefund => ({
  refundId: newId(),
  captureId,
  amount: euros(minor),
  note: 'Schade, dass es nicht gepasst hat.',
});

interface State {
  refunds: { captureId: string; status: string }[];
}
const refundsAt = async (captureId: string) => {
  const { refunds } = await simulator.control<State>('GET', 'state');
  return refunds.filter((refund) => refund.captureId === captureId);
};

test('a full refund returns everything and marks the capture', async () => {
  const { captureId, orderId, paymentId } = await captured();
  const refund = refundOf(captureId, 399);
  const outcome = await paypal.refundCapture(refund);
  expect(outcome).toMatchObject({
    kind: 'completed',
    refund: {
      id: expect.stringMatching(/^[A-Z0-9]{17}$/),
      status: 'COMPLETED',
      amount: euros(399),
      captureId,
      refundId: refund.refundId,
      totalRefunded: euros(399),
    },
  });
  expect(await paypal.getCapture(captureId)).toMatchObject({
    kind: 'found',
    capture: { id: captureId, status: 'REFUNDED', amount: euros(399), orderId, paymentId },
  });
  expect(await paypal.getOrder(orderId)).toMatchObject({
    order: { refunds: [{ refundId: refund.refundId, amount: euros(399) }] },
  });
  // The money came once and was refunded: repeating the capture reports both.
  expect(await paypal.captureOrder(orderId, paymentId)).toMatchObject({ kind: 'returned' });
});

test('partial refunds add up to at most the whole', async () => {
  const { captureId } = await captured();
  for (const total of [133, 266, 399]) {
    expect(await paypal.refundCapture(refundOf(captureId, 133))).toMatchObject({
      kind: 'completed',
      refund: { totalRefunded: euros(total) },
    });
  }
  expect(await paypal.refundCapture(refundOf(captureId, 1))).toEqual({ kind: 'already-refunded' });
});

test('a refund beyond what is left is refused', async () => {
  const { captureId } = await captured();
  await paypal.refundCapture(refundOf(captureId, 200));
  expect(await paypal.getCapture(captureId)).toMatchObject({
    capture: { status: 'PARTIALLY_REFUNDED' },
  });
  expect(await paypal.refundCapture(refundOf(captureId, 200))).toEqual({
    kind: 'exceeds-remaining',
  });
});

test('a refund in another currency is a faulty request', async () => {
  const { captureId } = await captured();
  const refund = { ...refundOf(captureId, 100), amount: { minor: 100, currency: 'USD' } };
  expect(await paypal.refundCapture(refund)).toMatchObject({
    kind: 'faulty-request',
    issue: 'REFUND_CAPTURE_CURRENCY_MISMATCH',
  });
});

test('repeating a refund returns the same refund', async () => {
  const { captureId } = await captured();
  const refund = refundOf(captureId, 100);
  const outcome = await paypal.refundCapture(refund);
  expect(await paypal.refundCapture(refund)).toEqual(outcome);
  expect(await refundsAt(captureId)).toHaveLength(1);
});

test('of two concurrent refunds one waits', async () => {
  const { captureId } = await captured();
  const refund = refundOf(captureId, 399);
  await fault('slow', { operation: 'refund_capture', id: captureId, milliseconds: 100 });
  const outcomes = await Promise.all([paypal.refundCapture(refund), paypal.refundCapture(refund)]);
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['completed', 'in-progress']);
  expect(await refundsAt(captureId)).toHaveLength(1);
});

test.each(['timeout_after', '500_after', 'reset_after', 'reset_mid_body', 'malformed_json'])(
  'a refund with an answer lost by %s is a third-party error and found at the next try',
  async (effect) => {
    const { captureId } = await captured();
    const refund = refundOf(captureId, 399);
    await fault(effect, { operation: 'refund_capture', id: captureId });
    await expect(paypal.refundCapture(refund)).rejects.toMatchObject({ party: 'PayPal' });
    expect(await paypal.refundCapture(refund)).toMatchObject({ kind: 'completed' });
    expect(await refundsAt(captureId)).toHaveLength(1);
  },
);

test.each(['COMPLETED', 'FAILED'])('a pending refund ends %s', async (as) => {
  const { captureId } = await captured();
  await fault('refund_pending', { operation: 'refund_capture', id: captureId });
  const outcome = await paypal.refundCapture(refundOf(captureId, 399));
  if (outcome.kind !== 'pending') throw new Error(outcome.kind);
  const { id } = outcome.refund;
  expect(await paypal.getRefund(id)).toMatchObject({ refund: { status: 'PENDING', captureId } });
  await simulator.control('POST', `refunds/${id}/end`, { as });
  expect(await paypal.getRefund(id)).toMatchObject({ kind: 'found', refund: { id, status: as } });
});

test('a cancelled refund is returned as such', async () => {
  const { captureId } = await captured();
  await fault('refund_failed', { operation: 'refund_capture', id: captureId });
  expect(await paypal.refundCapture(refundOf(captureId, 399))).toMatchObject({
    kind: 'failed',
    refund: { status: 'FAILED' },
  });
});

test('a pending capture is not refunded', async () => {
  const { paymentId, orderId } = await approvedOrder();
  await fault('capture_pending', { operation: 'capture_order', id: orderId });
  const outcome = await paypal.captureOrder(orderId, paymentId);
  if (outcome.kind !== 'pending') throw new Error(outcome.kind);
  expect(await paypal.refundCapture(refundOf(outcome.capture.id, 399))).toEqual({
    kind: 'capture-pending',
  });
});

test('a refund made at PayPal’s site is found in the order', async () => {
  const { captureId, orderId } = await captured();
  const amount = { currency_code: 'EUR', value: '1.00' };
  await simulator.control('POST', `captures/${captureId}/refund`, { amount });
  expect(await paypal.getOrder(orderId)).toMatchObject({
    order: { refunds: [{ amount: euros(100), refundId: null, captureId }] },
  });
});

test('a dispute holds the money, and a lost one takes it', async () => {
  const { captureId, orderId } = await captured();
  const { id } = await simulator.control<{ id: string }>('POST', `captures/${captureId}/dispute`);
  const dispute = { id, captureIds: [captureId], amount: euros(399) };
  expect(await paypal.getDispute(id)).toMatchObject({
    kind: 'found',
    dispute: { ...dispute, status: 'OPEN', stage: 'INQUIRY', outcome: null },
  });
  expect(await paypal.refundCapture(refundOf(captureId, 399))).toEqual({ kind: 'disputed' });
  await simulator.control('POST', `disputes/${id}/move`, { outcome: 'RESOLVED_BUYER_FAVOUR' });
  expect(await paypal.getDispute(id)).toMatchObject({
    dispute: { ...dispute, status: 'RESOLVED', outcome: 'RESOLVED_BUYER_FAVOUR' },
  });
  expect(await paypal.getOrder(orderId)).toMatchObject({
    order: { captures: [{ status: 'REFUNDED' }], refunds: [{ amount: euros(399) }] },
  });
});

test.each([
  [422, 'CAPTURE_FULLY_REFUNDED', { kind: 'already-refunded' }],
  [422, 'REFUND_AMOUNT_EXCEEDED', { kind: 'exceeds-remaining' }],
  [422, 'PENDING_CAPTURE', { kind: 'capture-pending' }],
  [422, 'TRANSACTION_DISPUTED', { kind: 'disputed' }],
  [422, 'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK', { kind: 'disputed' }],
  [422, 'REFUND_FAILED_INSUFFICIENT_FUNDS', { kind: 'insufficient-funds' }],
  [422, 'REFUND_TIME_LIMIT_EXCEEDED', { kind: 'too-late' }],
  [422, 'REFUND_CAPTURE_CURRENCY_MISMATCH', { kind: 'faulty-request' }],
  [422, 'MAX_NUMBER_OF_REFUNDS_EXCEEDED', { kind: 'faulty-request' }],
  [422, 'PARTIAL_REFUND_NOT_ALLOWED', { kind: 'faulty-request' }],
  [422, 'DUPLICATE_INVOICE_ID', { kind: 'faulty-request', issue: 'DUPLICATE_INVOICE_ID' }],
  [422, 'DECIMAL_PRECISION', { kind: 'faulty-request' }],
  [409, 'PREVIOUS_REQUEST_IN_PROGRESS', { kind: 'in-progress' }],
  [404, 'INVALID_RESOURCE_ID', { kind: 'gone' }],
  [403, 'PERMISSION_DENIED', { kind: 'faulty-request' }],
  [400, 'INVALID_PARAMETER_SYNTAX', { kind: 'faulty-request' }],
])('a refund refused with %s %s returns nothing', async (status, issue, outcome) => {
  const { captureId } = await captured();
  await fault('issue', { operation: 'refund_capture', id: captureId, status, issue });
  expect(await paypal.refundCapture(refundOf(captureId, 399))).toMatchObject(outcome);
  expect(await refundsAt(captureId)).toHaveLength(0);
});

test('an id unknown to PayPal is not found', async () => {
  expect(await paypal.getCapture('NOSUCHCAPTURE')).toEqual({ kind: 'gone' });
  expect(await paypal.getRefund('NOSUCHREFUND')).toEqual({ kind: 'gone' });
  expect(await paypal.getDispute('PP-D-0')).toEqual({ kind: 'gone' });
  expect(await paypal.refundCapture(refundOf('NOSUCHCAPTURE', 1))).toEqual({ kind: 'gone' });
});

// Last, because it moves the simulator's clock permanently.
test('a refund after half a year is refused', async () => {
  const { captureId } = await captured();
  await simulator.control('POST', 'clock', { advanceMs: 181 * DAY });
  expect(await paypal.refundCapture(refundOf(captureId, 399))).toEqual({ kind: 'too-late' });
});

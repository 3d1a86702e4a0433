import { expect, test } from 'vitest';
import {
  adapterWith,
  approvedOrder,
  fault,
  paypal,
  placeOrder,
  setUpPayPalAdapter,
  simulator,
} from '../../../test/paypal-adapter-setup.ts';
import { newOrder } from '../../../test/paypal-simulator.ts';
import { newId } from '../../lib/ids.ts';
import { payPal } from './adapter.ts';

const HOUR = 3_600_000;

setUpPayPalAdapter(payPal);

interface State {
  captures: { orderId: string; amount: object }[];
  orders: { customId: string }[];
}
const capturesOf = async (orderId: string) => {
  const { captures } = await simulator.control<State>('GET', 'state');
  return captures.filter((capture) => capture.orderId === orderId);
};

test('a new order has PayPal’s approval address', async () => {
  const created = await paypal.createOrder(newOrder(newId()));
  expect(created).toEqual({
    kind: 'created',
    orderId: expect.stringMatching(/^[A-Z0-9]{17}$/),
    status: 'PAYER_ACTION_REQUIRED',
    approvalUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/checkoutnow\?token=[A-Z0-9]+$/),
  });
});

test('repeating a payment returns the same order, also after a lost answer', async () => {
  const order = newOrder(newId());
  await fault('timeout_after', { operation: 'create_order' });
  await expect(paypal.createOrder(order)).rejects.toThrow('PayPal could not be reached');
  const again = await paypal.createOrder(order);
  expect(await paypal.createOrder(order)).toEqual(again);
  const { orders } = await simulator.control<State>('GET', 'state');
  expect(orders.filter(({ customId }) => customId === order.paymentId)).toHaveLength(1);
});

test('PayPal takes no Turkish lira', async () => {
  const order = newOrder(newId(), { minor: 799, currency: 'TRY' });
  expect(await paypal.createOrder(order)).toEqual({ kind: 'currency-not-supported' });
});

test('an invalid order is a faulty request', async () => {
  const order = { ...newOrder(newId()), description: 'x'.repeat(128) };
  expect(await paypal.createOrder(order)).toMatchObject({
    kind: 'faulty-request',
    issue: 'INVALID_PARAMETER_SYNTAX',
    debugId: expect.stringMatching(/^\w+$/),
  });
});

test.each([0, -1, 7.99, Number.NaN])('%s cents are refused', async (minor) => {
  const order = newOrder(newId(), { minor, currency: 'EUR' });
  await expect(paypal.createOrder(order)).rejects.toThrow('whole number');
});

test.each([
  [5, 'EUR'],
  [100, 'USD'],
  [2_499, 'EUR'],
  [500, 'JPY'],
])('%s of the smallest unit of %s are sent unchanged', async (minor, currency) => {
  const created = await paypal.createOrder(newOrder(newId(), { minor, currency }));
  if (created.kind !== 'created') throw new Error(created.kind);
  expect(await paypal.getOrder(created.orderId)).toMatchObject({
    order: { amount: { minor, currency } },
  });
});

test('an approval address outside PayPal is refused', async () => {
  const careful = adapterWith({ checkoutOrigin: 'https://www.paypal.com' });
  expect(await careful.createOrder(newOrder(newId()))).toMatchObject({
    kind: 'created',
    approvalUrl: null,
  });
});

test('an order has its status', async () => {
  const { orderId, paymentId } = await placeOrder();
  const amount = { minor: 799, currency: 'EUR' };
  const facts = { id: orderId, paymentId, amount, captures: [], refunds: [] };
  expect(await paypal.getOrder(orderId)).toMatchObject({
    kind: 'found',
    order: { ...facts, status: 'PAYER_ACTION_REQUIRED', buyerCountry: null },
  });
  await simulator.control('POST', `orders/${orderId}/approve`);
  expect(await paypal.getOrder(orderId)).toMatchObject({
    kind: 'found',
    order: { ...facts, status: 'APPROVED', buyerCountry: 'DE' },
  });
  await simulator.control('POST', `orders/${orderId}/reverse-approval`);
  expect(await paypal.getOrder(orderId)).toMatchObject({ order: { status: 'VOIDED' } });
});

test.each(['NOSUCHORDER', '../../v1/oauth2/token', ''])(
  'an order %j is not found',
  async (orderId) => {
    expect((await paypal.getOrder(orderId)).kind).toBe('gone');
  },
);

test('a capture takes the money once', async () => {
  const { orderId, paymentId } = await approvedOrder();
  const outcome = await paypal.captureOrder(orderId, paymentId);
  expect(outcome).toMatchObject({
    kind: 'completed',
    capture: {
      status: 'COMPLETED',
      amount: { minor: 799, currency: 'EUR' },
      fee: { minor: 63, currency: 'EUR' },
      orderId,
      paymentId,
    },
    order: { status: 'COMPLETED', approvalUrl: null, buyerCountry: 'DE' },
  });
  expect(await paypal.captureOrder(orderId, paymentId)).toEqual(outcome);
  // Under another request id PayPal says that it was already captured: that is no error either.
  expect(await paypal.captureOrder(orderId, newId())).toEqual(outcome);
  expect(await capturesOf(orderId)).toHaveLength(1);
});

test('looking up an order takes no money', async () => {
  const { orderId, paymentId } = await approvedOrder();
  expect(await paypal.findCapture(orderId)).toEqual({ kind: 'approved' });
  expect(await capturesOf(orderId)).toEqual([]);
  await paypal.captureOrder(orderId, paymentId);
  expect(await paypal.findCapture(orderId)).toMatchObject({ kind: 'completed' });
  expect(await paypal.findCapture('0NOSUCHORDER00000')).toEqual({ kind: 'gone' });
  expect(await paypal.findCapture((await placeOrder()).orderId)).toEqual({ kind: 'not-approved' });
});

test('a capture is found by its id when the order has expired', async () => {
  const { orderId, paymentId } = await approvedOrder();
  const taken = await paypal.captureOrder(orderId, paymentId);
  if (taken.kind !== 'completed') throw new Error(taken.kind);
  const { capture } = taken;
  const nowhere = '0NOSUCHORDER00000';
  expect(await paypal.findCapture(nowhere, capture.id)).toEqual({
    kind: 'completed',
    capture,
    order: null,
  });
  expect(await paypal.findCapture(nowhere, nowhere)).toEqual({ kind: 'gone' });
});

test('a full refund marks the capture as refunded, a partial one does not', async () => {
  const { orderId, paymentId } = await approvedOrder();
  const taken = await paypal.captureOrder(orderId, paymentId);
  if (taken.kind !== 'completed') throw new Error(taken.kind);
  const giveBack = (minor: number) =>
    paypal.refundCapture({
      refundId: newId(),
      captureId: taken.capture.id,
      amount: { minor, currency: 'EUR' },
      note: 'ismi',
    });
  await giveBack(99);
  expect(await paypal.findCapture(orderId)).toMatchObject({ kind: 'completed' });
  await giveBack(700);
  expect(await paypal.findCapture(orderId)).toMatchObject({ kind: 'returned' });
});

test('ten concurrent captures take the money once', async () => {
  const { orderId, paymentId } = await approvedOrder();
  await fault('slow', { operation: 'capture_order', id: orderId, milliseconds: 100 });
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => paypal.captureOrder(orderId, paymentId)),
  );
  const kinds = new Set(outcomes.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['completed', 'in-progress']);
  expect(await capturesOf(orderId)).toHaveLength(1);
});

test.each([
  'timeout_after',
  '500_after',
  'reset_after',
  'reset_mid_body',
  'malformed_json',
  'timeout_before',
  '500_before',
  'reset_before',
])('a capture with an answer lost by %s is looked up and taken once', async (effect) => {
  const { orderId, paymentId } = await approvedOrder();
  await fault(effect, { operation: 'capture_order', id: orderId });
  expect(await paypal.captureOrder(orderId, paymentId)).toMatchObject({ kind: 'completed' });
  expect(await capturesOf(orderId)).toHaveLength(1);
});

test('an unanswered capture is looked up in the order', async () => {
  const { orderId, paymentId } = await approvedOrder();
  await fault('500_after', { operation: 'capture_order', id: orderId, times: 2 });
  expect(await paypal.captureOrder(orderId, paymentId)).toMatchObject({ kind: 'completed' });
});

test('an unknown capture is a third-party error and can be retried', async () => {
  const { orderId, paymentId } = await approvedOrder();
  await fault('500_before', { operation: 'capture_order', id: orderId, times: 2 });
  await expect(paypal.captureOrder(orderId, paymentId)).rejects.toMatchObject({ party: 'PayPal' });
  expect(await capturesOf(orderId)).toHaveLength(0);
  expect(await paypal.captureOrder(orderId, paymentId)).toMatchObject({ kind: 'completed' });
});

test.each([
  ['capture_pending', 'pending', { status: 'PENDING', statusReason: 'PENDING_REVIEW', fee: null }],
  ['capture_declined', 'declined', { status: 'DECLINED' }],
  ['capture_wrong_amount', 'completed', { amount: { minor: 699, currency: 'EUR' } }],
  ['capture_wrong_currency', 'completed', { amount: { minor: 799, currency: 'USD' } }],
])('%s is returned as such, though the order is completed', async (effect, kind, capture) => {
  const { orderId, paymentId } = await approvedOrder();
  await fault(effect, { operation: 'capture_order', id: orderId });
  expect(await paypal.captureOrder(orderId, paymentId)).toMatchObject({
    kind,
    capture,
    order: { status: 'COMPLETED', amount: { minor: 799, currency: 'EUR' } },
  });
});

test.each([
  ['COMPLETED', 'completed'],
  ['DENIED', 'declined'],
])('a pending capture that ends %s is %s from then on', async (as, kind) => {
  const { orderId, paymentId } = await approvedOrder();
  await fault('capture_pending', { operation: 'capture_order', id: orderId });
  const outcome = await paypal.captureOrder(orderId, paymentId);
  if (outcome.kind !== 'pending') throw new Error(outcome.kind);
  await simulator.control('POST', `captures/${outcome.capture.id}/end`, { as });
  expect(await paypal.captureOrder(orderId, paymentId)).toMatchObject({ kind });
});

test('an unapproved order is not captured', async () => {
  const { orderId, paymentId } = await placeOrder();
  expect(await paypal.captureOrder(orderId, paymentId)).toEqual({ kind: 'not-approved' });
});

test('a declined card can be replaced by another, in the same order', async () => {
  const { orderId, paymentId } = await placeOrder();
  await simulator.control('POST', `orders/${orderId}/approve`, { fundingFails: true });
  expect(await paypal.captureOrder(orderId, paymentId)).toEqual({
    kind: 'funding-failed',
    issue: 'INSTRUMENT_DECLINED',
  });
  await simulator.control('POST', `orders/${orderId}/approve`, { fundingFails: false });
  expect(await paypal.captureOrder(orderId, paymentId)).toMatchObject({ kind: 'completed' });
});

test('too many declined tries close the order', async () => {
  const { orderId, paymentId } = await placeOrder();
  await simulator.control('POST', `orders/${orderId}/approve`, { fundingFails: true });
  for (let tries = 0; tries < 5; tries += 1)
    expect((await paypal.captureOrder(orderId, paymentId)).kind).toBe('funding-failed');
  await simulator.control('POST', `orders/${orderId}/approve`, { fundingFails: false });
  expect(await paypal.captureOrder(orderId, paymentId)).toEqual({
    kind: 'refused',
    issue: 'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  });
});

test.each([
  [422, 'ORDER_NOT_APPROVED', { kind: 'not-approved' }],
  [422, 'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING', { kind: 'funding-failed' }],
  [422, 'PAYER_ACTION_REQUIRED', { kind: 'funding-failed' }],
  [422, 'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED', { kind: 'refused' }],
  [422, 'PAYER_ACCOUNT_RESTRICTED', { kind: 'refused' }],
  [422, 'PAYER_ACCOUNT_LOCKED_OR_CLOSED', { kind: 'refused' }],
  [422, 'PAYER_CANNOT_PAY', { kind: 'refused' }],
  [422, 'TRANSACTION_REFUSED', { kind: 'refused', issue: 'TRANSACTION_REFUSED' }],
  [422, 'COMPLIANCE_VIOLATION', { kind: 'refused' }],
  [422, 'PAYEE_BLOCKED_TRANSACTION', { kind: 'refused' }],
  [422, 'DUPLICATE_INVOICE_ID', { kind: 'duplicate-invoice' }],
  [422, 'ORDER_COMPLETION_IN_PROGRESS', { kind: 'in-progress' }],
  [409, 'RESOURCE_CONFLICT', { kind: 'in-progress' }],
  [404, 'INVALID_RESOURCE_ID', { kind: 'gone' }],
  [403, 'PERMISSION_DENIED', { kind: 'faulty-request', issue: 'PERMISSION_DENIED' }],
  [400, 'INVALID_PARAMETER_SYNTAX', { kind: 'faulty-request' }],
  [422, 'SOMETHING_NEW', { kind: 'faulty-request', issue: 'SOMETHING_NEW' }],
])('a capture refused with %s %s takes nothing', async (status, issue, outcome) => {
  const { orderId, paymentId } = await approvedOrder();
  await fault('issue', { operation: 'capture_order', id: orderId, status, issue });
  expect(await paypal.captureOrder(orderId, paymentId)).toMatchObject(outcome);
  expect(await capturesOf(orderId)).toHaveLength(0);
});

// Last, because they move the simulator's clock permanently.
test('an order approved in the last minute of its three hours is captured', async () => {
  const { orderId, paymentId } = await placeOrder();
  await simulator.control('POST', 'clock', { advanceMs: 3 * HOUR - 60_000 });
  await simulator.control('POST', `orders/${orderId}/approve`);
  expect(await paypal.captureOrder(orderId, paymentId)).toMatchObject({ kind: 'completed' });
});

test('an uncaptured order expires after three hours', async () => {
  const { orderId, paymentId } = await approvedOrder();
  await simulator.control('POST', 'clock', { advanceMs: 3 * HOUR });
  expect(await paypal.captureOrder(orderId, paymentId)).toEqual({ kind: 'gone' });
  expect(await paypal.getOrder(orderId)).toEqual({ kind: 'gone' });
});

test('a second order of a captured payment is not captured', async () => {
  const first = await approvedOrder();
  expect(await paypal.captureOrder(first.orderId, first.paymentId)).toMatchObject({
    kind: 'completed',
  });
  // PayPal has forgotten the request id by then, and creates another order.
  await simulator.control('POST', 'clock', { advanceMs: 6 * HOUR });
  const second = await approvedOrder({ paymentId: first.paymentId });
  expect(second.orderId).not.toBe(first.orderId);
  expect(await paypal.captureOrder(second.orderId, second.paymentId)).toEqual({
    kind: 'duplicate-invoice',
  });
});

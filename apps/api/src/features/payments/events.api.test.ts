import { desk, payments } from '@ismi/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPayment, CONSENTS } from '../../../test/fixtures/payments.ts';
import {
  aPurchase,
  balanceOf,
  paymentOf,
  seenRefund,
  spend,
} from '../../../test/fixtures/purchases.ts';
import { aUser, type TestUser } from '../../../test/fixtures/users.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { disputes, paypalEvents } from '../../db/schema/payments.paypal.ts';
import { refunds, payments as table } from '../../db/schema/payments.ts';
import type { EventSubject } from '../../integrations/paypal/port.ts';
import { newId } from '../../lib/ids.ts';
import { handleEvent } from './events.service.ts';
import { leasePayment } from './leases.queries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

let count = 0;
/** As PayPal delivers it: over HTTP, signed. */
async function deliver(subject: EventSubject, times = 1, type = 'test') {
  count += 1;
  const id = `WH-${count}`;
  const event = { id, type, subject, transmissionId: newId() };
  const { headers, body } = api.paypal.deliveryOf(event);
  const post = () =>
    fetch(`${api.origin}/api/payments/paypal/webhook`, { method: 'POST', headers, body });
  const answers = await Promise.all(Array.from({ length: times }, post));
  expect(answers.map(({ status }) => status)).toEqual(Array(times).fill(200));
  await api.runJobs();
  return id;
}

const order = async (user: TestUser) =>
  (await api.as(user)).sendAnything(payments.create, {
    body: { ...CONSENTS, packageId: 'popular' },
  });
const stateOf = async (id: string) =>
  (await api.db.select().from(paypalEvents).where(eq(paypalEvents.id, id)))[0]?.state;

test('a refund made at PayPal is booked once, however many events arrive', async () => {
  const { user, id, paypalOrderId, captureId } = await aPurchase(api);
  await spend(api, user, 80);
  api.paypal.orders.get(paypalOrderId)?.refunds.push(seenRefund(captureId, 'FOREIGN1', null));
  await deliver({ kind: 'refund', refundId: 'FOREIGN1', captureId }, 10);
  await deliver({ kind: 'capture', captureId, orderId: paypalOrderId, paymentId: id });
  const rows = await api.db.select().from(refunds).where(eq(refunds.paymentId, id));
  expect(rows).toMatchObject([
    { origin: 'paypal', creditsDue: 100, creditsTaken: 20, shortfall: 'open' },
  ]);
  expect(await balanceOf(api, user)).toMatchObject({ balance: 0 });
  // If PayPal takes money back whose credits are spent, it waits for review, and so does the next purchase.
  expect((await order(user)).body.error.code).toBe('PURCHASES_PAUSED');
});

const EVENTS = ['APPROVED', 'PENDING', 'COMPLETED', 'REFUNDED', 'REVERSED'] as const;
const permutations = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, index) =>
        permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [
          item,
          ...rest,
        ]),
      );

/** 30 of the 120 orders, in which each event is first, last, before and after each other; all of them where `EVERY_ORDER` is set, as `npm run fuzz` does. */
const ORDERS = permutations(EVENTS).filter(
  (_, index) => process.env.EVERY_ORDER !== undefined || index % 4 === Math.floor(index / 4) % 4,
);

test('five events of a purchase, in any order and twice each, lead to the same state', {
  timeout: 240_000,
}, async () => {
  const ends = new Set<string>();
  for (const sequence of ORDERS) {
    const user = await aUser(api.db);
    const { id, paypalOrderId } = await aPayment(api, user);
    api.paypal.approve(paypalOrderId);
    const captured = await api.paypal.captureOrder(paypalOrderId, id);
    const captureId = captured.kind === 'completed' ? captured.capture.id : '';
    api.paypal.orders.get(paypalOrderId)?.refunds.push(seenRefund(captureId, `R-${id}`, null));
    const subjects: Record<(typeof EVENTS)[number], EventSubject> = {
      APPROVED: { kind: 'order', orderId: paypalOrderId },
      PENDING: { kind: 'capture', captureId, orderId: paypalOrderId, paymentId: id },
      COMPLETED: { kind: 'capture', captureId, orderId: paypalOrderId, paymentId: id },
      REFUNDED: { kind: 'refund', refundId: `R-${id}`, captureId },
      REVERSED: { kind: 'refund', refundId: `R-${id}`, captureId },
    };
    for (const name of sequence) await deliver(subjects[name], 2);
    const payment = await paymentOf(api, id);
    const account = await balanceOf(api, user);
    ends.add(
      `${payment?.status} ${payment?.refundedMinor} ${account?.balance} ${account?.lastSequence}`,
    );
  }
  expect([...ends]).toEqual(['refunded 799 0 2']);
});

test('a forged webhook is refused and stores nothing', async () => {
  const before = await api.db.select().from(paypalEvents);
  const response = await fetch(`${api.origin}/api/payments/paypal/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"id":"WH-forged"}',
  });
  expect(response.status).toBe(400);
  expect(await api.db.select().from(paypalEvents)).toHaveLength(before.length);
});

test('an event without a payment is answered with 200 and waits for review', async () => {
  const id = await deliver({ kind: 'order', orderId: 'UNKNOWN' });
  const [event] = await api.db.select().from(paypalEvents).where(eq(paypalEvents.id, id));
  expect(event?.state).toBe('review');
});

test('a refund event that arrives before its capture event finds the payment', async () => {
  const user = await aUser(api.db);
  const { id, paypalOrderId } = await aPayment(api, user);
  api.paypal.approve(paypalOrderId);
  const captured = await api.paypal.captureOrder(paypalOrderId, id);
  const captureId = captured.kind === 'completed' ? captured.capture.id : '';
  api.paypal.orders.get(paypalOrderId)?.refunds.push(seenRefund(captureId, 'EARLY', null));
  expect(await stateOf(await deliver({ kind: 'refund', refundId: 'EARLY', captureId }))).toBe(
    'done',
  );
  expect(await paymentOf(api, id)).toMatchObject({ status: 'refunded' });
});

test('an event waits while another process holds the payment’s lease', async () => {
  const { id, paypalOrderId } = await aPayment(api, await aUser(api.db));
  await leasePayment(api.db, id, 40);
  const eventId = `WH-${newId()}`;
  const subject = { kind: 'order', orderId: paypalOrderId };
  await api.db
    .insert(paypalEvents)
    .values({ id: eventId, type: 'test', subject, receivedAt: api.clock.now() });
  await expect(handleEvent(api.deps, eventId)).rejects.toThrow('PayPal');
  expect(await stateOf(eventId)).toBe('received');
});

async function aForgottenCapture(status: 'pending' | 'cancelled') {
  const { id, paypalOrderId } = await aPayment(api, await aUser(api.db));
  api.paypal.approve(paypalOrderId);
  const captured = await api.paypal.captureOrder(paypalOrderId, id);
  if (captured.kind !== 'completed') throw new Error(captured.kind);
  await api.db.update(table).set({ status }).where(eq(table.id, id));
  api.paypal.forgetOrder(paypalOrderId);
  const captureId = captured.capture.id;
  const subject = { kind: 'capture', captureId, orderId: paypalOrderId, paymentId: id } as const;
  return { id, paypalOrderId, subject };
}

test.each(['pending', 'cancelled'] as const)(
  'a reported capture is booked, though the payment is %s and its order expired at PayPal',
  async (status) => {
    const { id, subject } = await aForgottenCapture(status);
    expect(await stateOf(await deliver(subject))).toBe('done');
    expect(await paymentOf(api, id)).toMatchObject({ status: 'completed' });
  },
);

test.each([true, false])(
  'a reported capture that PayPal does not show waits for review; capture known before: %s',
  async (wasKnown) => {
    const { id, paypalOrderId, subject } = await aForgottenCapture('cancelled');
    const paypalCaptureId = wasKnown ? subject.captureId : null;
    await api.db.update(table).set({ paypalCaptureId }).where(eq(table.id, id));
    api.paypal.orders.delete(paypalOrderId);
    expect(await stateOf(await deliver(subject))).toBe('review');
    expect(await paymentOf(api, id)).toMatchObject({ status: 'cancelled' });
  },
);

test('after a declined card only an approval event captures again', async () => {
  const { id, paypalOrderId } = await aPayment(api, await aUser(api.db));
  await api.db.update(table).set({ failureReason: 'FUNDING' }).where(eq(table.id, id));
  api.paypal.approve(paypalOrderId);
  await deliver({ kind: 'order', orderId: paypalOrderId }, 1, 'CHECKOUT.PAYMENT-APPROVAL.REVERSED');
  expect(await paymentOf(api, id)).toMatchObject({ status: 'pending', failureReason: 'FUNDING' });
  await deliver({ kind: 'order', orderId: paypalOrderId }, 1, 'CHECKOUT.ORDER.APPROVED');
  expect(await paymentOf(api, id)).toMatchObject({ status: 'completed', failureReason: null });
});

test('a dispute blocks further purchases until it is handled', async () => {
  const { user, captureId } = await aPurchase(api);
  const dispute = {
    id: 'PP-D-1',
    status: 'OPEN',
    stage: null,
    reason: null,
    amount: null,
    captureIds: [captureId],
    outcome: null,
  };
  api.paypal.disputes.set('PP-D-1', dispute);
  const subject: EventSubject = { kind: 'dispute', disputeId: 'PP-D-1', captureIds: [captureId] };
  await deliver(subject);
  expect((await order(user)).body.error.code).toBe('PURCHASES_PAUSED');
  api.paypal.disputes.set('PP-D-1', { ...dispute, status: 'RESOLVED', outcome: 'WON' });
  await deliver(subject);
  expect(await api.db.select().from(disputes)).toMatchObject([
    { status: 'RESOLVED', outcome: 'WON' },
  ]);
  await api.db.update(disputes).set({ settledByUsAt: api.clock.now() });
  expect((await order(user)).status).toBe(200);
});

test('a handled dispute comes back only when PayPal reopens it', async () => {
  const { user, captureId } = await aPurchase(api);
  const admin = await api.as(await aUser(api.db, { isAdmin: true }));
  const id = 'PP-D-AGAIN';
  const subject: EventSubject = { kind: 'dispute', disputeId: id, captureIds: [captureId] };
  const told = { id, stage: null, reason: null, amount: null, captureIds: [captureId] };
  const tell = async (status: string, outcome: string | null = null) => {
    api.paypal.disputes.set(id, { ...told, status, outcome });
    await deliver(subject);
  };
  const putAway = () =>
    admin.send(desk.handleProblem, { params: { reason: 'dispute', id }, body: { note: 'seen' } });
  const isOnDesk = async () => {
    const query = { kind: 'payment', status: 'open', limit: 50 } as const;
    const { body } = await admin.send(desk.list, { query });
    return body.data.items.some((item) => item.id === `dispute ${id}`);
  };
  await tell('OPEN');
  await putAway();
  await tell('UNDER_REVIEW');
  await tell('RESOLVED', 'RESOLVED_SELLER_FAVOUR');
  expect(await isOnDesk()).toBe(false);
  expect((await order(user)).status).toBe(200);

  await tell('UNDER_REVIEW');
  expect(await isOnDesk()).toBe(true);
  expect((await order(user)).body.error.code).toBe('PURCHASES_PAUSED');
  await putAway();
  expect(await isOnDesk()).toBe(false);
});

test('a dispute that PayPal does not show waits for review', async () => {
  const { captureId } = await aPurchase(api);
  const subject: EventSubject = {
    kind: 'dispute',
    disputeId: 'PP-D-GONE',
    captureIds: [captureId],
  };
  expect(await stateOf(await deliver(subject))).toBe('review');
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testClock } from '../../../test/fakes/clock.ts';
import {
  newOrder,
  PATIENCE_MS,
  type PayPalSimulator,
  settingsFor,
  startPayPalSimulator,
} from '../../../test/paypal-simulator.ts';
import { systemClock } from '../../lib/clock.ts';
import { newId } from '../../lib/ids.ts';
import { makeLog } from '../../lib/log.ts';
import { payPal } from './adapter.ts';
import { payPalClient } from './client.ts';
import type { PayPal } from './port.ts';
import { payPalReporting } from './reporting.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let simulator: PayPalSimulator;
let paypal: PayPal;
const log = makeLog('silent', 'test');
beforeAll(async () => {
  simulator = await startPayPalSimulator();
});
afterAll(() => simulator.stop());
beforeEach(async () => {
  await simulator.control('DELETE', 'faults');
  paypal = payPal(settingsFor(simulator), testClock(systemClock.now()), log, PATIENCE_MS);
});

const euros = (minor: number) => ({ minor, currency: 'EUR' });
const fault = (effect: string, more: object = {}) =>
  simulator.control('POST', 'faults', { effect, ...more });

async function captured(effect?: string) {
  const paymentId = newId();
  const created = await paypal.createOrder(newOrder(paymentId, euros(799)));
  if (created.kind !== 'created') throw new Error(created.kind);
  await simulator.control('POST', `orders/${created.orderId}/approve`);
  if (effect) await fault(effect, { operation: 'capture_order', id: created.orderId });
  const outcome = await paypal.captureOrder(created.orderId, paymentId);
  if (!('capture' in outcome)) throw new Error(outcome.kind);
  return { paymentId, captureId: outcome.capture.id };
}

/** By the simulator's clock, which tests move. */
const simulatedNow = async () =>
  Date.parse((await simulator.control<{ now: string }>('GET', 'state')).now);

/** From now on the list has what happened during the work, and the span finds it. */
async function spanOf(work: () => Promise<unknown>) {
  await simulator.control('POST', 'clock', { advanceMs: 5_000 });
  const from = new Date((await simulatedNow()) - 1_000);
  await work();
  const to = new Date((await simulatedNow()) + 1_000);
  await simulator.control('POST', 'clock', { advanceMs: 3 * HOUR + 2_000 });
  return { from, to };
}

test('captures and refunds are told with their sums and our ids, and nothing else that moved', async () => {
  let sale = { paymentId: '', captureId: '' };
  let returned = { paymentId: '', captureId: '' };
  const refundId = newId();
  const span = await spanOf(async () => {
    sale = await captured();
    returned = await captured();
    const amount = euros(399);
    await paypal.refundCapture({ refundId, captureId: sale.captureId, amount, note: 'x' });
    await simulator.control('POST', `captures/${returned.captureId}/reverse`);
  });
  const list = await paypal.listTransactions(span);
  if (list.kind !== 'found') throw new Error(list.kind);
  expect(list.transactions).toHaveLength(4);
  expect(list.transactions).toEqual(
    expect.arrayContaining([
      {
        kind: 'capture',
        id: sale.captureId,
        amount: euros(799),
        captureId: null,
        ourId: sale.paymentId,
      },
      // Reversed as a whole, and listed still: the money did come once.
      {
        kind: 'capture',
        id: returned.captureId,
        amount: euros(799),
        captureId: null,
        ourId: returned.paymentId,
      },
      {
        kind: 'refund',
        id: expect.any(String),
        amount: euros(399),
        captureId: sale.captureId,
        ourId: refundId,
      },
      {
        kind: 'refund',
        id: expect.any(String),
        amount: euros(799),
        captureId: returned.captureId,
        ourId: null,
      },
    ]),
  );
});

test('what is pending or was declined is no money', async () => {
  const span = await spanOf(async () => {
    await captured('capture_pending');
    await captured('capture_declined');
    const { captureId } = await captured();
    await fault('refund_pending', { operation: 'refund_capture', id: captureId });
    await paypal.refundCapture({ refundId: newId(), captureId, amount: euros(1), note: 'x' });
  });
  const list = await paypal.listTransactions(span);
  expect(list).toMatchObject({ kind: 'found', transactions: [{ kind: 'capture' }] });
});

test('the list lags: what has just happened is not in it', async () => {
  const from = new Date((await simulatedNow()) - 1_000);
  await captured();
  const to = new Date((await simulatedNow()) + 1_000);
  expect(await paypal.listTransactions({ from, to })).toEqual({ kind: 'found', transactions: [] });
});

test('all pages are read', async () => {
  const made: string[] = [];
  const span = await spanOf(async () => {
    for (let count = 0; count < 5; count += 1) made.push((await captured()).captureId);
  });
  const clock = testClock(systemClock.now());
  const client = payPalClient(settingsFor(simulator), { clock, log, patienceMs: PATIENCE_MS });
  const before = await simulator.control<{ calls: Record<string, number> }>('GET', 'state');
  const list = await payPalReporting(client, 2).listTransactions(span);
  const after = await simulator.control<{ calls: Record<string, number> }>('GET', 'state');
  if (list.kind !== 'found') throw new Error(list.kind);
  expect(list.transactions.map(({ id }) => id)).toEqual(made);
  // Five captures and a payout.
  expect((after.calls.list_transactions ?? 0) - (before.calls.list_transactions ?? 0)).toBe(3);
});

const anyDay = () => ({
  from: new Date('2026-11-01T00:00:00Z'),
  to: new Date('2026-11-02T00:00:00Z'),
});

test('an account without the right is told as such', async () => {
  await fault('403', { operation: 'list_transactions' });
  expect(await paypal.listTransactions(anyDay())).toEqual({ kind: 'not-authorized' });
});

test('more than 31 days are our fault', async () => {
  const { from } = anyDay();
  const to = new Date(from.getTime() + 31 * DAY);
  expect(await paypal.listTransactions({ from, to })).toMatchObject({ kind: 'found' });
  const later = new Date(to.getTime() + 1_000);
  expect(await paypal.listTransactions({ from, to: later })).toMatchObject({
    kind: 'faulty-request',
    issue: 'INVALID_DATE_RANGE',
  });
});

test.each(['timeout_after', '500_before', 'reset_mid_body', 'malformed_json', '429'])(
  'a list lost by %s is an outside fault',
  async (effect) => {
    await fault(effect, { operation: 'list_transactions' });
    await expect(paypal.listTransactions(anyDay())).rejects.toMatchObject({ party: 'PayPal' });
  },
);

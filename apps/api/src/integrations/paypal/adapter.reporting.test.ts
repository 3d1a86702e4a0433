import { expect, test } from 'vitest';
import {
  approvedOrder,
  callsSoFar,
  clock,
  fault,
  paypal,
  setUpPayPalAdapter,
  simulator,
} from '../../../test/paypal-adapter-setup.ts';
import { PATIENCE_MS, settingsFor } from '../../../test/paypal-simulator.ts';
import { newId } from '../../lib/ids.ts';
import { makeLog } from '../../lib/log.ts';
import { payPal } from './adapter.ts';
import { payPalClient } from './client.ts';
import { payPalReporting } from './reporting.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

setUpPayPalAdapter(payPal);

const euros = (minor: number) => ({ minor, currency: 'EUR' });

async function captured(effect?: string) {
  const { paymentId, orderId } = await approvedOrder();
  if (effect) await fault(effect, { operation: 'capture_order', id: orderId });
  const outcome = await paypal.captureOrder(orderId, paymentId);
  if (!('capture' in outcome)) throw new Error(outcome.kind);
  return { paymentId, captureId: outcome.capture.id };
}

/** By the simulator's clock, which tests move. */
const simulatedNow = async () =>
  Date.parse((await simulator.control<{ now: string }>('GET', 'state')).now);

/** From now on the list contains what happened during the work, and the period covers it. */
async function spanOf(work: () => Promise<unknown>) {
  await simulator.control('POST', 'clock', { advanceMs: 5_000 });
  const from = new Date((await simulatedNow()) - 1_000);
  await work();
  const to = new Date((await simulatedNow()) + 1_000);
  await simulator.control('POST', 'clock', { advanceMs: 3 * HOUR + 2_000 });
  return { from, to };
}

test('lists captures and refunds with amounts and our ids, and no other transactions', async () => {
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
      // Fully reversed, and still listed: the money did come once.
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

test('pending and declined transactions are left out', async () => {
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

test('recent transactions are not in the list yet', async () => {
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
  const log = makeLog('silent', 'test');
  const client = payPalClient(settingsFor(simulator), { clock, log, patienceMs: PATIENCE_MS });
  const before = await callsSoFar();
  const list = await payPalReporting(client, 2).listTransactions(span);
  const after = await callsSoFar();
  if (list.kind !== 'found') throw new Error(list.kind);
  expect(list.transactions.map(({ id }) => id)).toEqual(made);
  // Five captures and a payout.
  expect((after.list_transactions ?? 0) - (before.list_transactions ?? 0)).toBe(3);
});

const anyDay = () => ({
  from: new Date('2026-11-01T00:00:00Z'),
  to: new Date('2026-11-02T00:00:00Z'),
});

test('a missing permission is returned as such', async () => {
  await fault('403', { operation: 'list_transactions' });
  expect(await paypal.listTransactions(anyDay())).toEqual({ kind: 'not-authorized' });
});

test('more than 31 days are a faulty request', async () => {
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
  'a list lost by %s is a third-party error',
  async (effect) => {
    await fault(effect, { operation: 'list_transactions' });
    await expect(paypal.listTransactions(anyDay())).rejects.toMatchObject({ party: 'PayPal' });
  },
);

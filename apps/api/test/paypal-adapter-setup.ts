import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { PayPal } from '../src/integrations/paypal/port.ts';
import { type Clock, systemClock } from '../src/lib/clock.ts';
import { newId } from '../src/lib/ids.ts';
import { type Log, makeLog } from '../src/lib/log.ts';
import { type TestClock, testClock } from './fakes/clock.ts';
import {
  newOrder,
  PATIENCE_MS,
  type PayPalSimulator,
  settingsFor,
  startPayPalSimulator,
} from './paypal-simulator.ts';

type Adapter = (
  settings: ReturnType<typeof settingsFor>,
  clock: Clock,
  log: Log,
  patienceMs: number,
) => PayPal;

let makeAdapter: Adapter;
/** One per test file. */
export let simulator: PayPalSimulator;
/** New for each test. It starts with the real time, like the simulator's. */
export let clock: TestClock;
/** New for each test: a rate-limit pause must not carry over to the next one. */
export let paypal: PayPal;

/** Common setup of the adapter's test files. */
export function setUpPayPalAdapter(adapter: Adapter): void {
  makeAdapter = adapter;
  beforeAll(async () => {
    simulator = await startPayPalSimulator();
  });
  afterAll(() => simulator.stop());
  beforeEach(async () => {
    await simulator.control('DELETE', 'faults');
    clock = testClock(systemClock.now());
    paypal = adapterWith({});
  });
}

/** One with other settings. */
export const adapterWith = (settings: object): PayPal =>
  makeAdapter(
    { ...settingsFor(simulator), ...settings },
    clock,
    makeLog('silent', 'test'),
    PATIENCE_MS,
  );

export const fault = (effect: string, more: object = {}) =>
  simulator.control('POST', 'faults', { effect, ...more });

export async function placeOrder({ paymentId = newId(), minor = 799 } = {}) {
  const created = await paypal.createOrder(newOrder(paymentId, { minor, currency: 'EUR' }));
  if (created.kind !== 'created') throw new Error(`the order was ${created.kind}`);
  return { paymentId, orderId: created.orderId };
}

export async function approvedOrder(wish: Parameters<typeof placeOrder>[0] = {}) {
  const order = await placeOrder(wish);
  await simulator.control('POST', `orders/${order.orderId}/approve`);
  return order;
}

/** Number of calls to PayPal so far, by kind. */
export const callsSoFar = async () =>
  (await simulator.control<{ calls: Record<string, number> }>('GET', 'state')).calls;

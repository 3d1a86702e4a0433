import { waitUntil } from '../../stack/wait-until.ts';
import { simulatedBooks } from './books.ts';
import { Buyer, PACKAGE } from './buyer.ts';
import type { ProxiedStack } from './proxied-stack.ts';
import { sweepUntilFinished } from './sweep-until-finished.ts';

/** Runs a scenario; returns what went wrong. */
export type Scenario = (proxiedStack: ProxiedStack) => Promise<string[]>;

const creditsOf = async (proxiedStack: ProxiedStack, { user }: Buyer): Promise<number> => {
  const [account] = await proxiedStack.sql<{ balance: number }>(
    'select balance from credit_accounts where user_id = $1',
    [user],
  );
  return account?.balance ?? 0;
};

const faultUnless = (isRight: boolean, fault: string): string[] => (isRight ? [] : [fault]);

const entriesOf = async (proxiedStack: ProxiedStack, { user }: Buyer): Promise<number> => {
  const [count] = await proxiedStack.sql<{ n: string }>(
    "select count(*) as n from credit_entries where user_id = $1 and type = 'purchase'",
    [user],
  );
  return Number(count?.n);
};

async function approvedBuyer(proxiedStack: ProxiedStack): Promise<Buyer> {
  const buyer = await Buyer.create(proxiedStack);
  await buyer.orderAndApprove();
  return buyer;
}

const captureCalls = async (proxiedStack: ProxiedStack): Promise<number> => {
  const { calls } = await proxiedStack.payPal<{ calls: Record<string, number> }>('GET', 'state');
  return calls.capture_order ?? 0;
};

const AT_ONCE = 8;

/** Webhook and return page at once, from many tabs: one of them calls PayPal, and the credits are booked once. */
export const concurrentReturns: Scenario = async (proxiedStack) => {
  await proxiedStack.payPal('PUT', 'webhooks', { mode: 'deliver', copies: 3 });
  const buyer = await Buyer.create(proxiedStack);
  await buyer.order();
  const before = await captureCalls(proxiedStack);
  await proxiedStack.payPal('POST', 'faults', {
    operation: 'capture_order',
    id: buyer.orderId,
    effect: 'slow',
    milliseconds: 500,
  });
  await buyer.approve();
  await Promise.all(Array.from({ length: AT_ONCE }, buyer.returnFromPayPal));
  await proxiedStack.payPal('PUT', 'webhooks', { mode: 'hold', copies: 1 });
  await sweepUntilFinished(proxiedStack);
  const asked = (await captureCalls(proxiedStack)) - before;
  return [
    ...faultUnless((await entriesOf(proxiedStack, buyer)) === 1, 'at once: not credited once'),
    ...faultUnless(asked === 1, `at once: PayPal was asked ${asked} times`),
  ];
};

/** PayPal captures and responds 500, also to the retry and to the next read. */
export const errorAfterCapture: Scenario = async (proxiedStack) => {
  const buyer = await approvedBuyer(proxiedStack);
  const { orderId: id } = buyer;
  await proxiedStack.payPal('POST', 'faults', {
    operation: 'capture_order',
    id,
    effect: '500_after',
    times: 2,
  });
  await proxiedStack.payPal('POST', 'faults', { operation: 'get_order', id, effect: '500_before' });
  const { data } = await buyer.returnFromPayPal();
  await sweepUntilFinished(proxiedStack);
  const { captures } = await simulatedBooks(proxiedStack);
  return [
    ...faultUnless(data.waiting === 'paypal', `500 after capturing: the page says ${data.waiting}`),
    ...faultUnless(
      captures.filter(({ orderId }) => orderId === id).length === 1,
      '500 after capturing: not captured once',
    ),
    ...faultUnless(
      (await creditsOf(proxiedStack, buyer)) === PACKAGE.credits,
      '500 after capturing: not credited once',
    ),
  ];
};

/** PayPal captures less than ordered, or in another currency: no credits, and manual review. */
export const wrongCapturedAmount: Scenario = async (proxiedStack) => {
  const faults: string[] = [];
  for (const effect of ['capture_wrong_amount', 'capture_wrong_currency']) {
    const buyer = await approvedBuyer(proxiedStack);
    await proxiedStack.payPal('POST', 'faults', {
      operation: 'capture_order',
      id: buyer.orderId,
      effect,
    });
    const { data } = await buyer.returnFromPayPal();
    faults.push(
      ...faultUnless(data.waiting === 'review', `${effect}: not under review`),
      ...faultUnless((await creditsOf(proxiedStack, buyer)) === 0, `${effect}: credited`),
    );
  }
  return faults;
};

/** Approved, tab closed, webhooks off: only the worker's schedule books the credits. Returns the longest wait in seconds. */
export async function closedTabs(proxiedStack: ProxiedStack, buyers: number): Promise<number> {
  const begun: { buyer: Buyer; at: number }[] = [];
  while (begun.length < buyers) {
    begun.push({ buyer: await approvedBuyer(proxiedStack), at: performance.now() });
  }
  const waits = begun.map(async ({ buyer, at }) => {
    await waitUntil(async () => (await creditsOf(proxiedStack, buyer)) === PACKAGE.credits, {
      what: 'the credits of somebody who closed the tab',
      timeoutMs: 180_000,
    });
    return (performance.now() - at) / 1000;
  });
  return Math.round(Math.max(...(await Promise.all(waits))) * 10) / 10;
}

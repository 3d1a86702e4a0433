import { waitUntil } from '../../stack/wait-until.ts';
import { simulatedBooks } from './books.ts';
import { Buyer, PACKAGE } from './buyer.ts';
import { heal } from './heal.ts';
import type { House } from './house.ts';

/** Plays something out and answers with what went wrong, in words. */
export type Scene = (house: House) => Promise<string[]>;

const creditsOf = async (house: House, { user }: Buyer): Promise<number> => {
  const [account] = await house.sql<{ balance: number }>(
    'select balance from credit_accounts where user_id = $1',
    [user],
  );
  return account?.balance ?? 0;
};

const unless = (isRight: boolean, fault: string): string[] => (isRight ? [] : [fault]);

const entriesOf = async (house: House, { user }: Buyer): Promise<number> => {
  const [count] = await house.sql<{ n: string }>(
    "select count(*) as n from credit_entries where user_id = $1 and type = 'purchase'",
    [user],
  );
  return Number(count?.n);
};

async function approvedBuyer(house: House): Promise<Buyer> {
  const buyer = await Buyer.enter(house);
  await buyer.orderAndApprove();
  return buyer;
}

const captureCalls = async (house: House): Promise<number> => {
  const { calls } = await house.payPal<{ calls: Record<string, number> }>('GET', 'state');
  return calls.capture_order ?? 0;
};

const AT_ONCE = 8;

/** Webhook and return page at once, from many tabs: one of them asks PayPal, and the credits come once. */
export const atOnce: Scene = async (house) => {
  await house.payPal('PUT', 'webhooks', { mode: 'deliver', copies: 3 });
  const buyer = await Buyer.enter(house);
  await buyer.order();
  const before = await captureCalls(house);
  await house.payPal('POST', 'faults', {
    operation: 'capture_order',
    id: buyer.orderId,
    effect: 'slow',
    milliseconds: 500,
  });
  await buyer.approve();
  await Promise.all(Array.from({ length: AT_ONCE }, buyer.comeBack));
  await house.payPal('PUT', 'webhooks', { mode: 'hold', copies: 1 });
  await heal(house);
  const asked = (await captureCalls(house)) - before;
  return [
    ...unless((await entriesOf(house, buyer)) === 1, 'at once: not credited once'),
    ...unless(asked === 1, `at once: PayPal was asked ${asked} times`),
  ];
};

/** PayPal takes the money and answers 500, to the repeat and to the question after it as well. */
export const errorAfterCapture: Scene = async (house) => {
  const buyer = await approvedBuyer(house);
  const { orderId: id } = buyer;
  await house.payPal('POST', 'faults', {
    operation: 'capture_order',
    id,
    effect: '500_after',
    times: 2,
  });
  await house.payPal('POST', 'faults', { operation: 'get_order', id, effect: '500_before' });
  const { data } = await buyer.comeBack();
  await heal(house);
  const { captures } = await simulatedBooks(house);
  return [
    ...unless(data.waiting === 'paypal', `500 after capturing: the page says ${data.waiting}`),
    ...unless(
      captures.filter(({ orderId }) => orderId === id).length === 1,
      '500 after capturing: not captured once',
    ),
    ...unless(
      (await creditsOf(house, buyer)) === PACKAGE.credits,
      '500 after capturing: not credited once',
    ),
  ];
};

/** PayPal captures less than was ordered, or in another currency: no credits, and a person has to look. */
export const wrongMoney: Scene = async (house) => {
  const faults: string[] = [];
  for (const effect of ['capture_wrong_amount', 'capture_wrong_currency']) {
    const buyer = await approvedBuyer(house);
    await house.payPal('POST', 'faults', { operation: 'capture_order', id: buyer.orderId, effect });
    const { data } = await buyer.comeBack();
    faults.push(
      ...unless(data.waiting === 'review', `${effect}: not under review`),
      ...unless((await creditsOf(house, buyer)) === 0, `${effect}: credited`),
    );
  }
  return faults;
};

/** Approved, tab closed, webhooks off: only the worker's own clock brings the credits. Answers with the longest wait in seconds. */
export async function closedTabs(house: House, buyers: number): Promise<number> {
  const begun: { buyer: Buyer; at: number }[] = [];
  while (begun.length < buyers) {
    begun.push({ buyer: await approvedBuyer(house), at: performance.now() });
  }
  const waits = begun.map(async ({ buyer, at }) => {
    await waitUntil(async () => (await creditsOf(house, buyer)) === PACKAGE.credits, {
      what: 'the credits of somebody who closed the tab',
      timeoutMs: 180_000,
    });
    return (performance.now() - at) / 1000;
  });
  return Math.round(Math.max(...(await Promise.all(waits))) * 10) / 10;
}

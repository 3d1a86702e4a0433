import { auditBooks } from '../audit-books.ts';
import { PACKAGE } from './buyer.ts';
import type { ProxiedStack } from './proxied-stack.ts';

interface SimulatedBooks {
  orders: { id: string; customId: string; captureId?: string; status: string }[];
  captures: { id: string; orderId: string; status: string; amount: { value: string } }[];
  refunds: { captureId: string; status: string; amount: { value: string } }[];
  totals: Record<string, { captured: number; refunded: number; net: number }>;
}

interface OurPayment {
  id: string;
  user_id: string;
  status: string;
  review_reason: string | null;
  paypal_order_id: string | null;
  paypal_capture_id: string | null;
  refunded_minor: number;
  bought: number;
  receipt_number: number | null;
}

const PAYMENTS = `
  select payment.*, (
    select coalesce(sum(amount), 0)::int from credit_entries entry
    where entry.user_id = payment.user_id and entry.type = 'purchase' and entry.reference = 'payment ' || payment.id
  ) as bought
  from payments payment`;

const minorOf = ({ value }: { value: string }): number => Math.round(Number(value) * 100);

export const simulatedBooks = (proxiedStack: ProxiedStack) =>
  proxiedStack.payPal<SimulatedBooks>('GET', 'state');

/** How many of our payments or refunds are still pending although PayPal has settled them. */
export async function unfinished(proxiedStack: ProxiedStack): Promise<number> {
  const { orders } = await simulatedBooks(proxiedStack);
  const approved = orders.flatMap(({ id, status }) =>
    status === 'APPROVED' || status === 'COMPLETED' ? [id] : [],
  );
  const [count] = await proxiedStack.sql<{ n: number }>(
    `select (select count(*) from payments where status = 'pending' and review_reason is null and paypal_order_id = any($1))
      + (select count(*) from refunds where status in ('requested', 'pending')) as n`,
    [approved],
  );
  return Number(count?.n ?? 0);
}

/**
 * Compares our books with PayPal's, payment by payment and in total; returns every difference. Nothing may be pending, and
 * each buyer bought once.
 */
export async function compareBooks(proxiedStack: ProxiedStack): Promise<string[]> {
  const theirs = await simulatedBooks(proxiedStack);
  const ours = await proxiedStack.sql<OurPayment>(PAYMENTS);
  const faults: string[] = [];
  const expect = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault);
  };

  for (const payment of ours) {
    const orders = theirs.orders.filter(({ customId }) => customId === payment.id);
    const captures = theirs.captures.filter(
      ({ orderId, status }) => status !== 'DECLINED' && orders.some(({ id }) => id === orderId),
    );
    const isBooked = payment.status === 'completed' || payment.status === 'refunded';
    const wanted = isBooked ? PACKAGE.credits : 0;
    expect(orders.length <= 1, `${orders.length} orders at PayPal for ${payment.id}`);
    expect(captures.length <= 1, `captured ${captures.length} times: ${payment.id}`);
    expect(payment.bought === wanted, `${payment.bought} credits for ${payment.id}`);
    expect(
      isBooked || payment.review_reason !== null || captures.length === 0,
      `captured, but ${payment.status}: ${payment.id}`,
    );
    const refunded = theirs.refunds
      .filter(({ captureId, status }) => status === 'COMPLETED' && captureId === captures[0]?.id)
      .reduce((sum, { amount }) => sum + minorOf(amount), 0);
    expect(refunded === payment.refunded_minor, `refunded ${refunded} there: ${payment.id}`);
  }
  for (const { id, status } of theirs.orders)
    expect(status !== 'APPROVED', `approved and never captured: ${id}`);
  const buyers = new Set(ours.map(({ user_id }) => user_id));
  expect(buyers.size === ours.length, `${ours.length} payments of ${buyers.size} buyers`);
  return [
    ...faults,
    ...netFaults(theirs, ours),
    ...receiptFaults(ours),
    ...(await refundFaults(proxiedStack)),
    ...(await broken(proxiedStack)),
  ];
}

/** I13: PayPal's net amount equals ours, including payments under review. */
function netFaults(theirs: SimulatedBooks, ours: OurPayment[]): string[] {
  const there = Object.values(theirs.totals).reduce((sum, { net }) => sum + net, 0);
  const underReview = new Set(
    ours.flatMap((each) => (each.review_reason ? [each.paypal_capture_id] : [])),
  );
  const review = theirs.captures
    .filter(({ id }) => underReview.has(id))
    .reduce((sum, { amount }) => sum + minorOf(amount), 0);
  const here = ours
    .filter(({ status }) => status === 'completed' || status === 'refunded')
    .reduce((sum, { refunded_minor }) => sum + PACKAGE.amountMinor - refunded_minor, review);
  return there === here ? [] : [`PayPal has ${there}, our books ${here}`];
}

function receiptFaults(ours: OurPayment[]): string[] {
  const numbers = ours
    .flatMap(({ receipt_number }) => receipt_number ?? [])
    .toSorted((a, b) => a - b);
  const gap = numbers.findIndex((number, index) => number !== index + 1);
  return gap === -1 ? [] : [`receipt ${gap + 1} is missing or there twice`];
}

/** Every requested refund was completed once. */
async function refundFaults(proxiedStack: ProxiedStack): Promise<string[]> {
  const rows = await proxiedStack.sql<{ payment_id: string }>(
    `select payment_id from refunds where origin = 'administrator'
    group by payment_id having count(*) > 1 or bool_or(status <> 'completed')`,
  );
  return rows.map(({ payment_id }) => `not refunded once: ${payment_id}`);
}

async function broken(proxiedStack: ProxiedStack): Promise<string[]> {
  const violations = await auditBooks(proxiedStack.databaseUrl);
  return violations === 0 ? [] : [`${violations} rows break a promise of the books`];
}

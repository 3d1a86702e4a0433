import { randomUUID } from 'node:crypto';
import { CONSENT_VERSION, payments, paymentsAdmin, withdrawalsAdmin } from '@ismi/contract';
import { type Account, askApi, type Given, type Known, newAccount } from '../known.ts';

/** The price of the popular package. */
const PACKAGE = { id: 'popular', amount: 7.99 };
const REASON = 'ş'.repeat(500);

/** A control call of PayPal's simulator. */
export async function callPayPalSimulator<Answer>(
  { payPal }: Pick<Known, 'payPal'>,
  method: 'POST' | 'PUT',
  path: string,
  body: object = {},
): Promise<Answer> {
  const answer = await fetch(`${payPal}/_sim/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`PayPal's simulator, ${path}: ${answer.status}`);
  return (await answer.json()) as Answer; // its control calls answer with JSON
}

interface Order {
  buyer: Account;
  paymentId: string;
  /** PayPal's. */
  orderId: string;
}

/** An order that the buyer has approved at PayPal and that is not captured. */
async function approvedOrder(known: Known): Promise<Order> {
  const buyer = await newAccount(known);
  const { approvalUrl, payment_id: paymentId } = await askApi<{
    approvalUrl: string;
    payment_id: string;
  }>(known, '/payments/paypal/create', {
    headers: { ...buyer.headers, 'idempotency-key': randomUUID() },
    body: {
      packageId: PACKAGE.id,
      withdrawal_consent: true,
      consent_version: CONSENT_VERSION,
      age_confirmed: true,
      country: 'DE',
    },
  });
  const orderId = new URL(approvalUrl).searchParams.get('token') ?? '';
  await callPayPalSimulator(known, 'POST', `orders/${orderId}/approve`);
  return { buyer, paymentId, orderId };
}

async function purchase(known: Known): Promise<Order> {
  const order = await approvedOrder(known);
  const { headers } = order.buyer;
  await askApi(known, '/payments/paypal/execute', { headers, body: { token: order.orderId } });
  return order;
}

let shown: Promise<Order> | undefined;
/** One purchase for all calls that only read it. */
const purchaseToRead = (known: Known): Promise<Order> => {
  shown ??= purchase(known);
  return shown;
};

/** An open declaration of withdrawal from a purchase. */
async function newWithdrawal({ database }: Known, { buyer, paymentId }: Order): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into withdrawals (id, reference, name, email, order_number, language, payment_id, user_id, created_at)
    values ($1::uuid, 'W-' || $1::uuid, 'Elif Yılmaz', $2, $3::uuid, 'ar', $3::uuid, $4, now())`,
    [id, buyer.email, paymentId, buyer.user],
  );
  return id;
}

/** A complaint of a buyer at PayPal about a purchase. */
export async function newDispute(known: Known): Promise<{ id: string; paymentId: string }> {
  const { paymentId } = await purchaseToRead(known);
  const id = `PP-D-${randomUUID()}`;
  await known.database.query(
    `insert into disputes (id, payment_id, status, updated_at) values ($1, $2, 'OPEN', now())`,
    [id, paymentId],
  );
  return { id, paymentId };
}

/** As large as a body may be, less what PayPal adds. */
const LONG = 'x'.repeat(40_000);
const eventOf = (id: string) => ({
  id,
  event_type: 'PAYMENT.CAPTURE.COMPLETED',
  resource_type: 'capture',
  resource: { id: 'CAPTURE7', custom_id: LONG },
});

export const PAYMENT_CALLS: readonly Given[] = [
  {
    endpoint: payments.execute,
    input: 'an approved order',
    call: async (known) => {
      const { buyer, orderId } = await approvedOrder(known);
      return { headers: buyer.headers, body: { token: orderId } };
    },
  },
  {
    endpoint: payments.receipt,
    input: 'a purchase',
    call: async (known) => {
      const { buyer, paymentId } = await purchaseToRead(known);
      return { headers: buyer.headers, params: { id: paymentId } };
    },
  },
  {
    endpoint: payments.webhook,
    input: 'a signed event of forty kilobytes',
    call: async (known) => {
      const body = eventOf(`WH-${randomUUID()}`);
      const headers = await callPayPalSimulator<Record<string, string>>(known, 'POST', 'sign', {
        body: JSON.stringify(body),
      });
      return { body, headers };
    },
    size: 'smallest',
  },
  {
    endpoint: payments.webhook,
    input: 'a forged event of forty kilobytes',
    call: async (known) => {
      const body = eventOf('WH-FORGED');
      const headers = await callPayPalSimulator<Record<string, string>>(known, 'POST', 'sign', {
        body: JSON.stringify(body),
        corrupt: true,
      });
      return { body, headers };
    },
    size: 'smallest',
  },
  {
    endpoint: paymentsAdmin.refund,
    input: 'a whole purchase',
    call: async (known) => {
      const { paymentId } = await purchase(known);
      const body = { reason: REASON, amount: undefined, expected_credits_taken: undefined };
      return { params: { id: paymentId }, body };
    },
  },
  {
    endpoint: paymentsAdmin.updateStatus,
    input: 'an approved order',
    call: async (known) => {
      const { paymentId } = await approvedOrder(known);
      return { params: { id: paymentId }, body: { status: 'completed', reason: REASON } };
    },
  },
  {
    endpoint: paymentsAdmin.clearReview,
    input: 'a complaint',
    call: async (known) => ({ params: { id: (await newDispute(known)).paymentId } }),
  },
  {
    endpoint: withdrawalsAdmin.read,
    input: 'a purchase',
    call: async (known) => {
      const order = await purchaseToRead(known);
      const id = await newWithdrawal(known, order);
      return { params: { id }, query: { order_number: order.paymentId } };
    },
  },
  {
    endpoint: withdrawalsAdmin.refund,
    input: 'a purchase',
    call: async (known) => {
      const order = await purchase(known);
      const id = await newWithdrawal(known, order);
      return { params: { id }, body: { payment_id: order.paymentId, amount: PACKAGE.amount } };
    },
  },
  {
    endpoint: withdrawalsAdmin.decline,
    input: 'a declaration',
    call: async (known) => ({
      params: { id: await newWithdrawal(known, await purchaseToRead(known)) },
    }),
  },
];

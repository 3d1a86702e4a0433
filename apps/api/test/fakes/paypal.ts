import type {
  CaptureOutcome,
  Money,
  NewOrder,
  PayPal,
  PayPalCapture,
  PayPalDispute,
  PayPalEvent,
  PayPalOrder,
  PayPalRefund,
  PayPalTransaction,
  RefundOutcome,
  TransactionList,
} from '../../src/integrations/paypal/port.ts';
import { ThirdPartyError } from '../../src/lib/app-error.ts';

/** A PayPal without a network: records in memory, and a buyer controlled by the test. */
export interface FakePayPal extends PayPal {
  orders: Map<string, PayPalOrder>;
  disputes: Map<string, PayPalDispute>;
  /** All calls in order: `captureOrder ORDER1`. */
  calls: string[];
  /** The buyer approves. */
  approve(orderId: string): void;
  /** PayPal forgets an order, but not its capture. */
  forgetOrder(orderId: string): void;
  /** The outcome of the next capture or refund; an error is thrown. */
  nextCapture: CaptureOutcome | Error | undefined;
  nextRefund: RefundOutcome | Error | undefined;
  /** The next refund or capture is made, and its answer is lost. */
  loseNextAnswer: boolean;
  /** The amount captured instead of the ordered one. */
  capturedInstead: Money | undefined;
  /** Lines of PayPal's list missing in its records, and the reverse. */
  listedToo: PayPalTransaction[];
  unlisted: Set<string>;
  /** The next answer of the list; an error is thrown. */
  nextList: TransactionList | Error | undefined;
  /** A delivery that `verifyWebhook` accepts as PayPal's. */
  deliveryOf(event: PayPalEvent): { headers: Record<string, string>; body: string };
}

const kindOf = ({ status }: PayPalCapture) => {
  if (status === 'PENDING') return 'pending' as const;
  return status === 'REFUNDED' ? ('returned' as const) : ('completed' as const);
};

const GENUINE = 'x-test-genuine-event';

export function fakePayPal(): FakePayPal {
  const orders = new Map<string, PayPalOrder>();
  const forgotten = new Set<string>();
  const shown = (orderId: string) => (forgotten.has(orderId) ? undefined : orders.get(orderId));
  const requests = new Map<string, string>();
  const refundsByRequest = new Map<string, PayPalRefund>();
  let count = 0;
  const newId = (kind: string) => {
    count += 1;
    return `${kind}${count}`;
  };
  const allCaptures = () => [...orders.values()].flatMap(({ captures }) => captures);
  const allRefunds = () => [...orders.values()].flatMap(({ refunds }) => refunds);

  const wished = <Outcome>(outcome: Outcome | Error | undefined): Outcome | undefined => {
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };

  const loseAnswer = () => {
    if (!fake.loseNextAnswer) return;
    fake.loseNextAnswer = false;
    throw new ThirdPartyError('PayPal', new Error('time-out'));
  };

  function capture(order: PayPalOrder): PayPalCapture {
    const [before] = order.captures;
    if (before) return before;
    const made: PayPalCapture = {
      id: newId('CAPTURE'),
      status: 'COMPLETED',
      statusReason: null,
      amount: fake.capturedInstead ?? order.amount,
      fee: null,
      orderId: order.id,
      paymentId: order.paymentId,
      createdAt: null,
    };
    order.captures.push(made);
    order.status = 'COMPLETED';
    return made;
  }

  function place({ paymentId, amount }: NewOrder): PayPalOrder {
    const known = orders.get(requests.get(paymentId) ?? '');
    if (known) return known;
    const id = newId('ORDER');
    const order: PayPalOrder = {
      id,
      status: 'PAYER_ACTION_REQUIRED',
      amount,
      paymentId,
      approvalUrl: `https://www.paypal.example/checkoutnow?token=${id}`,
      captures: [],
      refunds: [],
      buyerCountry: 'DE',
    };
    requests.set(paymentId, id);
    orders.set(id, order);
    return order;
  }

  const fake: FakePayPal = {
    orders,
    disputes: new Map(),
    calls: [],
    nextCapture: undefined,
    nextRefund: undefined,
    loseNextAnswer: false,
    capturedInstead: undefined,
    listedToo: [],
    unlisted: new Set(),
    nextList: undefined,
    approve(orderId) {
      const order = orders.get(orderId);
      if (!order) throw new Error(`there is no order ${orderId}`);
      order.status = 'APPROVED';
    },
    forgetOrder: (orderId) => void forgotten.add(orderId),
    deliveryOf: (event) => ({
      headers: { [GENUINE]: 'yes', 'content-type': 'application/json' },
      body: JSON.stringify(event),
    }),
    async createOrder(order) {
      fake.calls.push(`createOrder ${order.paymentId}`);
      if (order.amount.currency === 'TRY') return { kind: 'currency-not-supported' };
      const { id: orderId, status, approvalUrl } = place(order);
      return { kind: 'created', orderId, status, approvalUrl };
    },
    async getOrder(orderId) {
      fake.calls.push(`getOrder ${orderId}`);
      const order = shown(orderId);
      return order ? { kind: 'found', order: structuredClone(order) } : { kind: 'gone' };
    },
    async captureOrder(orderId) {
      fake.calls.push(`captureOrder ${orderId}`);
      const next = fake.nextCapture;
      fake.nextCapture = undefined;
      const outcome = wished(next);
      if (outcome) return outcome;
      const order = shown(orderId);
      if (!order) return { kind: 'gone' };
      if (order.status !== 'APPROVED' && order.status !== 'COMPLETED')
        return { kind: 'not-approved' };
      const made = capture(order);
      loseAnswer();
      return structuredClone({ kind: 'completed', capture: made, order });
    },
    async findCapture(orderId, captureId) {
      fake.calls.push(`findCapture ${orderId}`);
      const order = shown(orderId) ?? null;
      const made = order ? order.captures[0] : allCaptures().find(({ id }) => id === captureId);
      if (made) return structuredClone({ kind: kindOf(made), capture: made, order });
      if (!order) return { kind: 'gone' };
      return { kind: order.status === 'APPROVED' ? 'approved' : 'not-approved' };
    },
    async getCapture(captureId) {
      fake.calls.push(`getCapture ${captureId}`);
      const found = allCaptures().find(({ id }) => id === captureId);
      return found ? { kind: 'found', capture: structuredClone(found) } : { kind: 'gone' };
    },
    async refundCapture({ refundId, captureId, amount }) {
      fake.calls.push(`refundCapture ${captureId}`);
      const next = fake.nextRefund;
      fake.nextRefund = undefined;
      const outcome = wished(next);
      if (outcome) return outcome;
      const before = refundsByRequest.get(refundId);
      if (before) return { kind: 'completed', refund: structuredClone(before) };
      const captured = allCaptures().find(({ id }) => id === captureId);
      const order = captured && orders.get(captured.orderId ?? '');
      if (!captured || !order) return { kind: 'gone' };
      const total = order.refunds.reduce((sum, refund) => sum + refund.amount.minor, 0);
      if (total >= captured.amount.minor) return { kind: 'already-refunded' };
      if (total + amount.minor > captured.amount.minor) return { kind: 'exceeds-remaining' };
      const totalRefunded = { ...amount, minor: total + amount.minor };
      const refund: PayPalRefund = {
        id: newId('REFUND'),
        status: 'COMPLETED',
        amount,
        captureId,
        refundId,
        totalRefunded,
        createdAt: null,
      };
      order.refunds.push(refund);
      captured.status =
        totalRefunded.minor === captured.amount.minor ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
      refundsByRequest.set(refundId, refund);
      loseAnswer();
      return { kind: 'completed', refund: structuredClone(refund) };
    },
    async getRefund(refundId) {
      fake.calls.push(`getRefund ${refundId}`);
      const refund = allRefunds().find(({ id }) => id === refundId);
      return refund ? { kind: 'found', refund: structuredClone(refund) } : { kind: 'gone' };
    },
    async getDispute(disputeId) {
      const dispute = fake.disputes.get(disputeId);
      return dispute ? { kind: 'found', dispute } : { kind: 'gone' };
    },
    async listTransactions({ from, to }) {
      fake.calls.push(`listTransactions ${from.toISOString()} ${to.toISOString()}`);
      const next = fake.nextList;
      fake.nextList = undefined;
      const outcome = wished(next);
      if (outcome) return outcome;
      const captures = allCaptures().map((made) => ({
        id: made.id,
        kind: 'capture' as const,
        amount: made.amount,
        captureId: null,
        ourId: made.paymentId,
      }));
      const refunds = allRefunds().map((made) => ({
        id: made.id,
        kind: 'refund' as const,
        amount: made.amount,
        captureId: made.captureId,
        ourId: made.refundId,
      }));
      const transactions = [...captures, ...refunds, ...fake.listedToo].filter(
        ({ id }) => !fake.unlisted.has(id),
      );
      return { kind: 'found', transactions: structuredClone(transactions) };
    },
    async verifyWebhook({ headers, body }) {
      if (headers[GENUINE] !== 'yes') return { kind: 'refused', reason: 'wrong-signature' };
      return { kind: 'genuine', event: JSON.parse(body.toString('utf8')) };
    },
  };
  return fake;
}

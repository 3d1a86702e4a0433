import { ThirdPartyError } from '../../lib/app-error.ts';
import type { PayPalClient } from './client.ts';
import { approvalUrlIn, orderFrom } from './from-wire.ts';
import { toWire } from './money.ts';
import type { CaptureOutcome, CaptureStatus, NewOrder, PayPal, PayPalOrder } from './port.ts';
import { readAnswer } from './read-answer.ts';
import { captureRefused, faultyRequest, lookupRefused } from './refusals.ts';
import { WireNewOrder, WireOrder } from './wire.ts';

/** The shop's name on PayPal's page. */
const BRAND = 'ismi';

const orderBody = ({ paymentId, amount, description, locale, returnUrl, cancelUrl }: NewOrder) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      reference_id: paymentId,
      custom_id: paymentId,
      // A second guard on PayPal's side: it captures no invoice twice.
      invoice_id: paymentId,
      description,
      amount: toWire(amount),
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        brand_name: BRAND,
        locale,
        shipping_preference: 'NO_SHIPPING',
        landing_page: 'LOGIN',
        // The buyer has read "pay now", so a later capture without them is what they agreed to.
        user_action: 'PAY_NOW',
        // Immediate payment only: an eCheck would be pending for days.
        payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
        return_url: returnUrl,
        cancel_url: cancelUrl,
      },
    },
  },
});

const KIND_OF: Record<CaptureStatus, 'completed' | 'returned' | 'pending' | 'declined'> = {
  COMPLETED: 'completed',
  PARTIALLY_REFUNDED: 'completed',
  REFUNDED: 'returned',
  PENDING: 'pending',
  DECLINED: 'declined',
  FAILED: 'declined',
};

/** The outcome by the order's capture; undefined while it has none. */
function captureIn(order: PayPalOrder): CaptureOutcome | undefined {
  const capture = order.captures.find(({ status }) => KIND_OF[status] !== 'declined');
  const latest = capture ?? order.captures.at(-1);
  return latest && { kind: KIND_OF[latest.status], capture: latest, order };
}

/** An order without a capture: the buyer's progress. */
function withoutCapture({ status }: PayPalOrder): CaptureOutcome {
  if (status === 'APPROVED') return { kind: 'approved' };
  // Its capture is made, but not shown yet.
  return { kind: status === 'COMPLETED' ? 'in-progress' : 'not-approved' };
}

type Orders = Pick<PayPal, 'createOrder' | 'getOrder' | 'captureOrder' | 'findCapture'>;

export function payPalOrders(
  client: PayPalClient,
  checkoutOrigin: string,
  getCapture: PayPal['getCapture'],
): Orders {
  const read = (body: unknown) => orderFrom(readAnswer(WireOrder, body), checkoutOrigin);
  const pathOf = (orderId: string) => `/v2/checkout/orders/${encodeURIComponent(orderId)}`;

  const getOrder: Orders['getOrder'] = async (orderId) => {
    const answer = await client.ask({ method: 'GET', path: pathOf(orderId) });
    if (answer.kind === 'refusal') return lookupRefused(answer);
    return { kind: 'found', order: read(answer.body) };
  };

  /** A captured order says so, no matter which call captured it. */
  async function settledBefore(orderId: string): Promise<CaptureOutcome | undefined> {
    const found = await getOrder(orderId);
    return found.kind === 'found' ? captureIn(found.order) : found;
  }

  async function captureAlone(captureId: string): Promise<CaptureOutcome> {
    const found = await getCapture(captureId);
    if (found.kind !== 'found') return found;
    return { kind: KIND_OF[found.capture.status], capture: found.capture, order: null };
  }

  async function capture(orderId: string, paymentId: string): Promise<CaptureOutcome> {
    const answer = await client.ask({
      method: 'POST',
      path: `${pathOf(orderId)}/capture`,
      body: {},
      requestId: `cap-${paymentId}`,
    });
    if (answer.kind === 'ok') return captureIn(read(answer.body)) ?? { kind: 'in-progress' };
    if (answer.issue === 'ORDER_ALREADY_CAPTURED')
      return (await settledBefore(orderId)) ?? { kind: 'in-progress' };
    return captureRefused(answer);
  }

  return {
    async createOrder(order) {
      const answer = await client.ask({
        method: 'POST',
        path: '/v2/checkout/orders',
        body: orderBody(order),
        requestId: `ord-${order.paymentId}`,
      });
      if (answer.kind === 'ok') {
        const { id, status, links } = readAnswer(WireNewOrder, answer.body);
        const approvalUrl = approvalUrlIn(links, checkoutOrigin);
        return { kind: 'created', orderId: id, status, approvalUrl };
      }
      return answer.issue === 'CURRENCY_NOT_SUPPORTED'
        ? { kind: 'currency-not-supported' }
        : faultyRequest(answer);
    },

    getOrder,

    async findCapture(orderId, captureId) {
      const found = await getOrder(orderId);
      if (found.kind === 'gone' && captureId) return captureAlone(captureId);
      if (found.kind !== 'found') return found;
      return captureIn(found.order) ?? withoutCapture(found.order);
    },

    async captureOrder(orderId, paymentId) {
      try {
        return await capture(orderId, paymentId);
      } catch (doubt) {
        if (!(doubt instanceof ThirdPartyError)) throw doubt;
      }
      // Perhaps the money was captured and only the answer lost. The same request id cannot capture it twice.
      try {
        return await capture(orderId, paymentId);
      } catch (doubt) {
        if (!(doubt instanceof ThirdPartyError)) throw doubt;
        const settled = await settledBefore(orderId).catch(() => undefined);
        if (settled && 'capture' in settled) return settled;
        throw doubt;
      }
    },
  };
}

import {
  type Books,
  type Capture,
  type Dispute,
  type Order,
  type Refund,
  refundedMinorOf,
} from './books.ts';
import { isoTime } from './clock.ts';
import { minorOf, wireOf } from './money.ts';

/** Renders the books in PayPal's wire format. */
export interface Rendering {
  order(order: Order): object;
  /** What PayPal returns for a new order by default. */
  minimalOrder(order: Order): object;
  capture(capture: Capture): object;
  refund(refund: Refund): object;
  dispute(dispute: Dispute): object;
}

const PAYER = {
  email_address: 'buyer@personal.example',
  payer_id: 'QYR5Z8XDVJNXQ',
  name: { given_name: 'Simulated', surname: 'Buyer' },
  address: { country_code: 'DE' },
};

/** PayPal's fee in Germany: 2.99 % plus 0.39. */
const feeOf = (minor: number): number => Math.min(minor, Math.round(minor * 0.0299) + 39);

export function renderingOf(books: Books, origin: () => string): Rendering {
  const api = (path: string, rel: string, method = 'GET') => ({
    href: `${origin()}${path}`,
    rel,
    method,
  });

  const orderLinks = ({ id, isModern, status }: Order) => {
    const self = api(`/v2/checkout/orders/${id}`, 'self');
    const approval = api(`/checkoutnow?token=${id}`, isModern ? 'payer-action' : 'approve');
    const capture = api(`/v2/checkout/orders/${id}/capture`, 'capture', 'POST');
    if (status === 'COMPLETED') return [self];
    if (status === 'APPROVED') return [self, approval, capture];
    return isModern
      ? [self, approval]
      : [self, approval, api(`/v2/checkout/orders/${id}`, 'update', 'PATCH'), capture];
  };

  const minimalOrder = (order: Order) => ({
    id: order.id,
    status: order.status,
    ...(order.isModern && { payment_source: { paypal: {} } }),
    links: orderLinks(order),
  });

  const capture = (of: Capture) => {
    const gross = minorOf(of.amount) ?? 0;
    const inItsCurrency = (minor: number) => wireOf(minor, of.amount.currency_code);
    return {
      id: of.id,
      status: of.status,
      ...(of.reason && { status_details: { reason: of.reason } }),
      amount: of.amount,
      final_capture: true,
      seller_protection: { status: 'NOT_ELIGIBLE' },
      // PayPal reports the fee only when it has the money.
      ...(of.status !== 'PENDING' && {
        seller_receivable_breakdown: {
          gross_amount: of.amount,
          paypal_fee: inItsCurrency(feeOf(gross)),
          net_amount: inItsCurrency(gross - feeOf(gross)),
        },
      }),
      ...(of.customId && { custom_id: of.customId }),
      ...(of.invoiceId && { invoice_id: of.invoiceId }),
      supplementary_data: { related_ids: { order_id: of.orderId } },
      create_time: isoTime(of.createdAt),
      update_time: isoTime(of.updatedAt),
      links: [
        api(`/v2/payments/captures/${of.id}`, 'self'),
        api(`/v2/payments/captures/${of.id}/refund`, 'refund', 'POST'),
        api(`/v2/checkout/orders/${of.orderId}`, 'up'),
      ],
    };
  };

  const refund = (of: Refund) => ({
    id: of.id,
    status: of.status,
    amount: of.amount,
    ...(of.customId && { custom_id: of.customId }),
    ...(of.invoiceId && { invoice_id: of.invoiceId }),
    ...(of.note && { note_to_payer: of.note }),
    seller_payable_breakdown: {
      gross_amount: of.amount,
      paypal_fee: wireOf(0, of.amount.currency_code),
      net_amount: of.amount,
      total_refunded_amount: wireOf(refundedMinorOf(books, of.captureId), of.amount.currency_code),
    },
    create_time: isoTime(of.createdAt),
    update_time: isoTime(of.createdAt),
    links: [
      api(`/v2/payments/refunds/${of.id}`, 'self'),
      api(`/v2/payments/captures/${of.captureId}`, 'up'),
    ],
  });

  const paymentsOf = ({ captureId }: Order) => {
    const made = captureId === undefined ? undefined : books.captures.get(captureId);
    if (!made) return {};
    const back = [...books.refunds.values()].filter(({ captureId: of }) => of === captureId);
    return {
      payments: {
        captures: [capture(made)],
        ...(back.length > 0 && { refunds: back.map(refund) }),
      },
    };
  };

  return {
    minimalOrder,
    capture,
    refund,
    order: (of) => ({
      ...minimalOrder(of),
      intent: 'CAPTURE',
      create_time: isoTime(of.createdAt),
      update_time: isoTime(of.updatedAt),
      ...((of.status === 'APPROVED' || of.status === 'COMPLETED') && {
        payer: PAYER,
        payment_source: { paypal: { ...PAYER, account_status: 'VERIFIED' } },
      }),
      purchase_units: [
        {
          reference_id: of.referenceId,
          amount: of.amount,
          ...(of.customId && { custom_id: of.customId }),
          ...(of.invoiceId && { invoice_id: of.invoiceId }),
          ...(of.description && { description: of.description }),
          ...paymentsOf(of),
        },
      ],
    }),
    dispute: (of) => ({
      dispute_id: of.id,
      create_time: isoTime(of.createdAt),
      update_time: isoTime(of.updatedAt),
      disputed_transactions: [{ seller_transaction_id: of.captureId }],
      reason: of.reason,
      status: of.status,
      dispute_life_cycle_stage: of.stage,
      dispute_amount: of.amount,
      ...(of.outcome && { dispute_outcome: { outcome_code: of.outcome } }),
      links: [api(`/v1/customer/disputes/${of.id}`, 'self')],
    }),
  };
}

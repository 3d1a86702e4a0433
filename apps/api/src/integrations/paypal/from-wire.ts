import type { PayPalCapture, PayPalDispute, PayPalOrder, PayPalRefund } from './port.ts';
import type { Links, WireCapture, WireDispute, WireOrder, WireRefund } from './wire.ts';

/** The last part of the address of an `up` link: of a refund its capture, of a capture its order. */
export const parentIdIn = (links: Links): string | null =>
  links.find(({ rel }) => rel === 'up')?.href.match(/\/([A-Z0-9]+)$/)?.[1] ?? null;

/** The approval link, by PayPal's newer or older name for it; never a host that we do not know. */
export function approvalUrlIn(links: Links, checkoutOrigin: string): string | null {
  const link = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
  if (!link) return null;
  return URL.parse(link.href)?.origin === checkoutOrigin ? link.href : null;
}

export const captureFrom = (wire: WireCapture): PayPalCapture => ({
  id: wire.id,
  status: wire.status,
  statusReason: wire.status_details?.reason ?? null,
  amount: wire.amount,
  fee: wire.seller_receivable_breakdown?.paypal_fee ?? null,
  orderId: wire.supplementary_data?.related_ids?.order_id ?? parentIdIn(wire.links),
  paymentId: wire.custom_id ?? null,
  createdAt: wire.create_time ?? null,
});

export const refundFrom = (wire: WireRefund): PayPalRefund => ({
  id: wire.id,
  status: wire.status,
  amount: wire.amount,
  captureId: parentIdIn(wire.links),
  refundId: wire.custom_id ?? wire.invoice_id ?? null,
  totalRefunded: wire.seller_payable_breakdown?.total_refunded_amount ?? null,
  createdAt: wire.create_time ?? null,
});

export function orderFrom(wire: WireOrder, checkoutOrigin: string): PayPalOrder {
  const [unit] = wire.purchase_units;
  return {
    id: wire.id,
    status: wire.status,
    amount: unit.amount,
    paymentId: unit.custom_id ?? null,
    approvalUrl: approvalUrlIn(wire.links, checkoutOrigin),
    captures: unit.payments?.captures.map(captureFrom) ?? [],
    refunds: unit.payments?.refunds.map(refundFrom) ?? [],
    buyerCountry: wire.payer?.address?.country_code ?? null,
  };
}

export const disputeFrom = (wire: WireDispute): PayPalDispute => ({
  id: wire.dispute_id,
  status: wire.status,
  stage: wire.dispute_life_cycle_stage ?? null,
  reason: wire.reason ?? null,
  amount: wire.dispute_amount ?? null,
  captureIds: wire.disputed_transactions.flatMap(({ seller_transaction_id: id }) => id ?? []),
  outcome: wire.dispute_outcome?.outcome_code ?? null,
});

import { z } from 'zod';
import { type Capture, isExpired, newWireId, type Order } from './books.ts';
import type { Fault } from './faults.ts';
import { isSupported, minorOf, WireMoney, wireOf } from './money.ts';
import type { Simulator } from './simulator.ts';
import { malformed, notFound, unprocessable } from './wire-error.ts';

const Context = z.object({
  brand_name: z.string().max(127).optional(),
  return_url: z.url(),
  cancel_url: z.url(),
});

const NewOrder = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(
      z.object({
        reference_id: z.string().max(256).default('default'),
        custom_id: z.string().max(127).optional(),
        invoice_id: z.string().max(127).optional(),
        description: z.string().max(127).optional(),
        amount: WireMoney,
      }),
    )
    .length(1),
  payment_source: z.object({ paypal: z.object({ experience_context: Context }) }).optional(),
  application_context: Context.optional(),
});

export function createOrder(simulator: Simulator, body: unknown): Order {
  const parsed = NewOrder.safeParse(body);
  if (!parsed.success) throw malformed();
  const { purchase_units, payment_source, application_context } = parsed.data;
  const context = payment_source?.paypal.experience_context ?? application_context;
  const [unit] = purchase_units;
  if (!context || !unit) throw malformed('MISSING_REQUIRED_PARAMETER');
  const { amount } = unit;
  if (!isSupported(amount.currency_code)) throw unprocessable('CURRENCY_NOT_SUPPORTED');
  const minor = minorOf(amount);
  if (minor === undefined) throw unprocessable('DECIMAL_PRECISION');
  if (minor === 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE');
  const now = simulator.clock.now();
  const order: Order = {
    id: newWireId(),
    status: payment_source ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
    createdAt: now,
    updatedAt: now,
    referenceId: unit.reference_id,
    customId: unit.custom_id,
    invoiceId: unit.invoice_id,
    description: unit.description,
    amount,
    isModern: payment_source !== undefined,
    brandName: context.brand_name,
    returnUrl: context.return_url,
    cancelUrl: context.cancel_url,
    fundingFails: false,
    declinedTimes: 0,
    captureId: undefined,
  };
  simulator.books.orders.set(order.id, order);
  return order;
}

/** An expired order counts as missing. */
export function orderOf(simulator: Simulator, id: string): Order {
  const order = simulator.books.orders.get(id);
  if (!order || isExpired(order, simulator.clock.now())) throw notFound();
  return order;
}

/** What the buyer decides on PayPal's page. */
export function approveOrder(simulator: Simulator, id: string, fundingFails = false): Order {
  const order = orderOf(simulator, id);
  if (order.status === 'COMPLETED') return order;
  order.status = 'APPROVED';
  order.fundingFails = fundingFails;
  order.updatedAt = simulator.clock.now();
  simulator.webhooks.emit(
    'CHECKOUT.ORDER.APPROVED',
    'checkout-order',
    simulator.render.order(order),
  );
  return order;
}

/** PayPal withdraws the approval, as it does when funding fails for a long time. */
export function reverseApproval(simulator: Simulator, id: string): Order {
  const order = orderOf(simulator, id);
  order.status = 'VOIDED';
  order.updatedAt = simulator.clock.now();
  simulator.webhooks.emit(
    'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
    'checkout-order',
    simulator.render.order(order),
  );
  return order;
}

/** The captured amount: the order's amount, unless the fault says otherwise. */
function captured(order: Order, fault: Fault | undefined): WireMoney {
  const minor = minorOf(order.amount) ?? 0;
  const currency = order.amount.currency_code;
  if (fault?.effect === 'capture_wrong_amount') return wireOf(Math.max(1, minor - 100), currency);
  if (fault?.effect === 'capture_wrong_currency')
    return wireOf(minor, currency === 'USD' ? 'EUR' : 'USD');
  return order.amount;
}

const STATUS_BY_FAULT: Partial<Record<Fault['effect'], [Capture['status'], string]>> = {
  capture_pending: ['PENDING', 'PENDING_REVIEW'],
  capture_declined: ['DECLINED', 'DECLINED_BY_PROCESSOR'],
};

/** PayPal has an undocumented limit: after this many declined attempts the order cannot be captured any more. */
const MOST_ATTEMPTS = 5;

export function captureOrder(simulator: Simulator, id: string, fault: Fault | undefined): Order {
  const order = orderOf(simulator, id);
  if (order.captureId) throw unprocessable('ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED') throw unprocessable('ORDER_NOT_APPROVED');
  if (order.declinedTimes >= MOST_ATTEMPTS)
    throw unprocessable('MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED');
  if (order.fundingFails) {
    order.declinedTimes += 1;
    throw unprocessable('INSTRUMENT_DECLINED', [
      { href: `${simulator.origin}/checkoutnow?token=${id}`, rel: 'redirect', method: 'GET' },
    ]);
  }
  const { captures } = simulator.books;
  const invoices = [...captures.values()].map(({ invoiceId }) => invoiceId);
  if (order.invoiceId && invoices.includes(order.invoiceId))
    throw unprocessable('DUPLICATE_INVOICE_ID');

  const now = simulator.clock.now();
  const [status, reason] = (fault && STATUS_BY_FAULT[fault.effect]) ?? ['COMPLETED', undefined];
  const capture: Capture = {
    id: newWireId(),
    orderId: order.id,
    status,
    reason,
    amount: captured(order, fault),
    customId: order.customId,
    invoiceId: order.invoiceId,
    createdAt: now,
    updatedAt: now,
  };
  captures.set(capture.id, capture);
  order.captureId = capture.id;
  // Also if the capture is pending or declined: a completed order does not mean that money arrived.
  order.status = 'COMPLETED';
  order.updatedAt = now;
  simulator.webhooks.emit(
    `PAYMENT.CAPTURE.${status}`,
    'capture',
    simulator.render.capture(capture),
  );
  simulator.webhooks.emit(
    'CHECKOUT.ORDER.COMPLETED',
    'checkout-order',
    simulator.render.order(order),
  );
  return order;
}

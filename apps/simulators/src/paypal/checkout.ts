import { z } from 'zod';
import { type Capture, isExpired, newWireId, type Order } from './books.ts';
import type { Fault } from './faults.ts';
import { isSupported, minorOf, WireMoney, wireOf } from './money.ts';
import { malformed, notFound, unprocessable } from './wire-error.ts';
import type { World } from './world.ts';

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

export function createOrder(world: World, body: unknown): Order {
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
  const now = world.clock.now();
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
  world.books.orders.set(order.id, order);
  return order;
}

/** An expired order is as good as none. */
export function orderOf(world: World, id: string): Order {
  const order = world.books.orders.get(id);
  if (!order || isExpired(order, world.clock.now())) throw notFound();
  return order;
}

/** What the buyer decides on PayPal's page. */
export function approveOrder(world: World, id: string, fundingFails = false): Order {
  const order = orderOf(world, id);
  if (order.status === 'COMPLETED') return order;
  order.status = 'APPROVED';
  order.fundingFails = fundingFails;
  order.updatedAt = world.clock.now();
  world.webhooks.emit('CHECKOUT.ORDER.APPROVED', 'checkout-order', world.render.order(order));
  return order;
}

/** PayPal takes the approval back, as it does when the funding has failed for long. */
export function reverseApproval(world: World, id: string): Order {
  const order = orderOf(world, id);
  order.status = 'VOIDED';
  order.updatedAt = world.clock.now();
  world.webhooks.emit(
    'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
    'checkout-order',
    world.render.order(order),
  );
  return order;
}

/** What is captured: the order's amount, unless the fault says otherwise. */
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

/** PayPal has a limit and does not say which: after so many declined attempts an order is over, whatever card comes next. */
const MOST_ATTEMPTS = 5;

export function captureOrder(world: World, id: string, fault: Fault | undefined): Order {
  const order = orderOf(world, id);
  if (order.captureId) throw unprocessable('ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED') throw unprocessable('ORDER_NOT_APPROVED');
  if (order.declinedTimes >= MOST_ATTEMPTS)
    throw unprocessable('MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED');
  if (order.fundingFails) {
    order.declinedTimes += 1;
    throw unprocessable('INSTRUMENT_DECLINED', [
      { href: `${world.origin}/checkoutnow?token=${id}`, rel: 'redirect', method: 'GET' },
    ]);
  }
  const { captures } = world.books;
  const invoices = [...captures.values()].map(({ invoiceId }) => invoiceId);
  if (order.invoiceId && invoices.includes(order.invoiceId))
    throw unprocessable('DUPLICATE_INVOICE_ID');

  const now = world.clock.now();
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
  // Also when the money is pending or declined: a completed order is not yet money.
  order.status = 'COMPLETED';
  order.updatedAt = now;
  world.webhooks.emit(`PAYMENT.CAPTURE.${status}`, 'capture', world.render.capture(capture));
  world.webhooks.emit('CHECKOUT.ORDER.COMPLETED', 'checkout-order', world.render.order(order));
  return order;
}

import { z } from 'zod';
import { type Capture, type Dispute, newWireId, type Refund, refundedMinorOf } from './books.ts';
import { DAY } from './clock.ts';
import type { Fault } from './faults.ts';
import { minorOf, WireMoney, wireOf } from './money.ts';
import { malformed, notFound, unprocessable } from './wire-error.ts';
import type { World } from './world.ts';

const REFUNDABLE_FOR = 180 * DAY;

const NewRefund = z.object({
  amount: WireMoney.optional(),
  custom_id: z.string().max(127).optional(),
  invoice_id: z.string().max(127).optional(),
  note_to_payer: z.string().max(255).optional(),
});

export function captureOf(world: World, id: string): Capture {
  const capture = world.books.captures.get(id);
  if (!capture) throw notFound();
  return capture;
}

export function refundOf(world: World, id: string): Refund {
  const refund = world.books.refunds.get(id);
  if (!refund) throw notFound();
  return refund;
}

export function disputeOf(world: World, id: string): Dispute {
  const dispute = world.books.disputes.get(id);
  if (!dispute) throw notFound();
  return dispute;
}

function wished(capture: Capture, left: number, amount: WireMoney | undefined): number {
  if (!amount) return left;
  if (amount.currency_code !== capture.amount.currency_code)
    throw unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH');
  const minor = minorOf(amount);
  if (minor === undefined) throw unprocessable('DECIMAL_PRECISION');
  if (minor > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED');
  return minor;
}

/** The money is back with the buyer: the capture says so, and PayPal tells. */
function complete(world: World, refund: Refund): void {
  const { books, clock, webhooks, render } = world;
  const capture = captureOf(world, refund.captureId);
  const isAll = refundedMinorOf(books, capture.id) >= (minorOf(capture.amount) ?? 0);
  capture.status = isAll ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  capture.updatedAt = clock.now();
  const event = refund.kind === 'refund' ? 'REFUNDED' : 'REVERSED';
  webhooks.emit(`PAYMENT.CAPTURE.${event}`, 'refund', render.refund(refund));
}

function enter(world: World, refund: Omit<Refund, 'id' | 'createdAt'>): Refund {
  const made: Refund = { ...refund, id: newWireId(), createdAt: world.clock.now() };
  world.books.refunds.set(made.id, made);
  if (made.status === 'COMPLETED') complete(world, made);
  return made;
}

const STATUS_BY_FAULT: Partial<Record<Fault['effect'], Refund['status']>> = {
  refund_pending: 'PENDING',
  refund_failed: 'FAILED',
};

export function refundCapture(
  world: World,
  captureId: string,
  body: unknown,
  fault: Fault | undefined,
): Refund {
  const parsed = NewRefund.safeParse(body ?? {});
  if (!parsed.success) throw malformed();
  const capture = captureOf(world, captureId);
  const { disputes, refunds } = world.books;
  const isDisputed = [...disputes.values()].some(
    ({ captureId: of, status }) => of === captureId && status !== 'RESOLVED',
  );
  const left = (minorOf(capture.amount) ?? 0) - refundedMinorOf(world.books, captureId);
  if (capture.status === 'PENDING') throw unprocessable('PENDING_CAPTURE');
  if (capture.status === 'DECLINED' || capture.status === 'FAILED')
    throw unprocessable('CAPTURE_STATUS_NOT_VALID');
  if (isDisputed) throw unprocessable('TRANSACTION_DISPUTED');
  if (left <= 0) throw unprocessable('CAPTURE_FULLY_REFUNDED');
  if (world.clock.now() - capture.createdAt > REFUNDABLE_FOR)
    throw unprocessable('REFUND_TIME_LIMIT_EXCEEDED');
  const { amount, custom_id, invoice_id, note_to_payer } = parsed.data;
  if (invoice_id && [...refunds.values()].some(({ invoiceId }) => invoiceId === invoice_id))
    throw unprocessable('DUPLICATE_INVOICE_ID');
  const minor = wished(capture, left, amount);
  return enter(world, {
    captureId: capture.id,
    status: (fault && STATUS_BY_FAULT[fault.effect]) ?? 'COMPLETED',
    kind: 'refund',
    amount: wireOf(minor, capture.amount.currency_code),
    customId: custom_id,
    invoiceId: invoice_id,
    note: note_to_payer,
  });
}

/** PayPal takes what is left of a payment back, for instance after a lost dispute or a chargeback. */
export function reverseCapture(world: World, id: string): Refund {
  const capture = captureOf(world, id);
  const left = (minorOf(capture.amount) ?? 0) - refundedMinorOf(world.books, id);
  if (left <= 0) throw unprocessable('CAPTURE_FULLY_REFUNDED');
  return enter(world, {
    captureId: capture.id,
    status: 'COMPLETED',
    kind: 'reversal',
    amount: wireOf(left, capture.amount.currency_code),
    customId: undefined,
    invoiceId: undefined,
    note: undefined,
  });
}

/** A pending refund comes to its end. */
export function endRefund(world: World, id: string, status: 'COMPLETED' | 'FAILED'): Refund {
  const refund = refundOf(world, id);
  if (refund.status !== 'PENDING') throw unprocessable('REFUND_NOT_PENDING');
  refund.status = status;
  if (status === 'COMPLETED') complete(world, refund);
  return refund;
}

/** A pending capture comes to its end; PayPal knows two names for the bad one. */
export function endCapture(
  world: World,
  id: string,
  event: 'COMPLETED' | 'DENIED' | 'DECLINED',
): Capture {
  const capture = captureOf(world, id);
  if (capture.status !== 'PENDING') throw unprocessable('CAPTURE_NOT_PENDING');
  capture.status = event === 'COMPLETED' ? 'COMPLETED' : 'DECLINED';
  capture.reason = undefined;
  capture.updatedAt = world.clock.now();
  world.webhooks.emit(`PAYMENT.CAPTURE.${event}`, 'capture', world.render.capture(capture));
  return capture;
}

export function openDispute(world: World, captureId: string): Dispute {
  const capture = captureOf(world, captureId);
  const now = world.clock.now();
  const dispute: Dispute = {
    id: `PP-D-${newWireId(8)}`,
    captureId,
    status: 'OPEN',
    stage: 'INQUIRY',
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    amount: capture.amount,
    outcome: undefined,
    createdAt: now,
    updatedAt: now,
  };
  world.books.disputes.set(dispute.id, dispute);
  world.webhooks.emit('CUSTOMER.DISPUTE.CREATED', 'dispute', world.render.dispute(dispute));
  return dispute;
}

/** Lost by the seller, the money goes back: PayPal tells both, in this order. */
export function moveDispute(world: World, id: string, outcome: string | undefined): Dispute {
  const dispute = disputeOf(world, id);
  dispute.status = outcome ? 'RESOLVED' : 'UNDER_REVIEW';
  dispute.stage = 'CHARGEBACK';
  dispute.outcome = outcome;
  dispute.updatedAt = world.clock.now();
  const event = outcome ? 'RESOLVED' : 'UPDATED';
  world.webhooks.emit(`CUSTOMER.DISPUTE.${event}`, 'dispute', world.render.dispute(dispute));
  if (outcome === 'RESOLVED_BUYER_FAVOUR') reverseCapture(world, dispute.captureId);
  return dispute;
}

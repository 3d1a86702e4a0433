import { z } from 'zod';
import { type Capture, type Dispute, newWireId, type Refund, refundedMinorOf } from './books.ts';
import { DAY } from './clock.ts';
import type { Fault } from './faults.ts';
import { minorOf, WireMoney, wireOf } from './money.ts';
import type { Simulator } from './simulator.ts';
import { malformed, notFound, unprocessable } from './wire-error.ts';

const REFUND_WINDOW = 180 * DAY;

const NewRefund = z.object({
  amount: WireMoney.optional(),
  custom_id: z.string().max(127).optional(),
  invoice_id: z.string().max(127).optional(),
  note_to_payer: z.string().max(255).optional(),
});

export function captureOf(simulator: Simulator, id: string): Capture {
  const capture = simulator.books.captures.get(id);
  if (!capture) throw notFound();
  return capture;
}

export function refundOf(simulator: Simulator, id: string): Refund {
  const refund = simulator.books.refunds.get(id);
  if (!refund) throw notFound();
  return refund;
}

export function disputeOf(simulator: Simulator, id: string): Dispute {
  const dispute = simulator.books.disputes.get(id);
  if (!dispute) throw notFound();
  return dispute;
}

function parseRefundAmount(capture: Capture, left: number, amount: WireMoney | undefined): number {
  if (!amount) return left;
  if (amount.currency_code !== capture.amount.currency_code)
    throw unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH');
  const minor = minorOf(amount);
  if (minor === undefined) throw unprocessable('DECIMAL_PRECISION');
  if (minor > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED');
  return minor;
}

/** The refund is complete: update the capture and emit the event. */
function completeRefund(simulator: Simulator, refund: Refund): void {
  const { books, clock, webhooks, render } = simulator;
  const capture = captureOf(simulator, refund.captureId);
  const isAll = refundedMinorOf(books, capture.id) >= (minorOf(capture.amount) ?? 0);
  capture.status = isAll ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  capture.updatedAt = clock.now();
  const event = refund.kind === 'refund' ? 'REFUNDED' : 'REVERSED';
  webhooks.emit(`PAYMENT.CAPTURE.${event}`, 'refund', render.refund(refund));
}

function recordRefund(simulator: Simulator, refund: Omit<Refund, 'id' | 'createdAt'>): Refund {
  const made: Refund = { ...refund, id: newWireId(), createdAt: simulator.clock.now() };
  simulator.books.refunds.set(made.id, made);
  if (made.status === 'COMPLETED') completeRefund(simulator, made);
  return made;
}

const STATUS_BY_FAULT: Partial<Record<Fault['effect'], Refund['status']>> = {
  refund_pending: 'PENDING',
  refund_failed: 'FAILED',
};

export function refundCapture(
  simulator: Simulator,
  captureId: string,
  body: unknown,
  fault: Fault | undefined,
): Refund {
  const parsed = NewRefund.safeParse(body ?? {});
  if (!parsed.success) throw malformed();
  const capture = captureOf(simulator, captureId);
  const { disputes, refunds } = simulator.books;
  const isDisputed = [...disputes.values()].some(
    ({ captureId: of, status }) => of === captureId && status !== 'RESOLVED',
  );
  const left = (minorOf(capture.amount) ?? 0) - refundedMinorOf(simulator.books, captureId);
  if (capture.status === 'PENDING') throw unprocessable('PENDING_CAPTURE');
  if (capture.status === 'DECLINED' || capture.status === 'FAILED')
    throw unprocessable('CAPTURE_STATUS_NOT_VALID');
  if (isDisputed) throw unprocessable('TRANSACTION_DISPUTED');
  if (left <= 0) throw unprocessable('CAPTURE_FULLY_REFUNDED');
  if (simulator.clock.now() - capture.createdAt > REFUND_WINDOW)
    throw unprocessable('REFUND_TIME_LIMIT_EXCEEDED');
  const { amount, custom_id, invoice_id, note_to_payer } = parsed.data;
  if (invoice_id && [...refunds.values()].some(({ invoiceId }) => invoiceId === invoice_id))
    throw unprocessable('DUPLICATE_INVOICE_ID');
  const minor = parseRefundAmount(capture, left, amount);
  return recordRefund(simulator, {
    captureId: capture.id,
    status: (fault && STATUS_BY_FAULT[fault.effect]) ?? 'COMPLETED',
    kind: 'refund',
    amount: wireOf(minor, capture.amount.currency_code),
    customId: custom_id,
    invoiceId: invoice_id,
    note: note_to_payer,
  });
}

/** PayPal takes back what is left of a payment, for example after a lost dispute or a chargeback. */
export function reverseCapture(simulator: Simulator, id: string): Refund {
  const capture = captureOf(simulator, id);
  const left = (minorOf(capture.amount) ?? 0) - refundedMinorOf(simulator.books, id);
  if (left <= 0) throw unprocessable('CAPTURE_FULLY_REFUNDED');
  return recordRefund(simulator, {
    captureId: capture.id,
    status: 'COMPLETED',
    kind: 'reversal',
    amount: wireOf(left, capture.amount.currency_code),
    customId: undefined,
    invoiceId: undefined,
    note: undefined,
  });
}

/** Settles a pending refund. */
export function settleRefund(
  simulator: Simulator,
  id: string,
  status: 'COMPLETED' | 'FAILED',
): Refund {
  const refund = refundOf(simulator, id);
  if (refund.status !== 'PENDING') throw unprocessable('REFUND_NOT_PENDING');
  refund.status = status;
  if (status === 'COMPLETED') completeRefund(simulator, refund);
  return refund;
}

/** Settles a pending capture; PayPal has two event names for a decline. */
export function settleCapture(
  simulator: Simulator,
  id: string,
  event: 'COMPLETED' | 'DENIED' | 'DECLINED',
): Capture {
  const capture = captureOf(simulator, id);
  if (capture.status !== 'PENDING') throw unprocessable('CAPTURE_NOT_PENDING');
  capture.status = event === 'COMPLETED' ? 'COMPLETED' : 'DECLINED';
  capture.reason = undefined;
  capture.updatedAt = simulator.clock.now();
  simulator.webhooks.emit(`PAYMENT.CAPTURE.${event}`, 'capture', simulator.render.capture(capture));
  return capture;
}

export function openDispute(simulator: Simulator, captureId: string): Dispute {
  const capture = captureOf(simulator, captureId);
  const now = simulator.clock.now();
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
  simulator.books.disputes.set(dispute.id, dispute);
  simulator.webhooks.emit('CUSTOMER.DISPUTE.CREATED', 'dispute', simulator.render.dispute(dispute));
  return dispute;
}

/** If the seller loses, the money is taken back: PayPal sends both events, in this order. */
export function updateDispute(
  simulator: Simulator,
  id: string,
  outcome: string | undefined,
): Dispute {
  const dispute = disputeOf(simulator, id);
  dispute.status = outcome ? 'RESOLVED' : 'UNDER_REVIEW';
  dispute.stage = 'CHARGEBACK';
  dispute.outcome = outcome;
  dispute.updatedAt = simulator.clock.now();
  const event = outcome ? 'RESOLVED' : 'UPDATED';
  simulator.webhooks.emit(
    `CUSTOMER.DISPUTE.${event}`,
    'dispute',
    simulator.render.dispute(dispute),
  );
  if (outcome === 'RESOLVED_BUYER_FAVOUR') reverseCapture(simulator, dispute.captureId);
  return dispute;
}

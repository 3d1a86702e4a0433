import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { CaptureOutcome, PayPal } from '../../integrations/paypal/port.ts';
import { AppError } from '../../lib/app-error.ts';
import { grantCredits } from '../credits/ledger.service.ts';
import { endLease, leasePayment } from './leases.queries.ts';
import { postReceipt } from './payment-mails.service.ts';
import {
  findPayment,
  isActive,
  lockPayment,
  nextReceiptNumber,
  type Payment,
  updatePayment,
} from './payments.queries.ts';
import { decideSettlement, FUNDING, type Settlement } from './payments.rules.ts';

/** Longer than PayPal may take to answer; after a caller dies, another takes over after this. */
export const LEASE_SECONDS = 40;

export function payPalOf(deps: Pick<Deps, 'paypal'>): PayPal {
  if (!deps.paypal) throw new AppError('PURCHASES_CLOSED');
  return deps.paypal;
}

/**
 * Why PayPal is asked: the buyer has just approved, so that the money is captured at once; or a check, which captures only what
 * is seen to be approved.
 */
export type SettlementTrigger = 'approval' | 'look';

/**
 * Captures a pending payment, if its buyer has approved, and books the credits. Return page, webhook, sweeper and administrator
 * all call this. Safe to repeat and concurrently: one caller at a time asks PayPal, and what is settled stays so. A cancelled
 * payment is not captured any more; money that PayPal has nevertheless is booked.
 */
export async function settlePayment(
  deps: Deps,
  paymentId: string,
  occasion: SettlementTrigger = 'look',
): Promise<Payment | undefined> {
  const payment = await findPayment(deps.db, paymentId);
  if (!payment?.paypalOrderId || payment.reviewReason || SETTLED.has(payment.status))
    return payment;
  const { paypalOrderId: orderId } = payment;
  if (payment.status === 'pending') await askUnderLease(deps, payment, orderId, occasion);
  else await apply(deps, paymentId, await look(deps, payment, orderId));
  return findPayment(deps.db, paymentId);
}

const SETTLED: ReadonlySet<Payment['status']> = new Set(['completed', 'refunded']);

/** Captures nothing. */
const look = (deps: Deps, { paypalCaptureId }: Payment, orderId: string) =>
  payPalOf(deps).findCapture(orderId, paypalCaptureId);

async function askUnderLease(
  deps: Deps,
  payment: Payment,
  orderId: string,
  occasion: SettlementTrigger,
): Promise<void> {
  const { id, userId } = payment;
  const lease = await leasePayment(deps.db, id, LEASE_SECONDS);
  if (!lease) return;
  try {
    // The previous holder of the lease may have captured meanwhile.
    const leased = (await findPayment(deps.db, id)) ?? payment;
    // A closed account is not charged.
    const answer = (await isActive(deps.db, userId))
      ? await take(deps, leased, orderId, occasion)
      : await whatIsThereAnyway(deps, leased, orderId);
    await apply(deps, id, answer);
  } finally {
    await endLease(deps.db, id, lease);
  }
}

async function take(
  deps: Deps,
  payment: Payment,
  orderId: string,
  occasion: SettlementTrigger,
): Promise<CaptureOutcome> {
  // If a capture was requested before and the answer was lost, the money may be there already.
  if (occasion === 'look' || payment.captureAskedAt) {
    const found = await look(deps, payment, orderId);
    if (found.kind !== 'approved') return found;
    // PayPal counts attempts and ends an order with too many: the next one is left to the buyer, who chooses another card.
    if (occasion === 'look' && payment.failureReason === FUNDING)
      return { kind: 'funding-failed', issue: FUNDING };
  }
  // Stored before PayPal is asked: if its answer is lost, or this process dies, the outcome is known to be unknown.
  await updatePayment(deps.db, payment.id, {
    captureAskedAt: deps.clock.now(),
    updatedAt: deps.clock.now(),
  });
  const taken = await payPalOf(deps).captureOrder(orderId, payment.id);
  return taken.kind === 'gone' ? look(deps, payment, orderId) : taken;
}

async function whatIsThereAnyway(
  deps: Deps,
  payment: Payment,
  orderId: string,
): Promise<CaptureOutcome> {
  const found = await look(deps, payment, orderId);
  const isUntaken = found.kind === 'not-approved' || found.kind === 'approved';
  return isUntaken ? { kind: 'refused', issue: 'ACCOUNT_CLOSED' } : found;
}

/**
 * Books money that PayPal reported, even if it has forgotten the order meanwhile. False when it shows us neither order nor
 * capture. Safe to repeat.
 */
export async function settleCapture(
  deps: Deps,
  payment: Payment,
  captureId: string,
): Promise<boolean> {
  // Booked, or already under review.
  if (SETTLED.has(payment.status) || payment.reviewReason) return true;
  const found = await payPalOf(deps).findCapture(payment.paypalOrderId ?? '', captureId);
  if (found.kind === 'gone' || found.kind === 'faulty-request') return false;
  await apply(deps, payment.id, found);
  return true;
}

const apply = (deps: Deps, paymentId: string, answer: CaptureOutcome) =>
  deps.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    const settlement = decideSettlement(payment, answer, deps.clock.now());
    if (settlement.kind === 'review')
      deps.log.error({ paymentId, reason: settlement.reason }, 'payment requires manual review');
    if (payment.captureAskedAt && answer.kind !== 'in-progress')
      await updatePayment(tx, paymentId, { captureAskedAt: null, updatedAt: deps.clock.now() });
    const country = 'order' in answer ? (answer.order?.buyerCountry ?? null) : null;
    await carryOut(tx, deps, payment, settlement, country);
  });

async function carryOut(
  tx: Tx,
  deps: Deps,
  payment: Payment,
  settlement: Settlement,
  country: string | null,
): Promise<void> {
  const updatedAt = deps.clock.now();
  switch (settlement.kind) {
    case 'leave':
      return;
    case 'complete':
      return complete(tx, deps, payment, { captureId: settlement.captureId, country });
    case 'wait':
      await updatePayment(tx, payment.id, {
        nextCheckAt: settlement.nextCheckAt,
        paypalCaptureId: settlement.captureId ?? payment.paypalCaptureId,
        failureReason: settlement.for === 'funding' ? FUNDING : null,
        updatedAt,
      });
      return;
    case 'close':
      await updatePayment(tx, payment.id, {
        status: settlement.status,
        failureReason: settlement.reason,
        nextCheckAt: null,
        updatedAt,
      });
      return;
    case 'review':
      await updatePayment(tx, payment.id, {
        status: 'pending',
        reviewReason: settlement.reason,
        paypalCaptureId: settlement.captureId ?? payment.paypalCaptureId,
        nextCheckAt: null,
        updatedAt,
      });
  }
}

/** Status, receipt, credits and mail: all or nothing. */
async function complete(
  tx: Tx,
  deps: Deps,
  payment: Payment,
  { captureId, country }: { captureId: string; country: string | null },
): Promise<void> {
  const now = deps.clock.now();
  const receiptNumber = await nextReceiptNumber(tx);
  await updatePayment(tx, payment.id, {
    status: 'completed',
    paypalCaptureId: captureId,
    receiptNumber,
    completedAt: now,
    failureReason: null,
    nextCheckAt: null,
    updatedAt: now,
  });
  if (country && country !== payment.country) {
    deps.log.warn(
      { paymentId: payment.id },
      'buyer country at PayPal differs from declared country',
    );
  }
  const { userId } = payment;
  await grantCredits(tx, {
    userId,
    type: 'purchase',
    amount: payment.credits,
    reference: `payment ${payment.id}`,
    now,
  });
  await postReceipt(tx, deps, { ...payment, receiptNumber, completedAt: now });
}

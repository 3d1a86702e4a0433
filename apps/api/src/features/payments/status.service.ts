import { AUDIT_OWN_REASONS, type SettableStatus, STATUS_CHANGES } from '@ismi/contract';
import { recordChange } from '../../audit/record-change.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { CaptureOutcome } from '../../integrations/paypal/port.ts';
import { AppError, ThirdPartyError } from '../../lib/app-error.ts';
import { paymentView } from './administration.service.ts';
import { reconcile } from './events.service.ts';
import { endLease, leasePayment } from './leases.queries.ts';
import { findPayment, lockPayment, type Payment, updatePayment } from './payments.queries.ts';
import { RETURNED_AT_PAYPAL } from './payments.rules.ts';
import {
  findPaymentWithBuyer,
  settleDisputes,
  writeOffShortfalls,
} from './payments-admin.queries.ts';
import { removeMark } from './problems.queries.ts';
import { LEASE_SECONDS, payPalOf } from './settlement.service.ts';
import { resolveUnknownOutcome } from './unknown-outcome.service.ts';

interface StatusChange {
  actorId: string;
  paymentId: string;
  status: SettableStatus;
  reason?: string | undefined;
}

/**
 * An administrator's actions on a payment: ask PayPal again, or cancel an unpaid one. Only money completes a payment and only a
 * refund undoes one, so everything else is refused. Safe to repeat and concurrently.
 */
export async function setStatus(deps: Deps, change: StatusChange) {
  const payment = await findPayment(deps.db, change.paymentId);
  if (!payment) throw new AppError('NOT_FOUND');
  if (
    payment.status !== change.status ||
    payment.status === 'pending' ||
    payment.status === 'completed'
  )
    await carryOut(deps, payment, change);
  const after = await findPaymentWithBuyer(deps.db, payment.id);
  if (!after) throw new AppError('NOT_FOUND');
  return paymentView(after);
}

async function carryOut(deps: Deps, payment: Payment, change: StatusChange): Promise<void> {
  if (!STATUS_CHANGES[payment.status].includes(change.status))
    throw new AppError('STATUS_NOT_POSSIBLE');
  if (change.status === 'failed' || change.status === 'cancelled')
    return giveUp(deps, payment, { ...change, status: change.status });
  await askAgain(deps, payment, change);
}

/** This ends a review, since the administrator has looked. If the cause is still there, a new one begins. */
async function askAgain(deps: Deps, { id }: Payment, change: StatusChange): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id);
    const now = deps.clock.now();
    if (payment.status === 'pending') {
      await updatePayment(tx, id, { reviewReason: null, nextCheckAt: now, updatedAt: now });
      await removeMark(tx, 'payment_review', id);
    }
    await record(tx, deps, payment, change, { asked: change.status });
  });
  await reconcile(deps, id).catch(async (error: unknown) => {
    const stored = error instanceof ThirdPartyError && (await findPayment(deps.db, id));
    if (!stored || stored.captureAskedAt === null) throw error;
    throw new AppError('PAYMENT_OUTCOME_UNKNOWN');
  });
  await resolveUnknownOutcome(deps, id);
  const after = await findPayment(deps.db, id);
  if (change.status === 'completed' && after?.status === 'pending')
    throw new AppError('PAYMENT_NOT_PAID');
}

const HAS_MONEY: ReadonlySet<CaptureOutcome['kind']> = new Set([
  'completed',
  'returned',
  'pending',
]);

/**
 * Under the lease that every caller of PayPal needs: a paid or pending payment is not cancelled. Nothing is captured here; if
 * PayPal has money after all, it is booked as usual. A wrong amount that was refunded at PayPal ends its review here.
 */
async function giveUp(
  deps: Deps,
  payment: Payment,
  change: StatusChange & { status: 'failed' | 'cancelled' },
) {
  const { id, paypalOrderId: orderId } = payment;
  if (!change.reason) throw new AppError('REASON_REQUIRED');
  const lease = await leasePayment(deps.db, id, LEASE_SECONDS);
  if (!lease) throw new ThirdPartyError('PayPal', new Error('somebody else is asking about it'));
  try {
    const found = orderId && (await payPalOf(deps).findCapture(orderId, payment.paypalCaptureId));
    const answer = found ? found.kind : 'gone';
    // Reviewed by an administrator, and PayPal no longer has its money, or never knew it.
    const isOver = payment.reviewReason !== null && (answer === 'returned' || answer === 'gone');
    if (HAS_MONEY.has(answer) && !isOver) throw new AppError('PAYMENT_PAID');
    await deps.db.transaction(async (tx) => {
      const before = await lockPayment(tx, id);
      if (before.status !== 'pending' || (before.paypalCaptureId && !isOver))
        throw new AppError('PAYMENT_PAID');
      await updatePayment(tx, id, {
        status: change.status,
        failureReason: answer === 'returned' ? RETURNED_AT_PAYPAL : 'BY_HAND',
        reviewReason: null,
        captureAskedAt: null,
        nextCheckAt: null,
        updatedAt: deps.clock.now(),
      });
      await record(tx, deps, before, change, { status: change.status });
    });
  } finally {
    await endLease(deps.db, id, lease);
  }
}

const record = (
  tx: Tx,
  deps: Deps,
  { id, status, reviewReason }: Payment,
  { actorId, reason }: StatusChange,
  after: Record<string, string>,
) =>
  recordChange(tx, {
    actorId,
    action: 'payment.status',
    subjectKind: 'payment',
    subjectId: id,
    before: { status, review_reason: reviewReason },
    after,
    reason: reason ?? AUDIT_OWN_REASONS.askedPayPal,
    at: deps.clock.now(),
  });

/** Marks disputes and credits that could not be taken back as reviewed: the buyer may buy again. Safe to repeat. */
export async function clearReview(
  deps: Deps,
  { actorId, paymentId, reason }: { actorId: string; paymentId: string; reason: string },
) {
  if (!(await findPayment(deps.db, paymentId))) throw new AppError('NOT_FOUND');
  return deps.db.transaction(async (tx) => {
    await lockPayment(tx, paymentId);
    const now = deps.clock.now();
    const disputes = await settleDisputes(tx, paymentId, now);
    const shortfalls = await writeOffShortfalls(tx, paymentId);
    if (disputes + shortfalls > 0)
      await recordChange(tx, {
        actorId,
        action: 'payment.clear-review',
        subjectKind: 'payment',
        subjectId: paymentId,
        before: { disputes, shortfalls },
        after: { disputes: 0, shortfalls: 0 },
        reason,
        at: now,
      });
    return { disputes, shortfalls };
  });
}

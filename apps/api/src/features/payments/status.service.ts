import { AUDIT_OWN_REASONS, type SettableStatus, STATUS_CHANGES } from '@ismi/contract';
import { recordChange } from '../../audit/record-change.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { CaptureOutcome } from '../../integrations/paypal/port.ts';
import { AppError, OutsideFault } from '../../lib/app-error.ts';
import { paymentView } from './administration.service.ts';
import { reconcile } from './events.service.ts';
import { endLease, leasePayment } from './leases.queries.ts';
import { findPayment, lockPayment, type Payment, updatePayment } from './payments.queries.ts';
import { RETURNED_AT_PAYPAL } from './payments.rules.ts';
import { findWhole, settleDisputes, writeOffShortfalls } from './payments-admin.queries.ts';
import { removeMark } from './problems.queries.ts';
import { LEASE_SECONDS, payPalOf } from './settle.service.ts';
import { askAboutUnanswered } from './unanswered.service.ts';

interface Wish {
  actorId: string;
  paymentId: string;
  status: SettableStatus;
  reason?: string | undefined;
}

/**
 * Does what an administrator may do about a payment by hand: ask PayPal again, or give up what nobody has paid. Money alone
 * completes a payment and only a refund undoes one, so everything else is refused. Safe to repeat and safe at once.
 */
export async function setStatus(deps: Deps, wish: Wish) {
  const payment = await findPayment(deps.db, wish.paymentId);
  if (!payment) throw new AppError('NOT_FOUND');
  if (
    payment.status !== wish.status ||
    payment.status === 'pending' ||
    payment.status === 'completed'
  )
    await carryOut(deps, payment, wish);
  const after = await findWhole(deps.db, payment.id);
  if (!after) throw new AppError('NOT_FOUND');
  return paymentView(after);
}

async function carryOut(deps: Deps, payment: Payment, wish: Wish): Promise<void> {
  if (!STATUS_CHANGES[payment.status].includes(wish.status))
    throw new AppError('STATUS_NOT_POSSIBLE');
  if (wish.status === 'failed' || wish.status === 'cancelled')
    return giveUp(deps, payment, { ...wish, status: wish.status });
  await askAgain(deps, payment, wish);
}

/** A review ends with it: whoever asks again has looked. Should the cause still be there, it begins anew. */
async function askAgain(deps: Deps, { id }: Payment, wish: Wish): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id);
    const now = deps.clock.now();
    if (payment.status === 'pending') {
      await updatePayment(tx, id, { reviewReason: null, nextCheckAt: now, updatedAt: now });
      await removeMark(tx, 'payment_review', id);
    }
    await record(tx, deps, payment, wish, { asked: wish.status });
  });
  await reconcile(deps, id).catch(async (error: unknown) => {
    const asked = error instanceof OutsideFault && (await findPayment(deps.db, id));
    if (!asked || asked.captureAskedAt === null) throw error;
    throw new AppError('PAYMENT_OUTCOME_UNKNOWN');
  });
  await askAboutUnanswered(deps, id);
  const after = await findPayment(deps.db, id);
  if (wish.status === 'completed' && after?.status === 'pending')
    throw new AppError('PAYMENT_NOT_PAID');
}

const HAS_MONEY: ReadonlySet<CaptureOutcome['kind']> = new Set([
  'completed',
  'returned',
  'pending',
]);

/**
 * Under the lease that everybody needs who asks PayPal: what is paid, or on its way, is not given up. Nothing is captured here;
 * should PayPal have taken money after all, it is booked as ever. Wrong money that was given back at PayPal ends its review here.
 */
async function giveUp(
  deps: Deps,
  payment: Payment,
  wish: Wish & { status: 'failed' | 'cancelled' },
) {
  const { id, paypalOrderId: orderId } = payment;
  if (!wish.reason) throw new AppError('REASON_REQUIRED');
  const lease = await leasePayment(deps.db, id, LEASE_SECONDS);
  if (!lease) throw new OutsideFault('PayPal', new Error('somebody else is asking about it'));
  try {
    const found = orderId && (await payPalOf(deps).findCapture(orderId, payment.paypalCaptureId));
    const answer = found ? found.kind : 'gone';
    // A person has looked, and PayPal has no money of it any more, or has never heard of it.
    const isOver = payment.reviewReason !== null && (answer === 'returned' || answer === 'gone');
    if (HAS_MONEY.has(answer) && !isOver) throw new AppError('PAYMENT_PAID');
    await deps.db.transaction(async (tx) => {
      const before = await lockPayment(tx, id);
      if (before.status !== 'pending' || (before.paypalCaptureId && !isOver))
        throw new AppError('PAYMENT_PAID');
      await updatePayment(tx, id, {
        status: wish.status,
        failureReason: answer === 'returned' ? RETURNED_AT_PAYPAL : 'BY_HAND',
        reviewReason: null,
        captureAskedAt: null,
        nextCheckAt: null,
        updatedAt: deps.clock.now(),
      });
      await record(tx, deps, before, wish, { status: wish.status });
    });
  } finally {
    await endLease(deps.db, id, lease);
  }
}

const record = (
  tx: Tx,
  deps: Deps,
  { id, status, reviewReason }: Payment,
  { actorId, reason }: Wish,
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

/** Disputes and credits that could not be taken back have been looked at: the buyer may buy again. Safe to repeat. */
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

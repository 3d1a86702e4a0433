import { recordChange } from '../../audit/record-change.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { PayPalOrder, PayPalRefund, RefundOutcome } from '../../integrations/paypal/port.ts';
import { AppError } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { holdCredits, releaseHold } from '../credits/holds.service.ts';
import { lockSpendable } from '../credits/ledger.service.ts';
import {
  assertNoRefundPending,
  isOpenRefund,
  leftToRefund,
  pendingRefundTotal,
} from './administration.rules.ts';
import { findPayment, lockPayment, type Payment } from './payments.queries.ts';
import { creditsDue } from './payments.rules.ts';
import { receiptOf } from './receipt.rules.ts';
import { completeRefund } from './refund-completion.service.ts';
import {
  findRefund,
  insertRefund,
  noteRefundAsked,
  type Refund,
  refundsOf,
  updateRefund,
} from './refunds.queries.ts';
import { payPalOf } from './settlement.service.ts';

const TRY_AGAIN_MS = 60_000;
/** Delay before a lost answer is first looked for. */
const LOOK_SOON_MS = 5_000;
/** PayPal recognises a refund by its request id for 45 days; after that a repeat would be a second refund. */
const REPEATABLE_MS = 40 * 86_400_000;
/** Held until PayPal's final answer: a refund to a bank account is pending for days. */
const HOLD_SECONDS = 30 * 86_400;

interface RefundOrder {
  /** One click, one id: the same id is the same refund, however often it is sent. */
  id: string;
  paymentId: string;
  /** In cents, or all that is left. */
  amountMinor: number | 'all';
  reason: string;
  origin: 'administrator' | 'withdrawal';
  /** The administrator who requests it: stored with the refund, both or neither. */
  actorId?: string;
  /** The credits that a preview promised to take back; if they have changed, nothing happens. */
  expectedTaken?: number | undefined;
}

/**
 * Refunds money and takes its credits back, as far as they are still there; the shortfall is stored on the refund. Stored, with
 * the credits held, before PayPal is asked: if the process dies half-way, the sweeper continues under the same id. Safe to
 * repeat with the same id.
 */
export async function refundPayment(deps: Deps, order: RefundOrder): Promise<Refund> {
  const refund = await deps.db.transaction((tx) => requestRefund(tx, deps, order));
  return advanceRefund(deps, refund.id);
}

/** The first half of the above, for callers that store more with it: `pursueRefund` or the sweeper does the second. */
export async function requestRefund(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  order: RefundOrder,
): Promise<Refund> {
  const payment = await lockPayment(tx, order.paymentId);
  const earlier = await findRefund(tx, order.id);
  if (earlier) return sameClick(earlier, order);
  const others = await refundsOf(tx, payment.id);
  assertNoRefundPending(others);
  const left = leftToRefund(payment, others);
  const amountMinor = order.amountMinor === 'all' ? left : order.amountMinor;
  if (amountMinor > left || amountMinor <= 0) throw new AppError('REFUND_NOT_POSSIBLE');
  const before = payment.refundedMinor + pendingRefundTotal(others);
  const due = creditsDue(payment, before, before + amountMinor);
  const take = Math.min(due, await lockSpendable(tx, payment.userId));
  if (take !== (order.expectedTaken ?? take)) throw new AppError('REFUND_CHANGED');
  const hold =
    take > 0
      ? await holdCredits(tx, {
          userId: payment.userId,
          purpose: 'purchase_reversal',
          amount: take,
          reference: `refund ${order.id}`,
          seconds: HOLD_SECONDS,
        })
      : undefined;
  const now = deps.clock.now();
  const refund = await insertRefund(tx, {
    id: order.id,
    paymentId: payment.id,
    amountMinor,
    reason: order.reason,
    origin: order.origin,
    creditsDue: due,
    creditsTaken: take,
    shortfall: take < due ? 'written-off' : 'none',
    holdId: hold?.id,
    nextTryAt: new Date(now.getTime() + TRY_AGAIN_MS),
    createdAt: now,
  });
  if (order.actorId) await recordRefund(tx, order.actorId, payment, refund);
  return refund;
}

function sameClick(earlier: Refund, { paymentId, amountMinor }: RefundOrder): Refund {
  const isSame = amountMinor === 'all' || amountMinor === earlier.amountMinor;
  if (earlier.paymentId !== paymentId || !isSame) throw new AppError('IDEMPOTENCY_CONFLICT');
  return earlier;
}

const recordRefund = (tx: Tx, actorId: string, payment: Payment, refund: Refund) =>
  recordChange(tx, {
    actorId,
    action: 'payment.refund',
    subjectKind: 'payment',
    subjectId: payment.id,
    before: { status: payment.status, refunded_minor: payment.refundedMinor },
    after: {
      refund_id: refund.id,
      amount_minor: refund.amountMinor,
      credits_due: refund.creditsDue,
      credits_taken: refund.creditsTaken,
    },
    reason: refund.reason,
    at: refund.createdAt,
  });

/**
 * Requests a stored refund at PayPal, or asks for its state, and applies the result. The request is stored before it is sent:
 * when the answer is lost, or the process dies, the outcome is unknown until the next call. Safe to repeat.
 */
export async function advanceRefund(deps: Deps, refundId: string): Promise<Refund> {
  const refund = await findRefund(deps.db, refundId);
  const payment = refund && (await findPayment(deps.db, refund.paymentId));
  if (!refund || !payment?.paypalCaptureId || !payment.paypalOrderId)
    throw new AppError('NOT_FOUND');
  if (!isOpenRefund(refund)) return refund;
  const askedAt = deps.clock.now();
  // First of all, so that one that always fails does not block the others.
  await noteRefundAsked(deps.db, refundId, { askedAt, nextTryAt: nextTryOf(refund, askedAt) });
  const captured = { ...payment, captureId: payment.paypalCaptureId };
  const outcome = refund.paypalRefundId
    ? await howItStands(deps, refund.paypalRefundId)
    : await askForMoneyBack(deps, captured, refund);
  const order = HOPELESS.has(outcome.kind) ? await orderOf(deps, payment.paypalOrderId) : undefined;
  const hidden = order && shownIn(order, refundId);
  await deps.db.transaction((tx) => conclude(tx, deps, refundId, hidden ?? outcome));
  if (order) await acceptSeen(deps, payment, order);
  return (await findRefund(deps.db, refundId)) ?? refund;
}

/** Soon at first, then every minute. */
const nextTryOf = ({ createdAt }: Refund, now: Date): Date => {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(TRY_AGAIN_MS, Math.max(LOOK_SOON_MS, age)));
};

const shownIn = ({ refunds }: PayPalOrder, refundId: string): PayPalRefund | undefined =>
  refunds.find((seen) => seen.refundId === refundId);

/**
 * Requests the refund at PayPal. If that was done before and the answer was lost, PayPal's own list is read first, and only a
 * refund missing there is requested again, under the same id.
 */
async function askForMoneyBack(
  deps: Deps,
  payment: Payment & { captureId: string },
  refund: Refund,
): Promise<RefundOutcome> {
  const order = refund.askedAt ? await orderOf(deps, payment.paypalOrderId ?? '') : undefined;
  const done = order && shownIn(order, refund.id);
  if (done) return { kind: END_OF[done.status], refund: done };
  const age = deps.clock.now().getTime() - refund.createdAt.getTime();
  if (refund.askedAt && age > REPEATABLE_MS) return order ? { kind: 'too-late' } : UNKNOWN;
  return payPalOf(deps).refundCapture({
    refundId: refund.id,
    captureId: payment.captureId,
    amount: { minor: refund.amountMinor, currency: payment.currency },
    // PayPal shows it to the buyer; the reason is internal.
    note: `ismi ${receiptOf(payment, payment.language).receipt_number ?? ''}`.trim(),
  });
}

const UNKNOWN: RefundOutcome = { kind: 'in-progress' };

/** A refund that PayPal has accepted is looked up, not requested again. One that cannot be read may still be pending. */
async function howItStands(deps: Deps, paypalRefundId: string): Promise<RefundOutcome> {
  const lookup = await payPalOf(deps).getRefund(paypalRefundId);
  if (lookup.kind === 'found') return { kind: END_OF[lookup.refund.status], refund: lookup.refund };
  if (lookup.kind === 'gone') return lookup;
  deps.log.error({ paypalRefundId, issue: lookup.issue }, 'failed to look up refund');
  return { kind: 'in-progress' };
}

/** Refusals, trusted only if PayPal’s own list does not show the refund: an earlier attempt may have done it unnoticed. */
const HOPELESS: ReadonlySet<RefundOutcome['kind']> = new Set([
  'already-refunded',
  'exceeds-remaining',
  'too-late',
  'gone',
  'faulty-request',
  'disputed',
]);

async function orderOf(deps: Deps, orderId: string): Promise<PayPalOrder | undefined> {
  const lookup = await payPalOf(deps).getOrder(orderId);
  return lookup.kind === 'found' ? lookup.order : undefined;
}

const END_OF: Record<PayPalRefund['status'], 'completed' | 'pending' | 'failed'> = {
  COMPLETED: 'completed',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

async function conclude(
  tx: Tx,
  deps: Deps,
  refundId: string,
  answer: RefundOutcome | PayPalRefund,
): Promise<void> {
  const outcome: RefundOutcome =
    'kind' in answer ? answer : { kind: END_OF[answer.status], refund: answer };
  const found = await findRefund(tx, refundId);
  if (!found) return;
  const payment = await lockPayment(tx, found.paymentId);
  const refund = (await findRefund(tx, refundId)) ?? found;
  if (!isOpenRefund(refund)) return;
  if (outcome.kind === 'completed')
    return completeRefund(tx, deps, { payment, refund }, outcome.refund.id);
  if (outcome.kind === 'failed' || HOPELESS.has(outcome.kind))
    return failRefund(tx, deps, payment, refund, outcome.kind);
  if (outcome.kind === 'pending')
    await updateRefund(tx, refundId, { status: 'pending', paypalRefundId: outcome.refund.id });
  // PayPal answered that it is not done yet, and why: it is retried, and its outcome is not unknown.
  if (NOT_YET.has(outcome.kind))
    await updateRefund(tx, refundId, { askedAt: null, failureReason: outcome.kind });
}

const NOT_YET: ReadonlySet<RefundOutcome['kind']> = new Set([
  'insufficient-funds',
  'capture-pending',
]);

async function failRefund(tx: Tx, deps: Deps, payment: Payment, refund: Refund, reason: string) {
  deps.log.error({ refundId: refund.id, reason }, 'refund failed permanently');
  if (refund.holdId) await releaseHold(tx, { id: refund.holdId, userId: payment.userId });
  await updateRefund(tx, refund.id, {
    status: 'failed',
    failureReason: reason,
    creditsTaken: 0,
    shortfall: 'none',
    nextTryAt: null,
  });
}

/** Brings our refunds of a payment in line with PayPal’s. Safe to repeat. */
export async function syncRefunds(deps: Deps, payment: Payment, order: PayPalOrder): Promise<void> {
  await acceptSeen(deps, payment, order);
  for (const { id, status } of await refundsOf(deps.db, payment.id)) {
    if (status === 'pending') await advanceRefund(deps, id);
  }
}

async function acceptSeen(deps: Deps, { id }: Payment, { refunds }: PayPalOrder): Promise<void> {
  for (const seen of refunds) {
    if (seen.status === 'COMPLETED') await acceptRefund(deps, id, seen);
  }
}

/** Money that the buyer has received: one of our own refunds, in whatever state, or one that PayPal made without us. */
async function acceptRefund(deps: Deps, paymentId: string, seen: PayPalRefund): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    const known = await refundsOf(tx, paymentId);
    const ours = known.find(
      ({ id, paypalRefundId }) => id === seen.refundId || paypalRefundId === seen.id,
    );
    if (payment.status !== 'completed' || ours?.status === 'completed') return;
    const refund = ours ?? (await enterForeign(tx, deps, payment, seen));
    if (refund) await completeRefund(tx, deps, { payment, refund }, seen.id);
  });
}

async function enterForeign(tx: Tx, deps: Deps, payment: Payment, seen: PayPalRefund) {
  const left = payment.amountMinor - payment.refundedMinor;
  const amountMinor = Math.min(seen.amount.minor, left);
  if (amountMinor <= 0) return undefined;
  const { refundedMinor: before } = payment;
  return insertRefund(tx, {
    id: newId(),
    paymentId: payment.id,
    amountMinor,
    origin: 'paypal',
    reason: 'PayPal',
    // PayPal has answered for it; one of ours may still be unanswered.
    status: 'pending',
    paypalRefundId: seen.id,
    creditsDue: creditsDue(payment, before, before + amountMinor),
    createdAt: deps.clock.now(),
  });
}

import type { PaymentStatus } from '@ismi/contract';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long an open order is offered again to the same buyer; PayPal forgets it after three hours. */
export const ORDER_REUSED_FOR_MS = 2.5 * HOUR;
/** After this an unapproved order expires. */
const ORDER_DIES_AFTER_MS = 3.25 * HOUR;
/** How long money held back by PayPal is waited for. */
const CAPTURE_WAITED_FOR_MS = 10 * 24 * HOUR;

const KEEN_FOR_MS = 15 * MINUTE;
const KEEN_EVERY_MS = 45_000;
const LATER_CHECKS_MS = [30, 60, 120, 165].map((minutes) => minutes * MINUTE);

/** When PayPal is asked about an order next: every 45 seconds while its buyer may be returning, then less and less often. */
export function nextCheckOf(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  if (age < KEEN_FOR_MS) return new Date(now.getTime() + KEEN_EVERY_MS);
  const later = LATER_CHECKS_MS.find((ms) => ms > age) ?? ORDER_DIES_AFTER_MS;
  return new Date(Math.max(createdAt.getTime() + later, now.getTime() + MINUTE));
}

/** The tax included in a price; the fraction of a cent goes to the seller. */
export const vatInside = (amountMinor: number, rate: number): number =>
  Math.round((amountMinor * rate) / (10_000 + rate));

interface Ordered {
  id: string;
  status: PaymentStatus;
  amountMinor: number;
  currency: string;
  createdAt: Date;
  paypalCaptureId: string | null;
  failureReason: string | null;
}

/** While a payment is pending: the buyer's card or account was refused, and another may be chosen. */
export const FUNDING = 'FUNDING';
/** The amount was wrong, and the buyer has it back. */
export const RETURNED_AT_PAYPAL = 'RETURNED_AT_PAYPAL';

interface Captured {
  id: string;
  amount: { minor: number; currency: string };
  paymentId: string | null;
}

/** PayPal's answer about an order, as far as it decides about the payment. */
type Answer =
  | { kind: 'completed' | 'returned' | 'pending' | 'declined'; capture: Captured }
  | { kind: 'approved' | 'not-approved' | 'in-progress' | 'gone' | 'duplicate-invoice' }
  | { kind: 'funding-failed' | 'refused' | 'faulty-request'; issue: string };

type ReviewReason =
  | 'amount-differs'
  | 'other-payment'
  | 'duplicate-invoice'
  | 'faulty-request'
  | 'order-gone';

/** The resulting transition of a payment. */
export type Settlement =
  | { kind: 'complete'; captureId: string }
  | { kind: 'wait'; for: 'approval' | 'funding' | 'paypal'; nextCheckAt: Date; captureId?: string }
  | { kind: 'close'; status: Extract<PaymentStatus, 'failed' | 'cancelled'>; reason: string | null }
  | { kind: 'review'; reason: ReviewReason; captureId?: string }
  | { kind: 'leave' };

/** Money counts only if it is the full amount, in the right currency, for this payment. */
function decideCaptured(ordered: Ordered, { id, amount, paymentId }: Captured): Settlement {
  if (paymentId !== null && paymentId !== ordered.id) {
    return { kind: 'review', reason: 'other-payment', captureId: id };
  }
  const isWhole = amount.minor === ordered.amountMinor && amount.currency === ordered.currency;
  return isWhole
    ? { kind: 'complete', captureId: id }
    : { kind: 'review', reason: 'amount-differs', captureId: id };
}

/**
 * Money captured and refunded. If it was correct, both are booked; if it was not, no review is needed any more, and a closed
 * payment stays closed.
 */
function decideReturned(ordered: Ordered, capture: Captured): Settlement {
  if (ordered.failureReason === RETURNED_AT_PAYPAL) return { kind: 'leave' };
  const kept = decideCaptured(ordered, capture);
  if (kept.kind === 'complete') return kept;
  if (ordered.status !== 'pending') return { kind: 'leave' };
  return { kind: 'close', status: 'failed', reason: RETURNED_AT_PAYPAL };
}

/** PayPal forgets an unpaid order. One with a known capture is not closed without review. */
function decideGone({ paypalCaptureId, failureReason }: Ordered): Settlement {
  if (paypalCaptureId !== null) return { kind: 'review', reason: 'order-gone' };
  return failureReason === FUNDING
    ? { kind: 'close', status: 'failed', reason: FUNDING }
    : { kind: 'close', status: 'cancelled', reason: null };
}

const waitFor = (who: 'approval' | 'funding' | 'paypal', { createdAt }: Ordered, now: Date) => ({
  kind: 'wait' as const,
  for: who,
  nextCheckAt: nextCheckOf(createdAt, now),
});

function decideUnapproved(
  ordered: Ordered,
  who: 'approval' | 'funding',
  reason: string | null,
  now: Date,
): Settlement {
  const age = now.getTime() - ordered.createdAt.getTime();
  if (age < ORDER_DIES_AFTER_MS) return waitFor(who, ordered, now);
  return { kind: 'close', status: who === 'approval' ? 'cancelled' : 'failed', reason };
}

function decideHeldBack(ordered: Ordered, captureId: string, now: Date): Settlement {
  const age = now.getTime() - ordered.createdAt.getTime();
  if (age > CAPTURE_WAITED_FOR_MS)
    return { kind: 'close', status: 'failed', reason: 'CAPTURE_PENDING' };
  const nextCheckAt = new Date(now.getTime() + HOUR);
  return { kind: 'wait', for: 'paypal', nextCheckAt, captureId };
}

/**
 * The state machine of an unsettled payment. All callers get the same result for the same facts. A cancelled payment stays so,
 * unless PayPal has its money after all.
 */
export function decideSettlement(ordered: Ordered, answer: Answer, now: Date): Settlement {
  if (ordered.status === 'completed' || ordered.status === 'refunded') return { kind: 'leave' };
  const hadMoney = answer.kind === 'completed' || answer.kind === 'returned';
  if (ordered.status !== 'pending' && !hadMoney) return { kind: 'leave' };
  switch (answer.kind) {
    case 'completed':
      return decideCaptured(ordered, answer.capture);
    case 'returned':
      return decideReturned(ordered, answer.capture);
    case 'pending':
      return decideHeldBack(ordered, answer.capture.id, now);
    case 'declined':
      return { kind: 'close', status: 'failed', reason: 'DECLINED' };
    case 'approved':
    case 'not-approved':
      return decideUnapproved(ordered, 'approval', null, now);
    case 'funding-failed':
      return decideUnapproved(ordered, 'funding', answer.issue, now);
    case 'in-progress':
      return waitFor('paypal', ordered, now);
    case 'gone':
      return decideGone(ordered);
    case 'refused':
      return { kind: 'close', status: 'failed', reason: answer.issue };
    case 'duplicate-invoice':
      return { kind: 'review', reason: 'duplicate-invoice' };
    case 'faulty-request':
      return { kind: 'review', reason: 'faulty-request' };
  }
}

/** Whether an order that never reached PayPal is cancelled: nobody was ever sent there to approve it. */
export const isAbandoned = ({ createdAt }: Pick<Ordered, 'createdAt'>, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= ORDER_DIES_AFTER_MS;

interface Refunded {
  credits: number;
  amountMinor: number;
}

/** The credits that a refund takes back: cumulative, so that many small refunds take exactly as much as one large. */
export function creditsDue(
  { credits, amountMinor }: Refunded,
  refundedBefore: number,
  refundedAfter: number,
): number {
  const upTo = (refunded: number) => Math.floor((credits * refunded) / amountMinor);
  return upTo(refundedAfter) - upTo(refundedBefore);
}

/** PayPal sends the buyer back only to our own two pages, whatever the caller asks for. */
export function returnUrlsOf(publicOrigin: string, locale: string) {
  return {
    returnUrl: `${publicOrigin}/${locale}/payment/success`,
    cancelUrl: `${publicOrigin}/${locale}/payment/cancel`,
  };
}

/** One of our two return pages, with or without a language. */
export function isOwnPage(
  url: string | undefined,
  publicOrigin: string,
  page: 'success' | 'cancel',
) {
  if (url === undefined) return true;
  if (!URL.canParse(url)) return false;
  const { origin, pathname } = new URL(url);
  return (
    origin === publicOrigin && new RegExp(`^(/(tr|en|de|ar))?/payment/${page}$`).test(pathname)
  );
}

const OVER = 'RESOLVED';

/** Whether a decided dispute continues: an appeal, or the buyer reopened it. */
export const isReopened = (before: string, after: string): boolean =>
  before === OVER && after !== OVER;

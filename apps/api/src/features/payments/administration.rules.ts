import type { PaymentStatus } from '@ismi/contract';
import { AppError } from '../../lib/app-error.ts';

interface Counts {
  completed: number;
  refunded: number;
  failed: number;
}

/**
 * Percent, with one decimal, of those that PayPal took or refused: one that was given back later did succeed, and one that its
 * buyer left is no failure. Null while there is none.
 */
export function successRate({ completed, refunded, failed }: Counts): number | null {
  const good = completed + refunded;
  return good + failed === 0 ? null : Math.round((good / (good + failed)) * 1000) / 10;
}

interface Asked {
  status: string;
  amountMinor: number;
}

export const isOpenRefund = ({ status }: Pick<Asked, 'status'>): boolean =>
  status === 'requested' || status === 'pending';

/** Whether PayPal has not answered for it yet; asked or not, no other refund of the same payment may begin. */
export const isUnanswered = ({ status }: Pick<Asked, 'status'>): boolean => status === 'requested';

/**
 * Refuses another refund of a payment while one is without an answer, and says why: PayPal was asked and what came of it is not
 * known, or PayPal has said that it cannot be done yet.
 */
export function assertNoneOutstanding(
  refunds: readonly (Asked & { askedAt: Date | null })[],
): void {
  const outstanding = refunds.find(isUnanswered);
  if (!outstanding) return;
  throw new AppError(outstanding.askedAt ? 'REFUND_OUTCOME_UNKNOWN' : 'REFUND_WAITING');
}

/** What is promised to the buyer, but not with them yet. */
export const promisedOf = (refunds: readonly Asked[]): number =>
  refunds.filter(isOpenRefund).reduce((sum, { amountMinor }) => sum + amountMinor, 0);

interface Paid {
  status: PaymentStatus;
  amountMinor: number;
  refundedMinor: number;
}

/** What may still be given back of a payment, in cents. */
export const leftToRefund = (payment: Paid, refunds: readonly Asked[]): number =>
  payment.status === 'completed'
    ? payment.amountMinor - payment.refundedMinor - promisedOf(refunds)
    : 0;

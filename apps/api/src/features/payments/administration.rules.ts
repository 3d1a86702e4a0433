import type { PaymentStatus } from '@ismi/contract';
import { AppError } from '../../lib/app-error.ts';

interface Counts {
  completed: number;
  refunded: number;
  failed: number;
}

/**
 * Success rate in percent, with one decimal, among payments that PayPal captured or refused: one refunded later did succeed,
 * and one abandoned by its buyer is no failure. Null while there is none.
 */
export function successRate({ completed, refunded, failed }: Counts): number | null {
  const good = completed + refunded;
  return good + failed === 0 ? null : Math.round((good / (good + failed)) * 1000) / 10;
}

interface RefundState {
  status: string;
  amountMinor: number;
}

export const isOpenRefund = ({ status }: Pick<RefundState, 'status'>): boolean =>
  status === 'requested' || status === 'pending';

/** Whether PayPal has not answered for it yet; no other refund of the same payment may begin. */
export const isUnanswered = ({ status }: Pick<RefundState, 'status'>): boolean =>
  status === 'requested';

/**
 * Refuses another refund while one is unanswered, and says why: its outcome at PayPal is unknown, or PayPal has said that it
 * cannot be done yet.
 */
export function assertNoRefundPending(
  refunds: readonly (RefundState & { askedAt: Date | null })[],
): void {
  const outstanding = refunds.find(isUnanswered);
  if (!outstanding) return;
  throw new AppError(outstanding.askedAt ? 'REFUND_OUTCOME_UNKNOWN' : 'REFUND_WAITING');
}

/** Promised to the buyer, but not received yet. */
export const pendingRefundTotal = (refunds: readonly RefundState[]): number =>
  refunds.filter(isOpenRefund).reduce((sum, { amountMinor }) => sum + amountMinor, 0);

interface Paid {
  status: PaymentStatus;
  amountMinor: number;
  refundedMinor: number;
}

/** What can still be refunded of a payment, in cents. */
export const leftToRefund = (payment: Paid, refunds: readonly RefundState[]): number =>
  payment.status === 'completed'
    ? payment.amountMinor - payment.refundedMinor - pendingRefundTotal(refunds)
    : 0;

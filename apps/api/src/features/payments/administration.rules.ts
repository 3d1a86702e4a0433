import type { PaymentStatus } from '@ismi/contract';

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

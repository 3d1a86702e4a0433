/** States of a payment and the actions on it. Free of zod, so that every page may import it. */
export const PAYMENT_STATUSES = [
  'pending',
  'completed',
  'failed',
  'refunded',
  'cancelled',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** PayPal does not support lira; it exists only as a filter. */
export const PAYMENT_CURRENCIES = ['EUR', 'USD', 'TRY'] as const;
export type PaymentCurrency = (typeof PAYMENT_CURRENCIES)[number];

/** The currency of all sales: prices are in its cents, and revenue figures count it alone. */
export const SALES_CURRENCY = 'EUR' satisfies PaymentCurrency;

/** Mails about a payment that an administrator may send. */
export const PAYMENT_NOTICES = [
  'payment_approved',
  'payment_rejected',
  'refund_processed',
  'custom',
] as const;
export type PaymentNotice = (typeof PAYMENT_NOTICES)[number];

export const SETTABLE_STATUSES = ['pending', 'completed', 'failed', 'cancelled'] as const;
export type SettableStatus = (typeof SETTABLE_STATUSES)[number];

/**
 * What an administrator may request for a payment. `pending` and `completed` mean: follow PayPal. Only money completes a
 * payment, and only a refund undoes one, so there are no other transitions.
 */
export const STATUS_CHANGES: Readonly<Record<PaymentStatus, readonly SettableStatus[]>> = {
  pending: ['pending', 'completed', 'failed', 'cancelled'],
  completed: ['completed'],
  failed: [],
  refunded: [],
  cancelled: [],
};

/** Which mails would be true for a payment. */
export function isNoticeAllowed(
  notice: PaymentNotice,
  { status, refunded }: { status: PaymentStatus; refunded: boolean },
): boolean {
  switch (notice) {
    case 'payment_approved':
      return status === 'completed';
    case 'payment_rejected':
      return status === 'failed' || status === 'cancelled';
    case 'refund_processed':
      return refunded;
    case 'custom':
      return true;
  }
}

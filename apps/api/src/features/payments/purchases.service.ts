import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { ThirdPartyError } from '../../lib/app-error.ts';
import { pendingRefundTotal } from './administration.rules.ts';
import { findPayment, lockPayment, type Payment } from './payments.queries.ts';
import { findLastPaid, findPaidByNumber } from './purchases.queries.ts';
import { isPurchaseNumber, readPurchaseNumber } from './purchases.rules.ts';
import { receiptNumberOf } from './receipt.rules.ts';
import { refundsOf } from './refunds.queries.ts';
import { advanceRefund, requestRefund } from './refunds.service.ts';

export { isPurchaseNumber };

export interface Purchase {
  paymentId: string;
  userId: string;
  buyerEmail: string;
  receiptNumber: string;
  completedAt: Date;
  amountMinor: number;
  /** Refunded, or about to be. */
  refundedMinor: number;
  currency: string;
  credits: number;
}

type Paid = Payment & { receiptNumber: number; completedAt: Date };
const isPaid = (payment: Payment | undefined): payment is Paid =>
  typeof payment?.receiptNumber === 'number' && payment.completedAt !== null;

async function purchaseOf(db: Db | Tx, payment: Paid, buyerEmail: string): Promise<Purchase> {
  const { id, userId, receiptNumber, completedAt, amountMinor, currency, credits } = payment;
  return {
    paymentId: id,
    userId,
    buyerEmail,
    receiptNumber: receiptNumberOf(receiptNumber, completedAt),
    completedAt,
    amountMinor,
    refundedMinor: payment.refundedMinor + pendingRefundTotal(await refundsOf(db, id)),
    currency,
    credits,
  };
}

/** A paid purchase, by any number that its buyer may have: ours or PayPal's. */
export async function findPurchase(db: Db | Tx, number: string): Promise<Purchase | undefined> {
  for (const { payment, email } of await findPaidByNumber(db, readPurchaseNumber(number))) {
    if (isPaid(payment)) return purchaseOf(db, payment, email);
  }
  return undefined;
}

/** The newest purchase of an account, also of an erased one. */
export async function findLastPurchase(db: Db | Tx, userId: string): Promise<Purchase | undefined> {
  const [last] = await findLastPaid(db, userId);
  return last && isPaid(last.payment) ? purchaseOf(db, last.payment, last.email) : undefined;
}

/** The same, by id and with the payment locked: the values stay true until the transaction ends. */
export async function lockPurchase(tx: Tx, paymentId: string): Promise<Purchase | undefined> {
  if (!(await findPayment(tx, paymentId))) return undefined;
  await lockPayment(tx, paymentId);
  return findPurchase(tx, paymentId);
}

interface Withdrawal {
  id: string;
  paymentId: string;
  amountMinor: number;
  reason: string;
}

/** Stores, in the caller's transaction, a refund for a withdrawal. Safe to repeat with the same id. */
export const queueRefund = (tx: Tx, deps: Pick<Deps, 'clock'>, withdrawal: Withdrawal) =>
  requestRefund(tx, deps, { ...withdrawal, origin: 'withdrawal' });

/** Asks PayPal now; if PayPal is unavailable, the sweeper does it later. */
export async function tryRefundNow(deps: Deps, refundId: string): Promise<void> {
  try {
    await advanceRefund(deps, refundId);
  } catch (error) {
    if (!(error instanceof ThirdPartyError)) throw error;
    deps.log.warn({ err: error, refundId }, 'refund postponed, PayPal unavailable');
  }
}

import type { RefundPreview } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { readSpendable } from '../credits/ledger.service.ts';
import { readUnspent } from '../credits/unspent.service.ts';
import { assertNoRefundPending, leftToRefund, pendingRefundTotal } from './administration.rules.ts';
import { findPayment } from './payments.queries.ts';
import { creditsDue } from './payments.rules.ts';
import { refundsOf } from './refunds.queries.ts';

/** What a refund would do now: the same calculation that the refund makes under its locks. */
export async function previewRefund(
  { db }: Pick<Deps, 'db'>,
  paymentId: string,
  amount: number | undefined,
): Promise<RefundPreview> {
  const payment = await findPayment(db, paymentId);
  if (!payment) throw new AppError('NOT_FOUND');
  const refunds = await refundsOf(db, paymentId);
  assertNoRefundPending(refunds);
  const left = leftToRefund(payment, refunds);
  const amountMinor = amount === undefined ? left : Math.round(amount * 100);
  if (amountMinor <= 0 || amountMinor > left) throw new AppError('REFUND_NOT_POSSIBLE');
  const [spendable, unspent] = await Promise.all([
    readSpendable(db, payment.userId),
    readUnspent(db, payment.userId, `payment ${paymentId}`),
  ]);
  const before = payment.refundedMinor + pendingRefundTotal(refunds);
  const due = creditsDue(payment, before, before + amountMinor);
  const taken = Math.min(due, spendable);
  return {
    amount: amountMinor / 100,
    currency: payment.currency,
    refundable_amount: left / 100,
    credits_due: due,
    credits_left_of_order: unspent,
    credits_taken: taken,
    credits_missing: due - taken,
  };
}

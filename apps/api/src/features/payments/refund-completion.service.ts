import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { settleHold } from '../credits/holds.service.ts';
import { lockSpendable, spendCredits } from '../credits/ledger.service.ts';
import { postRefunded } from './payment-mails.service.ts';
import { type Payment, updatePayment } from './payments.queries.ts';
import { type Refund, updateRefund } from './refunds.queries.ts';

/** PayPal has refunded the money: credits, ledger and mail follow, all or nothing. The caller holds the payment's lock. */
export async function completeRefund(
  tx: Tx,
  deps: Deps,
  { payment, refund }: { payment: Payment; refund: Refund },
  paypalRefundId: string,
): Promise<void> {
  const now = deps.clock.now();
  const taken = await takeBack(tx, payment, refund, now);
  await updateRefund(tx, refund.id, {
    status: 'completed',
    failureReason: null,
    paypalRefundId,
    creditsTaken: taken,
    shortfall: shortfallOf(refund, taken),
    nextTryAt: null,
    completedAt: now,
  });
  const refundedMinor = payment.refundedMinor + refund.amountMinor;
  await updatePayment(tx, payment.id, {
    refundedMinor,
    status: refundedMinor === payment.amountMinor ? 'refunded' : payment.status,
    updatedAt: now,
  });
  await postRefunded(tx, deps, payment, refund.amountMinor);
}

const shortfallOf = ({ creditsDue: due, origin }: Refund, taken: number) => {
  if (taken >= due) return 'none' as const;
  return origin === 'paypal' ? ('open' as const) : ('written-off' as const);
};

/** Charges the hold; if it was released meanwhile, whatever is available now. */
async function takeBack(tx: Tx, payment: Payment, refund: Refund, now: Date): Promise<number> {
  const { userId } = payment;
  if (refund.holdId && (await settleHold(tx, { id: refund.holdId, userId }, { now })))
    return refund.creditsTaken;
  const take = Math.min(refund.creditsDue, await lockSpendable(tx, userId));
  // A released hold must not look charged: uses another reference than the hold's.
  const reference = `${refund.holdId ? 'clawback' : 'refund'} ${refund.id}` as const;
  if (take > 0)
    await spendCredits(tx, { userId, type: 'purchase_reversal', amount: take, reference, now });
  return take;
}

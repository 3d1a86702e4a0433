import type { Deps } from '../../deps.ts';
import { AppError, ThirdPartyError } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { paymentView, refundView } from './administration.service.ts';
import { findPayment } from './payments.queries.ts';
import { findPaymentWithBuyer } from './payments-admin.queries.ts';
import { findRefund } from './refunds.queries.ts';
import { refundPayment } from './refunds.service.ts';

interface ManualRefund {
  actorId: string;
  paymentId: string;
  reason: string;
  amount?: number | undefined;
  expected_credits_taken?: number | undefined;
  opKey: string | undefined;
}

/**
 * An administrator's refund: all that is left, or a part. One click, one refund, however often it is sent. When PayPal's answer
 * is lost, it returns a refund with unknown outcome; no other one begins until that is known.
 */
export async function refundManually(deps: Deps, request: ManualRefund) {
  const { paymentId, reason, amount, actorId } = request;
  if (!(await findPayment(deps.db, paymentId))) throw new AppError('NOT_FOUND');
  const id = request.opKey ?? newId();
  const refund = await refundPayment(deps, {
    id,
    paymentId,
    amountMinor: amount === undefined ? 'all' : Math.round(amount * 100),
    reason,
    origin: 'administrator',
    actorId,
    expectedTaken: request.expected_credits_taken,
  }).catch(async (error: unknown) => {
    const stored = error instanceof ThirdPartyError && (await findRefund(deps.db, id));
    if (!stored) throw error;
    deps.log.warn({ refundId: id }, 'PayPal did not confirm refund, will retry');
    return stored;
  });
  const whole = await findPaymentWithBuyer(deps.db, paymentId);
  if (!whole) throw new AppError('NOT_FOUND');
  return { refund: refundView(refund), payment: paymentView(whole) };
}

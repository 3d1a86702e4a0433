import type { Deps } from '../../deps.ts';
import { AppError, OutsideFault } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { paymentView, refundView } from './administration.service.ts';
import { findPayment } from './payments.queries.ts';
import { findWhole } from './payments-admin.queries.ts';
import { findRefund } from './refunds.queries.ts';
import { refundPayment } from './refunds.service.ts';

interface Wish {
  actorId: string;
  paymentId: string;
  reason: string;
  amount?: number | undefined;
  expected_credits_taken?: number | undefined;
  opKey: string | undefined;
}

/**
 * An administrator gives money back: all that is left, or a part. One click, one refund, however often it is asked for. When PayPal's
 * answer is lost, the answer is a refund whose outcome is unknown; no other one begins until it is known.
 */
export async function refundByHand(deps: Deps, wish: Wish) {
  const { paymentId, reason, amount, actorId } = wish;
  if (!(await findPayment(deps.db, paymentId))) throw new AppError('NOT_FOUND');
  const id = wish.opKey ?? newId();
  const refund = await refundPayment(deps, {
    id,
    paymentId,
    amountMinor: amount === undefined ? 'all' : Math.round(amount * 100),
    reason,
    origin: 'administrator',
    actorId,
    expectedTaken: wish.expected_credits_taken,
  }).catch(async (error: unknown) => {
    const asked = error instanceof OutsideFault && (await findRefund(deps.db, id));
    if (!asked) throw error;
    deps.log.warn({ refundId: id }, 'PayPal did not answer for a refund; it is asked again');
    return asked;
  });
  const whole = await findWhole(deps.db, paymentId);
  if (!whole) throw new AppError('NOT_FOUND');
  return { refund: refundView(refund), payment: paymentView(whole) };
}

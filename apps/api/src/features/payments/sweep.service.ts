import type { Deps } from '../../deps.ts';
import { ThirdPartyError } from '../../lib/app-error.ts';
import { cancelIdlePayment } from './leases.queries.ts';
import { createPayPalOrder } from './order-creation.service.ts';
import { findPayment, paymentsToCheck, updatePayment } from './payments.queries.ts';
import { isAbandoned, nextCheckOf } from './payments.rules.ts';
import { refundsToTry } from './refunds.queries.ts';
import { advanceRefund } from './refunds.service.ts';
import { settlePayment } from './settlement.service.ts';

const AT_ONCE = 50;
/** Number of parallel requests to PayPal. */
const ABREAST = 5;

async function abreast<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = [...items];
  const next = async (): Promise<void> => {
    const item = waiting.shift();
    if (item === undefined) return;
    await act(item);
    await next();
  };
  await Promise.all(Array.from({ length: ABREAST }, next));
}

/**
 * Asks PayPal about every payment and refund that is due; makes up for closed tabs and lost webhooks. Safe to repeat and
 * concurrently. One failure does not stop the others; an error of our own fails the job at the end.
 */
export async function sweepPayments(deps: Deps): Promise<void> {
  if (!deps.paypal) return;
  const now = deps.clock.now();
  const faults: unknown[] = [];
  const trying = (act: () => Promise<unknown>) => act().catch((fault) => faults.push(fault));
  await abreast(await paymentsToCheck(deps.db, now, AT_ONCE), ({ id }) =>
    trying(() => check(deps, id)),
  );
  await abreast(await refundsToTry(deps.db, now, AT_ONCE), ({ id }) =>
    trying(() => advanceRefund(deps, id)),
  );
  for (const err of faults) deps.log.warn({ err }, 'failed to check payment');
  const own = faults.find((fault) => !(fault instanceof ThirdPartyError));
  if (own) throw own;
}

async function check(deps: Deps, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  if (payment?.status !== 'pending') return;
  const now = deps.clock.now();
  if (!payment.paypalOrderId && isAbandoned(payment, now)) {
    await cancelIdlePayment(deps.db, paymentId, now);
    return;
  }
  // First of all, so that one that always fails does not block the others.
  await updatePayment(deps.db, paymentId, {
    nextCheckAt: nextCheckOf(payment.createdAt, now),
    updatedAt: now,
  });
  if (!payment.paypalOrderId) await createPayPalOrder(deps, payment);
  await settlePayment(deps, paymentId);
}

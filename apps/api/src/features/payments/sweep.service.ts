import type { Deps } from '../../deps.ts';
import { OutsideFault } from '../../lib/app-error.ts';
import { cancelIdlePayment } from './leases.queries.ts';
import { placeAtPayPal } from './ordering.service.ts';
import { findPayment, paymentsToCheck, updatePayment } from './payments.queries.ts';
import { isForgotten, nextCheckOf } from './payments.rules.ts';
import { refundsToTry } from './refunds.queries.ts';
import { pursueRefund } from './refunds.service.ts';
import { settlePayment } from './settle.service.ts';

const AT_ONCE = 50;
/** PayPal is asked about so many at a time. */
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
 * Asks about every payment and refund that is due to be asked about; a closed tab and a lost webhook are made good here. Safe to
 * repeat and safe at once. What goes wrong with one does not keep the others; a fault of ours fails the job at the end.
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
    trying(() => pursueRefund(deps, id)),
  );
  for (const err of faults) deps.log.warn({ err }, 'a payment could not be looked into');
  const own = faults.find((fault) => !(fault instanceof OutsideFault));
  if (own) throw own;
}

async function check(deps: Deps, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  if (payment?.status !== 'pending') return;
  const now = deps.clock.now();
  if (!payment.paypalOrderId && isForgotten(payment, now)) {
    await cancelIdlePayment(deps.db, paymentId, now);
    return;
  }
  // First of all, so that one that always fails does not stand in the way of the others.
  await updatePayment(deps.db, paymentId, {
    nextCheckAt: nextCheckOf(payment.createdAt, now),
    updatedAt: now,
  });
  if (!payment.paypalOrderId) await placeAtPayPal(deps, payment);
  await settlePayment(deps, paymentId);
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Locale } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { AppError, ThirdPartyError } from '../../lib/app-error.ts';
import { readBalance } from '../credits/credits.service.ts';
import { findPayment, findPaymentByOrder, type Payment } from './payments.queries.ts';
import { FUNDING } from './payments.rules.ts';
import { receiptOf } from './receipt.rules.ts';
import { settlePayment } from './settlement.service.ts';

function waitingOf({ status, reviewReason, paypalCaptureId, leasedUntil, failureReason }: Payment) {
  if (status !== 'pending') return null;
  if (reviewReason) return 'review' as const;
  // A lease means that another process is asking PayPal: a buyer who has paid must not be sent there again.
  if (paypalCaptureId || leasedUntil) return 'paypal' as const;
  return failureReason === FUNDING ? ('funding' as const) : ('approval' as const);
}

/** How long a returning buyer waits for another process's answer, and how often it is checked. */
const PATIENCE_MS = 3_000;
const LOOK_EVERY_MS = 100;

/**
 * PayPal sends the webhook while it sends the buyer back: the first of the two captures, which takes a moment. The other waits
 * for it, or the buyer would see that a completed payment is still pending.
 */
async function settleOrWait(deps: Deps, paymentId: string): Promise<Payment | undefined> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const payment = await settlePayment(deps, paymentId, 'approval');
    const isAskedElsewhere = payment?.status === 'pending' && payment.leasedUntil;
    if (!isAskedElsewhere || performance.now() > end) return payment;
    await wait(LOOK_EVERY_MS);
  }
}

interface Returning {
  userId: string;
  orderId: string;
  locale: Locale;
}

/** The buyer is back: settles the payment if possible, and returns its state. Safe to repeat; another user’s order is not found. */
export async function finishPurchase(deps: Deps, { userId, orderId, locale }: Returning) {
  const found = await findPaymentByOrder(deps.db, orderId);
  if (found?.userId !== userId) throw new AppError('NOT_FOUND');
  // If PayPal is unavailable now, the sweeper asks later: for the buyer it is pending, not failed.
  const settled = await settleOrWait(deps, found.id).catch((error: unknown) => {
    if (error instanceof ThirdPartyError) return undefined;
    throw error;
  });
  const payment = settled ?? found;
  const waiting = settled ? waitingOf(payment) : 'paypal';
  const { credits } = await readBalance(deps.db, userId);
  return {
    status: payment.status,
    approvalUrl: waiting === 'funding' || waiting === 'approval' ? payment.approvalUrl : null,
    waiting,
    credits,
    receipt: receiptOf(payment, locale),
  };
}

/** One of the user’s own purchases. */
export async function readReceipt(deps: Deps, userId: string, id: string, locale: Locale) {
  const payment = await findPayment(deps.db, id);
  if (payment?.userId !== userId) throw new AppError('NOT_FOUND');
  return receiptOf(payment, locale);
}

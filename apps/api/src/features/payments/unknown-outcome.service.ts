import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../../deps.ts';
import { ThirdPartyError } from '../../lib/app-error.ts';
import { isUnanswered } from './administration.rules.ts';
import { findPayment } from './payments.queries.ts';
import { refundsOf } from './refunds.queries.ts';
import { advanceRefund } from './refunds.service.ts';
import { settlePayment } from './settlement.service.ts';

/** How long an opened payment waits for PayPal before it is shown as it is. */
const PATIENCE_MS = 4_000;

/**
 * Asks PayPal about unanswered requests: the refund or capture of a payment. The sweeper does the same; this is for an
 * administrator who is looking now. When PayPal is unavailable, the outcome stays unknown. Safe to repeat.
 */
export async function resolveUnknownOutcome(deps: Deps, paymentId: string): Promise<void> {
  const payment = deps.paypal && (await findPayment(deps.db, paymentId));
  if (!payment) return;
  const asking = ask(deps, paymentId, payment.captureAskedAt !== null).catch((error: unknown) => {
    if (!(error instanceof ThirdPartyError)) throw error;
    deps.log.warn({ paymentId }, 'failed to ask PayPal about payment');
  });
  const patience = new AbortController();
  await Promise.race([asking, wait(PATIENCE_MS, undefined, { signal: patience.signal })]);
  patience.abort();
}

async function ask(deps: Deps, paymentId: string, isCaptureUnknown: boolean): Promise<void> {
  if (isCaptureUnknown) await settlePayment(deps, paymentId);
  for (const refund of await refundsOf(deps.db, paymentId)) {
    if (isUnanswered(refund)) await advanceRefund(deps, refund.id);
  }
}

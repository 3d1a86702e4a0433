import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../../deps.ts';
import { OutsideFault } from '../../lib/app-error.ts';
import { isUnanswered } from './administration.rules.ts';
import { findPayment } from './payments.queries.ts';
import { refundsOf } from './refunds.queries.ts';
import { pursueRefund } from './refunds.service.ts';
import { settlePayment } from './settle.service.ts';

/** Who opens a payment is shown what is known after this. */
const PATIENCE_MS = 4_000;

/**
 * Asks PayPal about what it was told to do and has not answered for: the refund or the capture of a payment. The sweeper does the
 * same by itself; this is for a person who is looking now. When PayPal cannot be asked, the outcome stays unknown. Safe to repeat.
 */
export async function askAboutUnanswered(deps: Deps, paymentId: string): Promise<void> {
  const payment = deps.paypal && (await findPayment(deps.db, paymentId));
  if (!payment) return;
  const asking = ask(deps, paymentId, payment.captureAskedAt !== null).catch((error: unknown) => {
    if (!(error instanceof OutsideFault)) throw error;
    deps.log.warn({ paymentId }, 'PayPal cannot be asked about a payment');
  });
  const patience = new AbortController();
  await Promise.race([asking, wait(PATIENCE_MS, undefined, { signal: patience.signal })]);
  patience.abort();
}

async function ask(deps: Deps, paymentId: string, isCaptureUnknown: boolean): Promise<void> {
  if (isCaptureUnknown) await settlePayment(deps, paymentId);
  for (const refund of await refundsOf(deps.db, paymentId)) {
    if (isUnanswered(refund)) await pursueRefund(deps, refund.id);
  }
}

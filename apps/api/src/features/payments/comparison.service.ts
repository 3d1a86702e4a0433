import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { Money, PayPalTransaction } from '../../integrations/paypal/port.ts';
import {
  type BookedMoney,
  beginComparison,
  bookedAmong,
  bookedWithin,
  comparedUntil,
  insertDifference,
} from './comparison.queries.ts';
import {
  decideDifference,
  initialComparedUntil,
  type Span,
  spansToCompare,
} from './comparison.rules.ts';
import { paymentOfCapture, reconcile } from './events.service.ts';
import { findPayment, type Payment } from './payments.queries.ts';
import { findRefund } from './refunds.queries.ts';
import { payPalOf } from './settlement.service.ts';

/**
 * Reconciles PayPal's list of captures and refunds with our records, in both directions. What a lost webhook explains is booked
 * in the usual way; every other difference is reported once for manual review. Safe to repeat and to run concurrently;
 * continues where it stopped.
 */
export async function compareWithPayPal(deps: Deps): Promise<void> {
  if (!deps.paypal) return;
  const now = deps.clock.now();
  const until = await beginComparison(deps.db, initialComparedUntil(now));
  for (const span of spansToCompare(until, now)) {
    const list = await deps.paypal.listTransactions(span);
    if (list.kind === 'not-authorized') {
      deps.log.error('PayPal transaction search not permitted, reconciliation skipped');
      return;
    }
    if (list.kind === 'faulty-request')
      throw new Error(`PayPal does not answer for its list: ${list.issue}`);
    await compareSpan(deps, span, list.transactions);
    await comparedUntil(deps.db, span.to);
  }
}

/** One failure does not stop the others; but the period then does not count as compared. */
async function compareSpan(
  deps: Deps,
  span: Span,
  listed: readonly PayPalTransaction[],
): Promise<void> {
  const faults: unknown[] = [];
  const trying = (act: Promise<unknown>) => act.catch((fault: unknown) => faults.push(fault));
  const booked = new Map((await bookedAmong(deps.db, listed)).map((ours) => [ours.id, ours]));
  for (const theirs of listed) await trying(lookForOurs(deps, theirs, booked.get(theirs.id)));
  const listedIds = new Set(listed.map(({ id }) => id));
  for (const ours of await bookedWithin(deps.db, span)) {
    if (!listedIds.has(ours.id)) await trying(lookForTheirs(deps, ours));
  }
  for (const err of faults) deps.log.warn({ err }, 'failed to reconcile a PayPal transaction');
  if (faults.length > 0) throw faults[0];
}

async function lookForOurs(
  deps: Deps,
  theirs: PayPalTransaction,
  known: BookedMoney | undefined,
): Promise<void> {
  if (known) return tell(deps, theirs, { ours: known, theirs: theirs.amount });
  const payment = await paymentOf(deps, theirs);
  if (payment) await reconcile(deps, payment.id);
  const [ours] = await bookedAmong(deps.db, [theirs]);
  if (!ours && payment && (await isWithAPerson(deps, payment.id, theirs))) return;
  await tell(deps, theirs, { ours, theirs: theirs.amount, paymentId: payment?.id });
}

/** By what PayPal knows about the capture, else by the id that we assigned. */
async function paymentOf(deps: Deps, theirs: PayPalTransaction): Promise<Payment | undefined> {
  const { id, kind, captureId } = theirs;
  const capture = kind === 'capture' ? id : captureId;
  const found = capture ? await paymentOfCapture(deps, capture) : undefined;
  const ourId = z.uuid().safeParse(theirs.ourId).data;
  if (found || !ourId) return found;
  const refund = kind === 'refund' ? await findRefund(deps.db, ourId) : undefined;
  return findPayment(deps.db, refund?.paymentId ?? ourId);
}

/** A wrong amount is already on the desk, as a payment under review. */
async function isWithAPerson(deps: Deps, paymentId: string, { id }: PayPalTransaction) {
  const payment = await findPayment(deps.db, paymentId);
  return payment?.reviewReason !== null && payment?.paypalCaptureId === id;
}

/** The list may be late or have it under another day: ask PayPal for this one. */
async function lookForTheirs(deps: Deps, ours: BookedMoney): Promise<void> {
  const theirs =
    ours.kind === 'capture' ? await capturedAt(deps, ours) : await refundedAt(deps, ours);
  await tell(deps, ours, { ours, theirs });
}

const HOLDS_MONEY: ReadonlySet<string> = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);

async function capturedAt(deps: Deps, { id }: BookedMoney): Promise<Money | null> {
  const lookup = await payPalOf(deps).getCapture(id);
  if (lookup.kind === 'faulty-request') throw new Error(`capture ${id}: ${lookup.issue}`);
  const isThere = lookup.kind === 'found' && HOLDS_MONEY.has(lookup.capture.status);
  return isThere ? lookup.capture.amount : null;
}

async function refundedAt(deps: Deps, { id }: BookedMoney): Promise<Money | null> {
  const lookup = await payPalOf(deps).getRefund(id);
  if (lookup.kind === 'faulty-request') throw new Error(`refund ${id}: ${lookup.issue}`);
  const isThere = lookup.kind === 'found' && lookup.refund.status === 'COMPLETED';
  return isThere ? lookup.refund.amount : null;
}

interface Said {
  ours: BookedMoney | undefined;
  theirs: Money | null;
  paymentId?: string | undefined;
}

async function tell(
  deps: Deps,
  about: Pick<BookedMoney, 'id' | 'kind'>,
  { ours, theirs, paymentId = ours?.paymentId }: Said,
): Promise<void> {
  const difference = decideDifference(about, ours?.amount ?? null, theirs);
  if (!difference) return;
  const foundAt = deps.clock.now();
  const isNew = await insertDifference(deps.db, { ...difference, paymentId, foundAt });
  if (isNew) deps.log.error({ ...difference, paymentId }, 'PayPal reconciliation difference found');
}

import {
  type AdminEvent,
  type AdminPayment,
  type AdminPaymentDetails,
  type AdminRefund,
  addDays,
  BUSINESS_TIME_ZONE,
  pagesOf,
} from '@ismi/contract';
import type { CreditReference } from '../../db/schema/credits.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { dayIn } from '../../lib/calendar-day.ts';
import { isUnanswered, leftToRefund, successRate } from './administration.rules.ts';
import type { findEvent, Payment } from './payments.queries.ts';
import {
  countByStatus,
  disputesOf,
  entriesOf,
  eventsOf,
  type Filter,
  findPaymentWithBuyer,
  noticesOf,
  type PaymentWithBuyer,
  pageOfPayments,
  searchPayments,
} from './payments-admin.queries.ts';
import { readPurchaseNumber } from './purchases.rules.ts';
import { receiptOf } from './receipt.rules.ts';
import { type Refund, refundsOf } from './refunds.queries.ts';
import { resolveUnknownOutcome } from './unknown-outcome.service.ts';

const EVENTS_SHOWN = 50;

/** Requests to PayPal without an answer. */
function unknownOutcomeOf({ status, captureAskedAt }: Payment, hasUnknownRefund: boolean) {
  if (hasUnknownRefund) return 'refund' as const;
  return status === 'pending' && captureAskedAt ? ('capture' as const) : null;
}

/** A payment in the administrators' wire format. */
export const paymentView = ({
  payment,
  user,
  hasUnknownRefund,
}: PaymentWithBuyer): AdminPayment => ({
  id: payment.id,
  user,
  amount: payment.amountMinor / 100,
  refunded_amount: payment.refundedMinor / 100,
  currency: payment.currency,
  credits_purchased: payment.credits,
  status: payment.status,
  review_reason: payment.reviewReason,
  unknown_outcome: unknownOutcomeOf(payment, hasUnknownRefund),
  paypal_order_id: payment.paypalOrderId,
  paypal_capture_id: payment.paypalCaptureId,
  failure_reason: payment.failureReason,
  receipt_number: receiptOf(payment, payment.language).receipt_number,
  metadata: {
    package_id: payment.packageId,
    language: payment.language,
    country: payment.country,
    vat_rate: payment.vatRate / 100,
    vat_amount: payment.vatMinor / 100,
    completed_at: payment.completedAt?.toISOString() ?? null,
    next_check_at: payment.nextCheckAt?.toISOString() ?? null,
  },
  createdAt: payment.createdAt.toISOString(),
  updatedAt: payment.updatedAt.toISOString(),
});

export const refundView = (refund: Refund): AdminRefund => ({
  id: refund.id,
  amount: refund.amountMinor / 100,
  origin: refund.origin,
  reason: refund.reason,
  status: isUnanswered(refund) && refund.askedAt ? 'unknown' : refund.status,
  failure_reason: refund.failureReason,
  credits_due: refund.creditsDue,
  credits_taken: refund.creditsTaken,
  shortfall: refund.shortfall,
  created_at: refund.createdAt.toISOString(),
  completed_at: refund.completedAt?.toISOString() ?? null,
});

type StoredEvent = NonNullable<Awaited<ReturnType<typeof findEvent>>>;

export const eventView = (event: StoredEvent): AdminEvent => ({
  id: event.id,
  type: event.type,
  state: event.state,
  subject: event.subject as AdminEvent['subject'], // written by receiveEvent from a subject
  received_at: event.receivedAt.toISOString(),
});

type Wanted = Filter & { page: number; limit: number; search?: string | undefined };

/** One page of payments, newest first: all, or the search results. */
export async function listPayments(
  { db }: Pick<Deps, 'db'>,
  { page, limit, search, ...filter }: Wanted,
) {
  const window = { limit, offset: (page - 1) * limit };
  const viewOf = (rows: readonly PaymentWithBuyer[], total: number, tooMany: boolean) => ({
    payments: rows.map(paymentView),
    pagination: { page, pages: pagesOf(total, limit), total },
    tooMany,
  });
  if (search) {
    const { rows, total, tooMany } = await searchPayments(
      db,
      search,
      readPurchaseNumber(search),
      filter,
      window,
    );
    return viewOf(rows, total, tooMany);
  }
  const [rows, counts] = await Promise.all([
    pageOfPayments(db, filter, window),
    countByStatus(db, filter),
  ]);
  const total = counts.reduce((sum, row) => sum + row.count, 0);
  return viewOf(rows, total, false);
}

/** Payments of the last days including today, by status. */
export async function readPaymentStats({ db, clock }: Pick<Deps, 'db' | 'clock'>, days: number) {
  const today = dayIn(BUSINESS_TIME_ZONE, clock.now());
  const rows = await countByStatus(db, { start_date: addDays(today, 1 - days), end_date: today });
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  const counts = {
    completed: of('completed'),
    failed: of('failed'),
    pending: of('pending'),
    refunded: of('refunded'),
    cancelled: of('cancelled'),
  };
  return {
    overview: {
      total_payments: rows.reduce((sum, row) => sum + row.count, 0),
      completed_payments: counts.completed,
      failed_payments: counts.failed,
      pending_payments: counts.pending,
      refunded_payments: counts.refunded,
      cancelled_payments: counts.cancelled,
      success_rate: successRate(counts),
    },
  };
}

const referencesOf = (paymentId: string, refunds: readonly Refund[]): CreditReference[] => [
  `payment ${paymentId}`,
  ...refunds.flatMap(({ id }): CreditReference[] => [`refund ${id}`, `clawback ${id}`]),
];

/** One payment with everything that belongs to it. Unanswered requests are asked about first, for a few seconds. */
export async function readPayment(deps: Deps, id: string) {
  const { db } = deps;
  await resolveUnknownOutcome(deps, id);
  const whole = await findPaymentWithBuyer(db, id);
  if (!whole) throw new AppError('NOT_FOUND');
  const { payment } = whole;
  const refunds = await refundsOf(db, id);
  const [events, entries, disputes, notices] = await Promise.all([
    eventsOf(db, payment, EVENTS_SHOWN),
    entriesOf(db, payment.userId, referencesOf(id, refunds)),
    disputesOf(db, id),
    noticesOf(db, id),
  ]);
  const details: AdminPaymentDetails = {
    ...paymentView(whole),
    refundable_amount: leftToRefund(payment, refunds) / 100,
    refunds: refunds.map(refundView),
    events: events.map(eventView),
    ledger: entries.map((entry) => ({
      type: entry.type,
      amount: entry.amount,
      balance_after: entry.balanceAfter,
      reference: entry.reference,
      created_at: entry.createdAt.toISOString(),
    })),
    consents: {
      version: payment.consentVersion,
      given_at: payment.consentedAt.toISOString(),
      country: payment.country,
    },
    disputes: disputes.map(({ id: disputeId, status, outcome, settledByUsAt }) => ({
      id: disputeId,
      status,
      outcome,
      settled_by_us_at: settledByUsAt?.toISOString() ?? null,
    })),
    notices: notices.map(({ kind, sentAt }) => ({ type: kind, sent_at: sentAt.toISOString() })),
  };
  return { payment: details };
}

import { z } from 'zod';
import { adminReason, filterDay, Pagination, pageOfList } from '../admin/admin-lists.ts';
import { defineEndpoint } from '../core/endpoint.ts';
import { lineOfText, paragraphsOfText } from '../core/free-text.ts';
import { ADMIN_LIMITS } from '../core/limits.ts';
import { CREDIT_ENTRY_TYPES } from '../credits/credit-entry-types.ts';
import {
  PAYMENT_CURRENCIES,
  PAYMENT_NOTICES,
  PAYMENT_STATUSES,
  SETTABLE_STATUSES,
} from './payment-choices.ts';

const id = z.strictObject({ id: z.uuid() });
/** In whole cents, written with a point. */
const money = z
  .number()
  .min(0.01)
  .max(100_000)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'cents');
const moment = z.iso.datetime();

/** A purchase as the administrator sees it. */
export const AdminPayment = z.object({
  id: z.uuid(),
  user: z.object({ id: z.uuid(), email: z.string(), name: z.string() }),
  amount: z.number(),
  refunded_amount: z.number(),
  currency: z.string(),
  credits_purchased: z.int(),
  status: z.enum(PAYMENT_STATUSES),
  /** Requires manual review before anything more happens. */
  review_reason: z.string().nullable(),
  /** Requests to PayPal without an answer; asked again until there is one. */
  unknown_outcome: z.enum(['capture', 'refund']).nullable(),
  paypal_order_id: z.string().nullable(),
  paypal_capture_id: z.string().nullable(),
  failure_reason: z.string().nullable(),
  receipt_number: z.string().nullable(),
  metadata: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  createdAt: moment,
  updatedAt: moment,
});
export type AdminPayment = z.output<typeof AdminPayment>;

export const AdminRefund = z.object({
  id: z.uuid(),
  amount: z.number(),
  origin: z.enum(['administrator', 'withdrawal', 'paypal']),
  reason: z.string(),
  /** `unknown`: PayPal was asked, and its answer is missing. */
  status: z.enum(['requested', 'unknown', 'pending', 'completed', 'failed']),
  failure_reason: z.string().nullable(),
  credits_due: z.int(),
  credits_taken: z.int(),
  shortfall: z.enum(['none', 'written-off', 'open']),
  created_at: moment,
  completed_at: moment.nullable(),
});
export type AdminRefund = z.output<typeof AdminRefund>;

/** PayPal's id of an event. */
const eventId = z.strictObject({ id: z.string().regex(/^[\w-]{1,100}$/) });

/** A PayPal event, and its outcome. */
export const AdminEvent = z.object({
  id: z.string(),
  type: z.string(),
  state: z.enum(['received', 'done', 'review']),
  /** Its subject, by PayPal's own ids. */
  subject: z.object({
    kind: z.string(),
    orderId: z.string().nullish(),
    captureId: z.string().nullish(),
    captureIds: z.array(z.string()).optional(),
    paymentId: z.string().nullish(),
    refundId: z.string().optional(),
    disputeId: z.string().optional(),
  }),
  received_at: moment,
});
export type AdminEvent = z.output<typeof AdminEvent>;

export const AdminPaymentDetails = AdminPayment.extend({
  refundable_amount: z.number(),
  refunds: z.array(AdminRefund),
  events: z.array(AdminEvent),
  ledger: z.array(
    z.object({
      type: z.enum(CREDIT_ENTRY_TYPES),
      amount: z.int(),
      balance_after: z.int(),
      reference: z.string(),
      created_at: moment,
    }),
  ),
  consents: z.object({ version: z.string(), given_at: moment, country: z.string() }),
  disputes: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      outcome: z.string().nullable(),
      settled_by_us_at: moment.nullable(),
    }),
  ),
  notices: z.array(z.object({ type: z.enum(PAYMENT_NOTICES), sent_at: moment })),
});
export type AdminPaymentDetails = z.output<typeof AdminPaymentDetails>;

/** What a refund would do now. */
export const RefundPreview = z.object({
  amount: z.number(),
  currency: z.string(),
  refundable_amount: z.number(),
  /** The credits that this money bought. */
  credits_due: z.int(),
  /** Remaining credits of this order, the oldest being used first. */
  credits_left_of_order: z.int(),
  credits_taken: z.int(),
  credits_missing: z.int(),
});
export type RefundPreview = z.output<typeof RefundPreview>;

export const paymentsAdmin = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/payments',
    access: 'admin',
    limit: 'administration',
    summary:
      'Payments, the newest first, page by page; searched by the beginning of the address or of the id, or by receipt, order or capture number',
    query: z.strictObject({
      ...pageOfList(ADMIN_LIMITS.page),
      search: lineOfText(ADMIN_LIMITS.search).optional(),
      status: z.enum(PAYMENT_STATUSES).optional(),
      currency: z.enum(PAYMENT_CURRENCIES).optional(),
      start_date: filterDay.optional(),
      end_date: filterDay.optional(),
    }),
    response: z.object({
      payments: z.array(AdminPayment),
      pagination: Pagination,
      /** More users match than were read: a longer search finds the right one. */
      tooMany: z.boolean(),
    }),
  }),
  stats: defineEndpoint({
    method: 'GET',
    path: '/admin/payment-stats',
    access: 'admin',
    summary: 'How many payments of the last days stand where',
    query: z.strictObject({
      days: z.coerce.number().int().min(1).max(366).default(ADMIN_LIMITS.statsDays),
    }),
    response: z.object({
      overview: z.object({
        total_payments: z.int(),
        completed_payments: z.int(),
        failed_payments: z.int(),
        pending_payments: z.int(),
        refunded_payments: z.int(),
        cancelled_payments: z.int(),
        /** Percent of the finished ones; null while there is none. */
        success_rate: z.number().nullable(),
      }),
    }),
  }),
  details: defineEndpoint({
    method: 'GET',
    path: '/admin/payments/:id',
    access: 'admin',
    summary:
      'One payment with all that belongs to it. PayPal is asked first about what it has not answered',
    params: id,
    response: z.object({ payment: AdminPaymentDetails }),
  }),
  refundPreview: defineEndpoint({
    method: 'GET',
    path: '/admin/payments/:id/refund-preview',
    access: 'admin',
    summary: 'What a refund would give back, which credits it would take, and which are missing',
    params: id,
    query: z.strictObject({ amount: z.coerce.number().pipe(money).optional() }),
    response: RefundPreview,
  }),
  refund: defineEndpoint({
    method: 'POST',
    path: '/admin/payments/:id/refund',
    access: 'admin',
    fresh: true,
    limit: 'purchase',
    summary:
      'Give back all that is left of a payment, or a part of it. Safe to repeat with its key; an answer of PayPal that is missing makes the refund `unknown`',
    outsideFaults: true,
    params: id,
    body: z.strictObject({
      reason: adminReason,
      /** Absent: all that is left. */
      amount: money.optional(),
      /** The figures of the preview; if outdated, nothing happens. */
      expected_credits_taken: z.int().min(0).optional(),
    }),
    response: z.object({ refund: AdminRefund, payment: AdminPayment }),
  }),
  updateStatus: defineEndpoint({
    method: 'POST',
    path: '/admin/payments/:id/update-status',
    access: 'admin',
    fresh: true,
    limit: 'purchase',
    summary: 'Ask PayPal again, or give an unpaid payment up; money alone completes one',
    outsideFaults: true,
    params: id,
    body: z.strictObject({ status: z.enum(SETTABLE_STATUSES), reason: adminReason.optional() }),
    response: AdminPayment,
  }),
  clearReview: defineEndpoint({
    method: 'POST',
    path: '/admin/payments/:id/clear-review',
    access: 'admin',
    fresh: true,
    summary: 'Disputes and missing credits have been looked at: the buyer may buy again',
    params: id,
    body: z.strictObject({ reason: adminReason }),
    response: z.object({ disputes: z.int(), shortfalls: z.int() }),
  }),
  notify: defineEndpoint({
    method: 'POST',
    path: '/admin/payments/:id/send-notification',
    access: 'admin',
    summary: 'Write to the buyer about a payment, in their language. Safe to repeat with its key',
    params: id,
    body: z.strictObject({
      type: z.enum(PAYMENT_NOTICES),
      custom_message: paragraphsOfText(ADMIN_LIMITS.message).optional(),
    }),
    response: z.object({ sent: z.literal(true) }),
  }),
  events: defineEndpoint({
    method: 'GET',
    path: '/admin/paypal-events',
    access: 'admin',
    summary: 'What PayPal told us and a person has to look at, the longest waiting first',
    query: z.strictObject(pageOfList(ADMIN_LIMITS.page)),
    response: z.object({ events: z.array(AdminEvent), pagination: Pagination }),
  }),
  event: defineEndpoint({
    method: 'GET',
    path: '/admin/paypal-events/:id',
    access: 'admin',
    summary: 'One thing that PayPal told us, and the payment it may belong to',
    params: eventId,
    response: z.object({ event: AdminEvent, payment: AdminPayment.nullable() }),
  }),
  handleEvent: defineEndpoint({
    method: 'POST',
    path: '/admin/paypal-events/:id/handle',
    access: 'admin',
    fresh: true,
    limit: 'administration',
    summary: 'Mark as handled; safe to repeat',
    params: eventId,
    body: z.strictObject({ reason: adminReason }),
    response: z.object({ event: AdminEvent }),
  }),
  retryEvent: defineEndpoint({
    method: 'POST',
    path: '/admin/paypal-events/:id/retry',
    access: 'admin',
    fresh: true,
    summary: 'Look into it once more; safe to repeat',
    params: eventId,
    body: z.strictObject({ reason: adminReason }),
    response: z.object({ event: AdminEvent }),
  }),
};

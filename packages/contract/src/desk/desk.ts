import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { paragraphsOfText } from '../core/free-text.ts';
import { DESK_LIMITS } from '../core/limits.ts';
import { NAME_REPORT_PARTS } from '../names/name-pages.ts';

/** Items that wait for manual handling. */
export const DESK_KINDS = ['contact', 'payment', 'name_report'] as const;
export type DeskKind = (typeof DESK_KINDS)[number];

const DESK_STATUSES = ['open', 'handled'] as const;
export type DeskStatus = (typeof DESK_STATUSES)[number];

/** Why a payment requires manual review. */
export const PROBLEM_REASONS = [
  /** PayPal's answer does not match the order. */
  'payment_review',
  /** Ordered more than a day ago, and the outcome is still unknown. */
  'payment_waiting',
  'refund_failed',
  /** Requested more than a day ago, and the money is not certain yet. */
  'refund_waiting',
  /** PayPal reversed the payment, and the credits were spent. */
  'refund_shortfall',
  /** The buyer opened a dispute at PayPal. */
  'dispute',
  /** A PayPal event that belongs to no known payment. */
  'event_review',
  /** PayPal's list has a capture or refund that our records lack. */
  'paypal_unbooked',
  /** Our records have a capture or refund that PayPal does not know. */
  'paypal_missing',
  /** Both have it, with different amounts. */
  'paypal_amount',
] as const;
export type ProblemReason = (typeof PROBLEM_REASONS)[number];

const note = paragraphsOfText(DESK_LIMITS.note);
const handling = z.object({
  status: z.enum(DESK_STATUSES),
  note: z.string().nullable(),
  handled_at: z.iso.datetime().nullable(),
  /** The administrator's name; null when the account is gone. */
  handled_by: z.string().nullable(),
});

/** One of our ids, or one of PayPal's: `PP-D-4012`, `WH-1997398…`. */
const problemSubject = z.string().regex(/^[A-Za-z0-9-]{1,100}$/);

const person = z.object({ id: z.uuid(), name: z.string(), email: z.string() });
const aboutPayment = z.object({
  id: z.uuid(),
  amount: z.number(),
  currency: z.string(),
  credits: z.int(),
  status: z.string(),
  created_at: z.iso.datetime(),
});

/** One item on the desk, with the user and the payment concerned, if known. */
export const DeskItem = handling.extend({
  kind: z.enum(DESK_KINDS),
  id: z.string(),
  created_at: z.iso.datetime(),
  user: person.nullable(),
  /** For a message: the last payment of the account with its address. */
  payment: aboutPayment.nullable(),
  contact: z
    .object({
      reference: z.string(),
      name: z.string(),
      email: z.string(),
      subject: z.string(),
      message: z.string(),
      language: z.string(),
      answer: z.string().nullable(),
      answered_at: z.iso.datetime().nullable(),
    })
    .nullable(),
  problem: z.object({ reason: z.enum(PROBLEM_REASONS), detail: z.string().nullable() }).nullable(),
  report: z
    .object({
      name_id: z.string(),
      name: z.string(),
      part: z.enum(NAME_REPORT_PARTS),
      message: z.string(),
      language: z.string(),
    })
    .nullable(),
});
export type DeskItem = z.output<typeof DeskItem>;

export const desk = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/desk',
    access: 'admin',
    limit: 'administration',
    summary:
      'What waits for a person of ours, the longest waiting first; what is handled, the newest first',
    query: z.strictObject({
      kind: z.enum(DESK_KINDS).optional(),
      status: z.enum(DESK_STATUSES).default('open'),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(DESK_LIMITS.pageMax).default(DESK_LIMITS.page),
    }),
    response: z.object({
      items: z.array(DeskItem),
      pagination: z.object({ page: z.int(), pages: z.int(), total: z.int() }),
      /** Open items by kind, regardless of the filter. */
      open: z.object({ contact: z.int(), payment: z.int(), name_report: z.int() }),
    }),
  }),
  answerMessage: defineEndpoint({
    method: 'POST',
    path: '/admin/contact-messages/:id/answer',
    access: 'admin',
    summary:
      'Answer a message by mail, in the language in which it was sent; it is handled with that',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ answer: paragraphsOfText(DESK_LIMITS.answer) }),
    response: handling,
  }),
  handleMessage: defineEndpoint({
    method: 'PUT',
    path: '/admin/contact-messages/:id',
    access: 'admin',
    summary: 'Put a message away as handled, or back on the desk',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ status: z.enum(DESK_STATUSES), note }),
    response: handling,
  }),
  handleReport: defineEndpoint({
    method: 'PUT',
    path: '/admin/name-reports/:id',
    access: 'admin',
    summary: 'Put a report about a name away as handled, or back on the desk',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ status: z.enum(DESK_STATUSES), note }),
    response: handling,
  }),
  handleProblem: defineEndpoint({
    method: 'PUT',
    path: '/admin/payment-problems/:reason/:id',
    access: 'admin',
    fresh: true,
    summary:
      'Put a problem of a payment away as handled; settles a complaint and writes a shortfall off',
    params: z.strictObject({ reason: z.enum(PROBLEM_REASONS), id: problemSubject }),
    body: z.strictObject({ note }),
    response: handling,
  }),
};

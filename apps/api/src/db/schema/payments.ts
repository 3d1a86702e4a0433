import { LOCALES, PACKAGE_IDS, PAYMENT_NOTICES, PAYMENT_STATUSES } from '@ismi/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { declared } from '../declared-table.ts';
import { oneOf } from '../one-of.ts';
import { timestampColumn } from '../timestamp-column.ts';
import { users } from './auth.ts';

/** Reasons for a manual review before anything more happens to a payment. */
export const REVIEW_REASONS = [
  'amount-differs',
  'other-payment',
  'duplicate-invoice',
  'faulty-request',
  'order-gone',
] as const;

/** One purchase, from the order to its last refund. Price and credits are those of the day it was ordered. */
export const payments = declared(
  { data: 'personal', owner: 'user_id', retention: 'permanent' },
  pgTable(
    'payments',
    {
      id: uuid('id').primaryKey(),
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id),
      /** The `Idempotency-Key` of the click that ordered it. */
      opKey: uuid('op_key'),
      packageId: text('package_id', { enum: PACKAGE_IDS }).notNull(),
      credits: integer('credits').notNull(),
      amountMinor: integer('amount_minor').notNull(),
      currency: text('currency').notNull(),
      status: text('status', { enum: PAYMENT_STATUSES }).notNull().default('pending'),
      reviewReason: text('review_reason', { enum: REVIEW_REASONS }),
      failureReason: text('failure_reason'),
      language: text('language', { enum: LOCALES }).notNull(),
      country: text('country').notNull(),
      /** In hundredths of a percent: 1900 are 19 %. */
      vatRate: integer('vat_rate').notNull(),
      vatMinor: integer('vat_minor').notNull(),
      consentVersion: text('consent_version').notNull(),
      consentedAt: timestampColumn('consented_at').notNull(),
      paypalOrderId: text('paypal_order_id').unique(),
      approvalUrl: text('approval_url'),
      paypalCaptureId: text('paypal_capture_id').unique(),
      /** Consecutive, without gaps: assigned in the transaction that completes the payment. */
      receiptNumber: integer('receipt_number').unique(),
      refundedMinor: integer('refunded_minor').notNull().default(0),
      /** Lease by the database's clock: its holder asks PayPal, and nobody else asks meanwhile. */
      leasedUntil: timestampColumn('leased_until'),
      nextCheckAt: timestampColumn('next_check_at'),
      /** PayPal was asked to capture the money, and the outcome is not known yet. */
      captureAskedAt: timestampColumn('capture_asked_at'),
      createdAt: timestampColumn('created_at').notNull(),
      updatedAt: timestampColumn('updated_at').notNull(),
      completedAt: timestampColumn('completed_at'),
    },
    (table) => [
      uniqueIndex('payments_one_open_per_package')
        .on(table.userId, table.packageId)
        .where(sql`${table.status} = 'pending' and ${table.paypalCaptureId} is null`),
      uniqueIndex('payments_one_per_click').on(table.userId, table.opKey),
      index('payments_of_user').on(table.userId, table.createdAt),
      // One for each filter of the administration: every page is read from its start, however rare the rows.
      index('payments_by_time').on(table.createdAt, table.id),
      index('payments_by_status').on(table.status, table.createdAt, table.id),
      index('payments_by_currency').on(table.currency, table.createdAt, table.id),
      index('payments_by_currency_and_status').on(
        table.currency,
        table.status,
        table.createdAt,
        table.id,
      ),
      index('payments_to_review')
        .on(table.updatedAt)
        .where(sql`${table.status} = 'pending' and ${table.reviewReason} is not null`),
      index('payments_to_check')
        .on(table.nextCheckAt)
        .where(sql`${table.status} = 'pending' and ${table.reviewReason} is null`),
      // Includes the summed columns, so that a day's revenue is read from the index alone.
      index('payments_by_completion')
        .on(table.completedAt, table.currency, table.amountMinor)
        .where(sql`${table.completedAt} is not null`),
      check('payments_status_is_known', oneOf(table.status, PAYMENT_STATUSES)),
      check('payments_review_reason_is_known', oneOf(table.reviewReason, REVIEW_REASONS)),
      check('payments_cost_something', sql`${table.amountMinor} > 0 and ${table.credits} > 0`),
      check(
        'payments_refund_at_most_what_was_paid',
        sql`${table.refundedMinor} between 0 and ${table.amountMinor}`,
      ),
      // Amounts and receipt exist exactly for payments that are or were completed.
      check(
        'payments_completed_have_money_and_receipt',
        sql`(${table.status} in ('completed', 'refunded')) = (${table.receiptNumber} is not null and ${table.completedAt} is not null)`,
      ),
      check(
        'payments_completed_are_captured',
        sql`${table.status} not in ('completed', 'refunded') or ${table.paypalCaptureId} is not null`,
      ),
    ],
  ),
);

/**
 * Payments per day (Berlin) and state, with their amounts: maintained by a trigger of the migration at the end of every
 * transaction that changes a payment, so that totals need no counting.
 */
export const paymentDays = declared(
  { data: 'technical', owner: null, retention: 'permanent' },
  pgTable(
    'payment_days',
    {
      day: date('day', { mode: 'string' }).notNull(),
      currency: text('currency').notNull(),
      status: text('status', { enum: PAYMENT_STATUSES }).notNull(),
      payments: integer('payments').notNull(),
      amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
      refundedMinor: bigint('refunded_minor', { mode: 'number' }).notNull(),
    },
    (table) => [primaryKey({ columns: [table.day, table.currency, table.status] })],
  ),
);

/** The last receipt number. One row; locked when a payment completes, so that no number is skipped or used twice. */
export const receiptCounter = declared(
  { data: 'technical', owner: null, retention: 'permanent' },
  pgTable(
    'receipt_counter',
    {
      only: integer('only').primaryKey().default(1),
      last: integer('last').notNull().default(0),
    },
    (table) => [check('receipt_counter_is_one_row', sql`${table.only} = 1`)],
  ),
);

export const REFUND_STATUSES = ['requested', 'pending', 'completed', 'failed'] as const;
export const REFUND_ORIGINS = ['administrator', 'withdrawal', 'paypal'] as const;
export const SHORTFALLS = ['none', 'written-off', 'open'] as const;

/** A refund, and the credits taken back with it as far as they are still there. */
export const refunds = declared(
  { data: 'personal', owner: null, retention: 'permanent' },
  pgTable(
    'refunds',
    {
      id: uuid('id').primaryKey(),
      paymentId: uuid('payment_id')
        .notNull()
        .references(() => payments.id),
      amountMinor: integer('amount_minor').notNull(),
      origin: text('origin', { enum: REFUND_ORIGINS }).notNull(),
      reason: text('reason').notNull(),
      status: text('status', { enum: REFUND_STATUSES }).notNull().default('requested'),
      failureReason: text('failure_reason'),
      paypalRefundId: text('paypal_refund_id').unique(),
      /** The credits that the money bought, those that could be taken back, and what happened to the rest. */
      creditsDue: integer('credits_due').notNull(),
      creditsTaken: integer('credits_taken').notNull().default(0),
      shortfall: text('shortfall', { enum: SHORTFALLS }).notNull().default('none'),
      holdId: uuid('hold_id'),
      nextTryAt: timestampColumn('next_try_at'),
      /** PayPal was asked to refund. For a requested refund the outcome is not known yet. */
      askedAt: timestampColumn('asked_at'),
      createdAt: timestampColumn('created_at').notNull(),
      completedAt: timestampColumn('completed_at'),
    },
    (table) => [
      index('refunds_of_payment').on(table.paymentId),
      // No second refund until PayPal has answered for the first: it might be the same money.
      uniqueIndex('refunds_one_unanswered_per_payment')
        .on(table.paymentId)
        .where(sql`${table.status} = 'requested'`),
      index('refunds_to_try')
        .on(table.nextTryAt)
        .where(sql`${table.status} in ('requested', 'pending')`),
      index('refunds_to_review')
        .on(table.createdAt)
        .where(sql`${table.status} = 'failed' or ${table.shortfall} = 'open'`),
      index('refunds_by_completion')
        .on(table.completedAt)
        .where(sql`${table.completedAt} is not null`),
      check('refunds_status_is_known', oneOf(table.status, REFUND_STATUSES)),
      check('refunds_origin_is_known', oneOf(table.origin, REFUND_ORIGINS)),
      check('refunds_shortfall_is_known', oneOf(table.shortfall, SHORTFALLS)),
      check('refunds_move_money', sql`${table.amountMinor} > 0`),
      check(
        'refunds_take_at_most_what_is_due',
        sql`${table.creditsTaken} between 0 and ${table.creditsDue}`,
      ),
    ],
  ),
);

/** Mails about a payment that an administrator sent by hand; the text is only in the mail. */
export const paymentNotices = declared(
  { data: 'technical', owner: null, retention: 'permanent' },
  pgTable(
    'payment_notices',
    {
      /** One click, one id, one mail. */
      id: uuid('id').primaryKey(),
      paymentId: uuid('payment_id')
        .notNull()
        .references(() => payments.id),
      kind: text('kind', { enum: PAYMENT_NOTICES }).notNull(),
      sentAt: timestampColumn('sent_at').notNull(),
    },
    (table) => [
      index('payment_notices_of_payment').on(table.paymentId),
      check('payment_notices_kind_is_known', oneOf(table.kind, PAYMENT_NOTICES)),
    ],
  ),
);

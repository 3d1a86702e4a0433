import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { declared } from '../declared-table.ts';
import { oneOf } from '../one-of.ts';
import { timestampColumn } from '../timestamp-column.ts';
import { payments } from './payments.ts';

export const EVENT_STATES = ['received', 'done', 'review'] as const;

/** PayPal's webhook events, each once: a hint where to look. */
export const paypalEvents = declared(
  { data: 'technical', owner: null, retention: { days: 400, since: 'received_at' } },
  pgTable(
    'paypal_events',
    {
      id: text('id').primaryKey(),
      type: text('type').notNull(),
      subject: jsonb('subject').$type<Record<string, unknown>>().notNull(),
      state: text('state', { enum: EVENT_STATES }).notNull().default('received'),
      receivedAt: timestampColumn('received_at').notNull(),
    },
    (table) => [
      index('paypal_events_by_age').on(table.receivedAt),
      index('paypal_events_to_review').on(table.receivedAt).where(sql`${table.state} = 'review'`),
      index('paypal_events_of_order').on(sql`(${table.subject} ->> 'orderId')`),
      index('paypal_events_of_capture').on(sql`(${table.subject} ->> 'captureId')`),
      check('paypal_events_state_is_known', oneOf(table.state, EVENT_STATES)),
    ],
  ),
);

/** A buyer's dispute at PayPal; the buyer cannot buy more until an administrator has looked at it. */
export const disputes = declared(
  { data: 'personal', owner: null, retention: 'permanent' },
  pgTable(
    'disputes',
    {
      id: text('id').primaryKey(),
      paymentId: uuid('payment_id')
        .notNull()
        .references(() => payments.id),
      status: text('status').notNull(),
      outcome: text('outcome'),
      settledByUsAt: timestampColumn('settled_by_us_at'),
      updatedAt: timestampColumn('updated_at').notNull(),
    },
    (table) => [index('disputes_of_payment').on(table.paymentId)],
  ),
);

/** How far our ledger has been reconciled with PayPal's list. One row; a restored backup continues from its own position. */
export const paypalComparison = declared(
  { data: 'technical', owner: null, retention: 'permanent' },
  pgTable(
    'paypal_comparison',
    {
      only: integer('only').primaryKey().default(1),
      comparedUntil: timestampColumn('compared_until').notNull(),
    },
    (table) => [check('paypal_comparison_is_one_row', sql`${table.only} = 1`)],
  ),
);

export const DIFFERENCE_REASONS = ['paypal_unbooked', 'paypal_missing', 'paypal_amount'] as const;

/** Differences between our records and PayPal's list, each reported once even if found again. */
export const paypalDifferences = declared(
  { data: 'personal', owner: null, retention: { days: 400, since: 'found_at' } },
  pgTable(
    'paypal_differences',
    {
      reason: text('reason', { enum: DIFFERENCE_REASONS }).notNull(),
      /** PayPal's id of the capture or refund. */
      id: text('id').notNull(),
      /** If known. */
      paymentId: uuid('payment_id').references(() => payments.id),
      detail: text('detail').notNull(),
      foundAt: timestampColumn('found_at').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.reason, table.id] }),
      index('paypal_differences_by_age').on(table.foundAt),
      index('paypal_differences_of_payment').on(table.paymentId),
      check('paypal_differences_reason_is_known', oneOf(table.reason, DIFFERENCE_REASONS)),
    ],
  ),
);

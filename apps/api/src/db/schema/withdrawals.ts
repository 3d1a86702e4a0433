import { LOCALES, WITHDRAWAL_STATUSES } from '@ismi/contract';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { declared } from '../declared-table.ts';
import { oneOf } from '../one-of.ts';
import { timestampColumn } from '../timestamp-column.ts';
import { users } from './auth.ts';
import { payments, refunds } from './payments.ts';

/**
 * Declarations of withdrawal, as received. Kept six years as business letters. The purchase is looked up without the sender
 * noticing: the sender gets the same reply in every case.
 */
export const withdrawals = declared(
  { data: 'personal', owner: 'user_id', retention: { days: 2192, since: 'created_at' } },
  pgTable(
    'withdrawals',
    {
      id: uuid('id').primaryKey(),
      reference: text('reference').notNull().unique(),
      /** The `Idempotency-Key` of the click that confirmed it. */
      opKey: uuid('op_key').unique(),
      name: text('name').notNull(),
      email: text('email').notNull(),
      /** As written by the sender: a receipt number, an order number, or free text. */
      orderNumber: text('order_number').notNull(),
      language: text('language', { enum: LOCALES }).notNull(),
      status: text('status', { enum: WITHDRAWAL_STATUSES }).notNull().default('open'),
      /** The purchase it refers to, once certain, and its buyer. */
      paymentId: uuid('payment_id').references(() => payments.id),
      userId: uuid('user_id').references(() => users.id),
      /** The refund; null where nothing was left to refund. */
      refundId: uuid('refund_id').references(() => refunds.id),
      note: text('note'),
      createdAt: timestampColumn('created_at').notNull(),
      handledAt: timestampColumn('handled_at'),
    },
    (table) => [
      index('withdrawals_by_sender').on(table.email, table.createdAt),
      index('withdrawals_by_age').on(table.createdAt),
      index('withdrawals_of_user').on(table.userId),
      index('withdrawals_open').on(table.createdAt).where(sql`${table.status} = 'open'`),
      index('withdrawals_answered').on(table.status, table.handledAt, table.id),
      uniqueIndex('withdrawals_one_settled_per_payment')
        .on(table.paymentId)
        .where(sql`${table.status} = 'refunded'`),
      check('withdrawals_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
      check('withdrawals_language_is_ours', oneOf(table.language, LOCALES)),
      check('withdrawals_status_is_known', oneOf(table.status, WITHDRAWAL_STATUSES)),
      check(
        'withdrawals_handled_say_when',
        sql`(${table.status} = 'open') = (${table.handledAt} is null)`,
      ),
      check(
        'withdrawals_refunded_name_the_purchase',
        sql`${table.status} <> 'refunded' or ${table.paymentId} is not null`,
      ),
      check(
        'withdrawals_buyer_belongs_to_a_purchase',
        sql`(${table.paymentId} is null) = (${table.userId} is null)`,
      ),
    ],
  ),
);

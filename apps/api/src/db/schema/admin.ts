import { DAILY_STEPS, LOCALES } from '@ismi/contract';
import { bigint, check, date, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { declared } from '../declared-table.ts';
import { oneOf } from '../one-of.ts';

/**
 * Daily counts by language, without any person or id. Triggers count in the transaction of the row that a step is. A counter is
 * spread over several rows (`shard`) and is their sum, so that concurrent writers do not wait for each other.
 */
export const dailyCounts = declared(
  { data: 'technical', owner: null, retention: { days: 800, since: 'day' } },
  pgTable(
    'daily_counts',
    {
      day: date('day', { mode: 'string' }).notNull(),
      locale: text('locale', { enum: LOCALES }).notNull(),
      step: text('step', { enum: DAILY_STEPS }).notNull(),
      shard: smallint('shard').notNull(),
      /** The count; for `revenue` the cents, negative where more was refunded than paid. */
      count: bigint('count', { mode: 'number' }).notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.day, table.step, table.locale, table.shard] }),
      check('daily_counts_step_is_known', oneOf(table.step, DAILY_STEPS)),
      check('daily_counts_locale_is_ours', oneOf(table.locale, LOCALES)),
    ],
  ),
);

/** Row counts by state, kept by triggers as rows change: counting millions of rows would take seconds. */
export const tallies = declared(
  { data: 'technical', owner: null, retention: 'permanent' },
  pgTable(
    'tallies',
    {
      /** `users`, `payments`, `revenue`, `consulting`, `consulting_credits`, `consulting_kinds`, `webhooks`. */
      subject: text('subject').notNull(),
      /** A status, a role, or a currency. */
      value: text('value').notNull(),
      shard: smallint('shard').notNull(),
      count: bigint('count', { mode: 'number' }).notNull(),
    },
    (table) => [primaryKey({ columns: [table.subject, table.value, table.shard] })],
  ),
);

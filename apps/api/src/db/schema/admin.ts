import { DAILY_STEPS, LOCALES } from '@ismi/contract';
import { bigint, check, date, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { declared } from '../declared-table.ts';
import { oneOf } from '../one-of.ts';

/**
 * What happened on a day, by language: no person, no id, only how often. Triggers count in the transaction of the row that a step
 * is. A counter stands in several rows (`shard`), so that those who count at once do not wait for each other; it is their sum.
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
      /** How often; of `revenue` the cents, which may be less than nothing where more went back than came. */
      count: bigint('count', { mode: 'number' }).notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.day, table.step, table.locale, table.shard] }),
      check('daily_counts_step_is_known', oneOf(table.step, DAILY_STEPS)),
      check('daily_counts_locale_is_ours', oneOf(table.locale, LOCALES)),
    ],
  ),
);

/** How many rows of a table stand where, kept by triggers as the rows change: counting millions of them would take seconds. */
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

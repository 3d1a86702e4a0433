import { type BannerTexts, SWITCHES } from '@ismi/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { declared } from '../declared-table.ts';
import { oneOf } from '../one-of.ts';

/** Switches changed by the operator. A switch that was never changed has no row. */
export const switchStates = declared(
  { data: 'technical', owner: null, retention: 'permanent' },
  pgTable(
    'switch_states',
    {
      name: text('name', { enum: SWITCHES }).primaryKey(),
      isOn: boolean('is_on').notNull(),
      /** Only for the banner. */
      texts: jsonb('texts').$type<BannerTexts>(),
      changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    },
    (table) => [
      check('switch_states_name_is_known', oneOf(table.name, SWITCHES)),
      check(
        'switch_states_banner_says_something',
        sql`${table.name} <> 'banner' or not ${table.isOn} or ${table.texts} is not null`,
      ),
    ],
  ),
);

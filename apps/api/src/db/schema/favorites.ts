import type { Locale } from '@ismi/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { declared } from '../declared-table.ts';
import { users } from './auth.ts';
import { names } from './names.ts';

/** What was shown of a name known only to the model. */
export interface WrittenName {
  name: string;
  meaning: string | null;
  origin: string | null;
  gender: 'boy' | 'girl' | 'unisex' | null;
  /** Language of meaning and origin; missing where it was stored before languages were recorded. */
  language?: Locale;
}

/** A user's favourites. */
export const favorites = declared(
  { data: 'personal', owner: 'user_id', retention: 'with-the-account' },
  pgTable(
    'favorites',
    {
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      /** The id of a catalogue name, or `letters:zyx`. */
      subject: text('subject').notNull(),
      nameId: text('name_id').references(() => names.id),
      written: jsonb('written').$type<WrittenName>(),
      createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
      /** When it was added, also for one that was restored with its old date. */
      keptAt: timestamp('kept_at', { withTimezone: true }).notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.userId, table.subject] }),
      check(
        'favorites_is_a_name_or_letters',
        sql`case when ${table.nameId} is null then ${table.written} is not null and ${table.subject} like 'letters:%' else ${table.written} is null and ${table.subject} = ${table.nameId} end`,
      ),
    ],
  ),
);

/** Favourite counts by name, maintained by triggers of the migration. */
export const favoriteCounts = declared(
  { data: 'technical', owner: null, retention: 'permanent' },
  pgTable(
    'favorite_counts',
    {
      nameId: text('name_id')
        .primaryKey()
        .references(() => names.id),
      favorites: integer('favorites').notNull(),
    },
    (table) => [check('favorite_counts_is_a_count', sql`${table.favorites} >= 0`)],
  ),
);

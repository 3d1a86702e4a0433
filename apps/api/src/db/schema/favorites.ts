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

/** What was shown of a name that only a model knows. */
export interface WrittenName {
  name: string;
  meaning: string | null;
  origin: string | null;
  gender: 'boy' | 'girl' | 'unisex' | null;
  /** Of meaning and origin; missing where it was kept before languages were. */
  language?: Locale;
}

/** The names that a user has kept. */
export const favorites = declared(
  { data: 'personal', owner: 'user_id', retention: 'with-the-account' },
  pgTable(
    'favorites',
    {
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      /** The id of a name of the catalogue, or `letters:zyx`. */
      subject: text('subject').notNull(),
      nameId: text('name_id').references(() => names.id),
      written: jsonb('written').$type<WrittenName>(),
      createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
      /** When it was put here, also for one that was put back with its old date. */
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

/** How many have kept a name. Triggers of the migration count along with every row that comes or goes. */
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

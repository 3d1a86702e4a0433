import { LOCALES } from '@ismi/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declared } from '../declared-table.ts';
import { oneOf } from '../one-of.ts';

export const users = declared(
  { data: 'personal', owner: 'id', retention: 'with-the-account' },
  pgTable(
    'users',
    {
      id: uuid('id').primaryKey(),
      email: text('email').notNull().unique(),
      name: text('name').notNull(),
      preferredLanguage: text('preferred_language', { enum: LOCALES }).notNull(),
      isAdmin: boolean('is_admin').notNull().default(false),
      isActive: boolean('is_active').notNull().default(true),
      createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    },
    (table) => [
      check('users_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
      check('users_preferred_language_is_ours', oneOf(table.preferredLanguage, LOCALES)),
    ],
  ),
);

import { LOCALES } from '@ismi/contract';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declared } from '../declared-table.ts';
import { oneOf } from '../one-of.ts';

export const contactMessages = declared(
  { data: 'personal', owner: 'email', retention: { days: 365, since: 'created_at' } },
  pgTable(
    'contact_messages',
    {
      id: uuid('id').primaryKey(),
      reference: text('reference').notNull().unique(),
      /** The `Idempotency-Key` of the click that sent it. */
      opKey: uuid('op_key').unique(),
      name: text('name').notNull(),
      email: text('email').notNull(),
      subject: text('subject').notNull(),
      message: text('message').notNull(),
      language: text('language', { enum: LOCALES }).notNull(),
      createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    },
    (table) => [
      index('contact_messages_by_sender').on(table.email, table.createdAt),
      index('contact_messages_by_age').on(table.createdAt),
      check('contact_messages_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
      check('contact_messages_language_is_ours', oneOf(table.language, LOCALES)),
    ],
  ),
);

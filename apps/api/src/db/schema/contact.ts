import { LOCALES } from '@ismi/contract';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declared } from '../declared-table.ts';
import { oneOf } from '../one-of.ts';
import { users } from './auth.ts';

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
      /** The answer sent by mail from the desk. */
      answerText: text('answer_text'),
      answeredAt: timestamp('answered_at', { withTimezone: true }),
      /** When it was handled, by which administrator, and the note. */
      handledAt: timestamp('handled_at', { withTimezone: true }),
      handledBy: uuid('handled_by').references(() => users.id, { onDelete: 'set null' }),
      handlingNote: text('handling_note'),
    },
    (table) => [
      index('contact_messages_by_sender').on(table.email, table.createdAt),
      index('contact_messages_by_age').on(table.createdAt),
      index('contact_messages_open').on(table.createdAt).where(sql`${table.handledAt} is null`),
      index('contact_messages_handled')
        .on(table.handledAt, table.id)
        .where(sql`${table.handledAt} is not null`),
      check(
        'contact_messages_answered_say_what',
        sql`(${table.answeredAt} is null) = (${table.answerText} is null)`,
      ),
      check('contact_messages_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
      check('contact_messages_language_is_ours', oneOf(table.language, LOCALES)),
    ],
  ),
);

import { LOCALES } from '@ismi/contract';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { declared } from '../declared-table.ts';
import { oneOf } from '../one-of.ts';
import { timestampColumn } from '../timestamp-column.ts';
import { users } from './auth.ts';

/** Exported data of a person, by table. */
export type ExportedTables = Record<string, Record<string, unknown>[]>;

/** A data export that the person asked for. */
export const dataExports = declared(
  { data: 'personal', owner: 'user_id', retention: { days: 7, since: 'created_at' } },
  pgTable(
    'data_exports',
    {
      id: uuid('id').primaryKey(),
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      language: text('language', { enum: LOCALES }).notNull(),
      /** Absent until the job has finished. */
      content: jsonb('content').$type<ExportedTables>(),
      createdAt: timestampColumn('created_at').notNull(),
      readyAt: timestampColumn('ready_at'),
    },
    (table) => [
      index('data_exports_of_user').on(table.userId, table.createdAt),
      index('data_exports_by_age').on(table.createdAt),
      check('data_exports_language_is_ours', oneOf(table.language, LOCALES)),
      check(
        'data_exports_ready_hold_something',
        sql`(${table.readyAt} is null) = (${table.content} is null)`,
      ),
    ],
  ),
);

/** Planned account deletions and their date. Cancelling removes the row. */
export const accountDeletions = declared(
  { data: 'personal', owner: 'user_id', retention: 'with-the-account' },
  pgTable(
    'account_deletions',
    {
      userId: uuid('user_id')
        .primaryKey()
        .references(() => users.id, { onDelete: 'cascade' }),
      requestedAt: timestampColumn('requested_at').notNull(),
      dueAt: timestampColumn('due_at').notNull(),
    },
    (table) => [
      index('account_deletions_by_due').on(table.dueAt),
      check(
        'account_deletions_leave_time_to_think',
        sql`${table.dueAt} >= ${table.requestedAt} + interval '14 days'`,
      ),
    ],
  ),
);

import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declared } from '../declared-table.ts';
import { users } from './auth.ts';

/** The act that a signed-in user's `Idempotency-Key` is bound to: the same key with other content is refused. */
export const opKeys = declared(
  { data: 'personal', owner: 'user_id', retention: { days: 30, since: 'created_at' } },
  pgTable(
    'op_keys',
    {
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      opKey: uuid('op_key').notNull(),
      /** A keyed hash of endpoint and input: recognises a repeat without revealing the input. */
      content: text('content').notNull(),
      /** The id of the result, where it has one: a list. */
      resultId: uuid('result_id'),
      createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.userId, table.opKey] }),
      index('op_keys_by_age').on(table.createdAt),
    ],
  ),
);

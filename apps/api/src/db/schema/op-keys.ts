import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declared } from '../declared-table.ts';
import { users } from './auth.ts';

/** Which act an `Idempotency-Key` of a signed-in person stands for: the same key with other content is refused. */
export const opKeys = declared(
  { data: 'personal', owner: 'user_id', retention: { days: 30, since: 'created_at' } },
  pgTable(
    'op_keys',
    {
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      opKey: uuid('op_key').notNull(),
      /** A keyed hash of endpoint and input: says whether a repeat is one, and nothing of what was asked. */
      content: text('content').notNull(),
      /** What the act has brought, where that has an id of its own: a list. */
      resultId: uuid('result_id'),
      createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.userId, table.opKey] }),
      index('op_keys_by_age').on(table.createdAt),
    ],
  ),
);

import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { declared } from '../declared-table.ts';

/** Solved captchas: a second use collides with the primary key. */
export const spentCaptchas = declared(
  { data: 'technical', owner: null, retention: { days: 1, since: 'expires_at' } },
  pgTable(
    'spent_captchas',
    {
      proofId: text('proof_id').primaryKey(),
      expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    },
    (table) => [index('spent_captchas_expires_at').on(table.expiresAt)],
  ),
);

import { PROBLEM_REASONS } from '@ismi/contract';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { declared } from '../declared-table.ts';
import { moment } from '../moment.ts';
import { oneOf } from '../one-of.ts';
import { users } from './auth.ts';
import { paypalEvents } from './payments.paypal.ts';
import { payments } from './payments.ts';

/** What somebody of ours has looked into and put away: a problem that has a row here is no longer open. */
export const paymentProblemMarks = declared(
  { data: 'personal', owner: null, retention: 'permanent' },
  pgTable(
    'payment_problem_marks',
    {
      reason: text('reason', { enum: PROBLEM_REASONS }).notNull(),
      /** Of the payment, refund, dispute or event. */
      subjectId: text('subject_id').notNull(),
      /** As it was when it was put away. */
      paymentId: uuid('payment_id').references(() => payments.id),
      detail: text('detail'),
      /** What was noted about an event goes with it. */
      eventId: text('event_id')
        .generatedAlwaysAs(sql`case when reason = 'event_review' then subject_id end`)
        .references(() => paypalEvents.id, { onDelete: 'cascade' }),
      since: moment('since').notNull(),
      note: text('note').notNull(),
      handledBy: uuid('handled_by').references(() => users.id, { onDelete: 'set null' }),
      handledAt: moment('handled_at').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.reason, table.subjectId] }),
      index('payment_problem_marks_by_time').on(table.handledAt),
      index('payment_problem_marks_of_event')
        .on(table.eventId)
        .where(sql`${table.eventId} is not null`),
      check('payment_problem_marks_reason_is_known', oneOf(table.reason, PROBLEM_REASONS)),
    ],
  ),
);

import { PROBLEM_REASONS } from '@ismi/contract';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { declared } from '../declared-table.ts';
import { oneOf } from '../one-of.ts';
import { timestampColumn } from '../timestamp-column.ts';
import { users } from './auth.ts';
import { paypalEvents } from './payments.paypal.ts';
import { payments } from './payments.ts';

/** Problems that an administrator has looked into and dismissed: a problem with a row here is closed. */
export const paymentProblemMarks = declared(
  { data: 'personal', owner: null, retention: 'permanent' },
  pgTable(
    'payment_problem_marks',
    {
      reason: text('reason', { enum: PROBLEM_REASONS }).notNull(),
      /** Id of the payment, refund, dispute or event. */
      subjectId: text('subject_id').notNull(),
      /** Its state when it was dismissed. */
      paymentId: uuid('payment_id').references(() => payments.id),
      detail: text('detail'),
      /** A note about an event is deleted with it. */
      eventId: text('event_id')
        .generatedAlwaysAs(sql`case when reason = 'event_review' then subject_id end`)
        .references(() => paypalEvents.id, { onDelete: 'cascade' }),
      since: timestampColumn('since').notNull(),
      note: text('note').notNull(),
      handledBy: uuid('handled_by').references(() => users.id, { onDelete: 'set null' }),
      handledAt: timestampColumn('handled_at').notNull(),
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

import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@ismi/contract';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declared } from '../declared-table.ts';

/** Who changed what, from what to what, why and when. Written in the transaction of the change itself. */
export const auditChanges = declared(
  { data: 'personal', owner: 'subject_id', retention: 'permanent' },
  pgTable(
    'audit_changes',
    {
      id: uuid('id').primaryKey(),
      /** Null: the operator, on the command line. */
      actorId: uuid('actor_id'),
      action: text('action', { enum: AUDIT_ACTIONS }).notNull(),
      subjectKind: text('subject_kind', { enum: AUDIT_SUBJECTS }).notNull(),
      subjectId: text('subject_id').notNull(),
      before: jsonb('before').notNull(),
      after: jsonb('after').notNull(),
      reason: text('reason').notNull(),
      createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    },
    (table) => [
      index('audit_changes_by_time').on(table.createdAt, table.id),
      index('audit_changes_of_subject').on(table.subjectId, table.createdAt, table.id),
      index('audit_changes_of_actor').on(table.actorId, table.createdAt, table.id),
      index('audit_changes_of_action').on(table.action, table.createdAt, table.id),
    ],
  ),
);

import type { Catalogue, CatalogueName } from '@ismi/catalogue';
import { LOCALES, NAME_REPORT_PARTS } from '@ismi/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { declared } from '../declared-table.ts';
import { oneOf } from '../one-of.ts';
import { users } from './auth.ts';

/** Which catalogue is served. One row: every process follows it. */
export const catalogueState = declared(
  { data: 'technical', owner: null, retention: 'permanent' },
  pgTable(
    'catalogue_state',
    {
      only: integer('only').primaryKey().default(1),
      version: text('version').notNull(),
      /** What belongs to all names: people, rules, sources, homographs. */
      companions: jsonb('companions').$type<Omit<Catalogue, 'version' | 'names'>>().notNull(),
      importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
    },
    (table) => [check('catalogue_state_is_one_row', sql`${table.only} = 1`)],
  ),
);

/** The names of the catalogue. A row is never removed: receipts and favourites point to it. */
export const names = declared(
  { data: 'technical', owner: null, retention: 'permanent' },
  pgTable('names', {
    id: text('id').primaryKey(),
    record: jsonb('record').$type<CatalogueName>().notNull(),
  }),
);

export const RECEIPT_KINDS = ['search', 'analysis'] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

/** What a user has paid for and may see again: a name of the catalogue, or the letters of one that only a model knows. */
export const nameReceipts = declared(
  { data: 'personal', owner: 'user_id', retention: 'with-the-account' },
  pgTable(
    'name_receipts',
    {
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      /** `name:ali` or `letters:zyx`. */
      subject: text('subject').notNull(),
      kind: text('kind', { enum: RECEIPT_KINDS }).notNull(),
      /** Came with a paid list of suggestions: nobody has looked for it. */
      isGranted: boolean('is_granted').notNull().default(false),
      createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.userId, table.subject, table.kind] }),
      index('name_receipts_by_time').on(table.userId, table.createdAt),
      check('name_receipts_kind_is_known', oneOf(table.kind, RECEIPT_KINDS)),
    ],
  ),
);

/** What a model once said about letters that the catalogue does not know. Shown as unverified, never taken for a fact. */
export const machineAnswers = declared(
  { data: 'technical', owner: null, retention: { days: 365, since: 'created_at' } },
  pgTable(
    'machine_answers',
    {
      subject: text('subject').notNull(),
      kind: text('kind', { enum: RECEIPT_KINDS }).notNull(),
      answer: jsonb('answer').notNull(),
      model: text('model').notNull(),
      createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.subject, table.kind] }),
      index('machine_answers_by_age').on(table.createdAt),
      check('machine_answers_kind_is_known', oneOf(table.kind, RECEIPT_KINDS)),
    ],
  ),
);

/** What readers find wrong. Read by people of ours, who correct the catalogue; nobody is answered, so no address is asked for. */
export const nameReports = declared(
  { data: 'personal', owner: 'user_id', retention: { days: 365, since: 'created_at' } },
  pgTable(
    'name_reports',
    {
      id: uuid('id').primaryKey(),
      /** The `Idempotency-Key` of the click that sent it. */
      opKey: uuid('op_key').unique(),
      nameId: text('name_id')
        .notNull()
        .references(() => names.id),
      /** Null for a guest. */
      userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
      part: text('part', { enum: NAME_REPORT_PARTS }).notNull(),
      message: text('message').notNull(),
      language: text('language', { enum: LOCALES }).notNull(),
      createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
      /** When somebody of ours was done with it, who, and what came of it. */
      handledAt: timestamp('handled_at', { withTimezone: true }),
      handledBy: uuid('handled_by').references(() => users.id, { onDelete: 'set null' }),
      handlingNote: text('handling_note'),
    },
    (table) => [
      index('name_reports_by_reporter').on(table.userId, table.createdAt),
      index('name_reports_by_age').on(table.createdAt),
      index('name_reports_open').on(table.createdAt).where(sql`${table.handledAt} is null`),
      index('name_reports_handled')
        .on(table.handledAt, table.id)
        .where(sql`${table.handledAt} is not null`),
      index('name_reports_by_name').on(table.nameId),
      check('name_reports_part_is_known', oneOf(table.part, NAME_REPORT_PARTS)),
      check('name_reports_language_is_ours', oneOf(table.language, LOCALES)),
    ],
  ),
);

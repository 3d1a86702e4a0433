import type { Catalogue, CatalogueName } from '@ismi/catalogue';
import { LOCALES, NAME_PARTS, NAME_REPORT_PARTS, type NamePart } from '@ismi/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { declared } from '../declared-table.ts';
import { oneOf } from '../one-of.ts';
import { users } from './auth.ts';

/** The catalogue version being served. One row: every process follows it. */
export const catalogueState = declared(
  { data: 'technical', owner: null, retention: 'permanent' },
  pgTable(
    'catalogue_state',
    {
      only: integer('only').primaryKey().default(1),
      version: text('version').notNull(),
      /** Data shared by all names: people, rules, sources, homographs. */
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

export type ReceiptKind = NamePart;

/** What a user has paid for and may see again: a catalogue name, or the letters of a name known only to the model. */
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
      kind: text('kind', { enum: NAME_PARTS }).notNull(),
      /** Came with a paid list of suggestions, not from a search. */
      isGranted: boolean('is_granted').notNull().default(false),
      /** Its ledger entry is for `search <charge_id>`: only this row says which name that was. */
      chargeId: uuid('charge_id'),
      createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.userId, table.subject, table.kind] }),
      uniqueIndex('name_receipts_one_per_charge').on(table.userId, table.chargeId, table.kind),
      index('name_receipts_by_time').on(table.userId, table.createdAt),
      // Whether anybody else has paid for these letters.
      index('name_receipts_by_letters')
        .on(table.subject)
        .where(sql`${table.subject} like 'letters:%'`),
      check('name_receipts_kind_is_known', oneOf(table.kind, NAME_PARTS)),
    ],
  ),
);

/**
 * A stored model answer about letters that the catalogue does not know. Shown as unverified, never treated as a fact. Nothing
 * in it, neither time nor id, shows who asked. If only one person asked, it is erased with that person.
 */
export const machineAnswers = declared(
  { data: 'technical', owner: null, retention: { days: 365, since: 'created_at' } },
  pgTable(
    'machine_answers',
    {
      /** Random, never in order of time. */
      id: uuid('id').notNull().unique().defaultRandom(),
      /** `asked:zyx`, exactly what the model was asked. Older rows have `letters:zyx`. */
      subject: text('subject').notNull(),
      kind: text('kind', { enum: NAME_PARTS }).notNull(),
      /** The receipt that shows it; for older rows the subject itself (a trigger). */
      receiptSubject: text('receipt_subject').notNull(),
      /** Null: removed by an administrator. */
      answer: jsonb('answer'),
      model: text('model').notNull(),
      /** The first moment of its month (a trigger), so that it cannot be correlated by time. */
      createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
      /** When an administrator corrected or removed it. */
      changedAt: timestamp('changed_at', { withTimezone: true }),
    },
    (table) => [
      primaryKey({ columns: [table.subject, table.kind] }),
      index('machine_answers_by_month').on(table.createdAt, table.subject, table.kind),
      // For administrators' prefix search.
      index('machine_answers_by_receipt').on(table.receiptSubject.op('text_pattern_ops')),
      check('machine_answers_kind_is_known', oneOf(table.kind, NAME_PARTS)),
      check(
        'machine_answers_are_removed_by_somebody',
        sql`${table.answer} is not null or ${table.changedAt} is not null`,
      ),
    ],
  ),
);

/** Unpaid questions to the model per day (UTC) and account. Counted before the call; taken back once paid. */
export const freeModelCalls = declared(
  { data: 'personal', owner: 'user_id', retention: { days: 2, since: 'day' } },
  pgTable(
    'free_model_calls',
    {
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      day: date('day').notNull(),
      calls: integer('calls').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.userId, table.day] }),
      index('free_model_calls_by_day').on(table.day),
      check('free_model_calls_are_counted', sql`${table.calls} >= 0`),
    ],
  ),
);

/** The same per network: a keyed hash that changes daily. */
export const freeModelNetworks = declared(
  { data: 'technical', owner: null, retention: { days: 2, since: 'day' } },
  pgTable(
    'free_model_networks',
    {
      network: text('network').notNull(),
      day: date('day').notNull(),
      calls: integer('calls').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.network, table.day] }),
      index('free_model_networks_by_day').on(table.day),
      check('free_model_networks_are_counted', sql`${table.calls} >= 0`),
    ],
  ),
);

/**
 * Letters that were looked for and belong to no name, once for each network and day. The network is a keyed hash of the letters and of
 * an address without its last part: it tells networks apart for the same letters only.
 */
export const wantedNames = declared(
  { data: 'technical', owner: null, retention: { days: 90, since: 'day' } },
  pgTable(
    'wanted_names',
    {
      letters: text('letters').notNull(),
      network: text('network').notNull(),
      day: date('day').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.letters, table.network, table.day] }),
      index('wanted_names_by_day').on(table.day),
    ],
  ),
);

/**
 * Readers' reports of errors. Administrators read them and correct the catalogue; nobody is answered, so no address is asked
 * for.
 */
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
      /** When it was handled, by which administrator, and the outcome. */
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

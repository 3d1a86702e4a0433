import {
  LOCALES,
  NAME_GENDERS,
  REACTIONS,
  REFUSAL_REASONS,
  type RelaxableAnswer,
  ROUND_KINDS,
  type SHELVES,
  SUGGESTION_CULTURES,
  SUGGESTION_LIMITS,
  type SuggestionForm,
} from '@ismi/contract';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { declared } from '../declared-table.ts';
import { oneOf } from '../one-of.ts';
import { users } from './auth.ts';
import { names } from './names.ts';

export const RUN_STATUSES = ['running', 'stored', 'failed', 'abandoned'] as const;
export const SUGGESTION_WRITERS = ['model', 'catalogue'] as const;
/** `model_away`: a configured model could not be reached. `before_limit`: stored before free lists were limited. */
const FREE_REASONS = ['model_away', 'before_limit'] as const;

/** The stored questionnaire answers; those of a kind are removed when the consent to it is withdrawn. */
export type StoredAnswers = Omit<SuggestionForm, 'language' | 'religious'> & {
  religious?: boolean | null | undefined;
};

/** One name of a list: by its id, or with its own text if only the model knows it. */
export type StoredName = {
  reason: string;
  by: 'model' | 'catalogue';
  relaxed: RelaxableAnswer[];
} & (
  | {
      id: string;
      second?: string | undefined;
      /** Its shelf, and how this family writes it; missing in lists of an earlier version. */
      kind?: (typeof SHELVES)[number] | undefined;
      spelling?: string | undefined;
    }
  | {
      own: {
        name: string;
        gender: SuggestionForm['gender'];
        meaning: string;
        origin: string;
      };
    }
);

const between = (value: SQL | AnyPgColumn, most: number): SQL =>
  sql`${value} between 1 and ${sql.raw(String(most))}`;

/** Lists in progress or attempted. One per user at a time; its lease expires by the database's clock. */
export const suggestionRuns = declared(
  { data: 'personal', owner: 'user_id', retention: { days: 30, since: 'started_at' } },
  pgTable(
    'suggestion_runs',
    {
      /** Also the id of the resulting list, and of the credit hold. */
      id: uuid('id').primaryKey(),
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      /** A hash of answers and language. */
      formKey: text('form_key').notNull(),
      holdId: uuid('hold_id').notNull(),
      status: text('status', { enum: RUN_STATUSES }).notNull().default('running'),
      startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
      leaseUntil: timestamp('lease_until', { withTimezone: true }).notNull(),
    },
    (table) => [
      uniqueIndex('suggestion_runs_one_at_a_time')
        .on(table.userId)
        .where(sql`${table.status} = 'running'`),
      index('suggestion_runs_by_user').on(table.userId, table.startedAt),
      index('suggestion_runs_by_age').on(table.startedAt),
      check('suggestion_runs_status_is_known', oneOf(table.status, RUN_STATUSES)),
    ],
  ),
);

/** The lists. They hold name ids and reasons; every other fact is read from the catalogue when shown. */
export const suggestions = declared(
  { data: 'personal', owner: 'user_id', retention: 'with-the-account' },
  pgTable(
    'suggestions',
    {
      id: uuid('id').primaryKey(),
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      formKey: text('form_key').notNull(),
      language: text('language', { enum: LOCALES }).notNull(),
      gender: text('gender', { enum: NAME_GENDERS }).notNull(),
      culture: text('culture', { enum: SUGGESTION_CULTURES }).notNull(),
      answers: jsonb('answers').$type<StoredAnswers>().notNull(),
      names: jsonb('names').$type<StoredName[]>().notNull(),
      /** Ids of the names above, for lookups. */
      nameIds: text('name_ids').array().notNull(),
      namesCount: integer('names_count').notNull(),
      writer: text('writer', { enum: SUGGESTION_WRITERS }).notNull(),
      /** The model that wrote it; null for none. */
      model: text('model'),
      creditsUsed: integer('credits_used').notNull(),
      /** Why nothing was charged; null for a paid list. */
      freeReason: text('free_reason', { enum: FREE_REASONS }),
      /** The day (UTC) on which a free list counts, and which of that day's free lists it is. */
      freeDay: date('free_day'),
      freeNumber: smallint('free_number'),
      createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    },
    (table) => [
      index('suggestions_by_time').on(table.userId, table.createdAt, table.id),
      check('suggestions_language_is_known', oneOf(table.language, LOCALES)),
      check('suggestions_gender_is_known', oneOf(table.gender, NAME_GENDERS)),
      check('suggestions_culture_is_known', oneOf(table.culture, SUGGESTION_CULTURES)),
      check('suggestions_writer_is_known', oneOf(table.writer, SUGGESTION_WRITERS)),
      check(
        'suggestions_model_is_named',
        sql`(${table.writer} = 'model') = (${table.model} is not null)`,
      ),
      check(
        'suggestions_model_is_paid',
        sql`${table.writer} = 'catalogue' or ${table.creditsUsed} > 0`,
      ),
      check('suggestions_cost_is_not_negative', sql`${table.creditsUsed} >= 0`),
      check('suggestions_free_reason_is_known', oneOf(table.freeReason, FREE_REASONS)),
      check(
        'suggestions_free_has_a_reason',
        sql`(${table.creditsUsed} = 0) = (${table.freeReason} is not null)`,
      ),
      // With the unique index below: enforces the daily limit.
      check(
        'suggestions_free_are_numbered',
        sql`case when ${table.freeReason} = 'model_away'
          then ${table.freeDay} is not null and ${table.freeNumber} is not null and ${table.freeNumber} between 1 and ${sql.raw(String(SUGGESTION_LIMITS.freePerDay))}
          else ${table.freeDay} is null and ${table.freeNumber} is null end`,
      ),
      uniqueIndex('suggestions_free_per_day')
        .on(table.userId, table.freeDay, table.freeNumber)
        .where(sql`${table.freeDay} is not null`),
      check(
        'suggestions_hold_names',
        sql`${table.namesCount} between 1 and 10 and jsonb_array_length(${table.names}) = ${table.namesCount}`,
      ),
    ],
  ),
);

/** What a user said about names of their lists; they serve the lists that follow. */
export const suggestionReactions = declared(
  { data: 'personal', owner: 'user_id', retention: 'with-the-account' },
  pgTable(
    'suggestion_reactions',
    {
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      /** The id of a catalogue name, or `letters:` and the name. */
      subject: text('subject').notNull(),
      nameId: text('name_id').references(() => names.id),
      reaction: text('reaction', { enum: REACTIONS }).notNull(),
      reason: text('reason', { enum: REFUSAL_REASONS }),
      createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.userId, table.subject] }),
      check('suggestion_reactions_reaction_is_known', oneOf(table.reaction, REACTIONS)),
      check('suggestion_reactions_reason_is_known', oneOf(table.reason, REFUSAL_REASONS)),
      check(
        'suggestion_reactions_only_a_refusal_has_a_reason',
        sql`${table.reason} is null or ${table.reaction} = 'refused'`,
      ),
      // More names like one can only be chosen where the catalogue knows it.
      check(
        'suggestion_reactions_is_a_name_or_letters',
        sql`case when ${table.nameId} is null then ${table.subject} like 'letters:%' and ${table.reaction} = 'refused' else ${table.subject} = ${table.nameId} end`,
      ),
    ],
  ),
);

/** Names that came to a list after it was made. Key and checks limit how many there can be. */
export const suggestionRounds = declared(
  { data: 'personal', owner: null, retention: 'with-the-account' },
  pgTable(
    'suggestion_rounds',
    {
      suggestionId: uuid('suggestion_id')
        .notNull()
        .references(() => suggestions.id, { onDelete: 'cascade' }),
      kind: text('kind', { enum: ROUND_KINDS }).notNull(),
      number: smallint('number').notNull(),
      /** The name that those of the round are like. */
      around: text('around').references(() => names.id),
      /** As in a list, with public facts only. */
      names: jsonb('names').$type<StoredName[]>().notNull(),
      nameIds: text('name_ids').array().notNull(),
      createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.suggestionId, table.kind, table.number] }),
      uniqueIndex('suggestion_rounds_once_per_name').on(table.suggestionId, table.around),
      check('suggestion_rounds_kind_is_known', oneOf(table.kind, ROUND_KINDS)),
      check(
        'suggestion_rounds_are_limited',
        sql`case when ${table.kind} = 'refine'
          then ${table.around} is null and ${between(table.number, SUGGESTION_LIMITS.refiningRounds)} and ${between(sql`cardinality(${table.nameIds})`, SUGGESTION_LIMITS.refinedNames)}
          else ${table.around} is not null and ${between(table.number, SUGGESTION_LIMITS.alikeRounds)} and ${between(sql`cardinality(${table.nameIds})`, SUGGESTION_LIMITS.alikeNames)} end`,
      ),
      check(
        'suggestion_rounds_hold_names',
        sql`jsonb_array_length(${table.names}) = cardinality(${table.nameIds})`,
      ),
    ],
  ),
);

/** Answers to the question for consent, with the wording. */
export const suggestionConsents = declared(
  { data: 'personal', owner: 'user_id', retention: 'with-the-account' },
  pgTable('suggestion_consents', {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: text('version').notNull(),
    /** Answers about faith and about origin may be processed. */
    faith: boolean('faith').notNull().default(false),
    origin: boolean('origin').notNull().default(false),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
  }),
);

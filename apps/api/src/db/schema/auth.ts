import { AUTH_PROVIDERS, LOCALES } from '@ismi/contract';
import { type SQLWrapper, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { declared } from '../declared-table.ts';
import { moment } from '../moment.ts';
import { oneOf } from '../one-of.ts';

/** As a name is typed in a hurry: small letters, without what stands above and below them, whatever the database's own alphabet. */
export const searchForm = (text: SQLWrapper) =>
  sql`translate(lower(translate(${text}, 'İŞĞÜÖÇÂÎÛ', 'isguocaiu')), 'ışğüöçâîûáéíóúàèäëïñ', 'isguocaiuaeiouaeaein')`;

export const lastWord = (text: SQLWrapper) => sql`regexp_replace(${text}, '^.* ', '')`;

/** Somebody who has not left. */
const isHere = (erasedAt: SQLWrapper) => sql`${erasedAt} is null`;

export const users = declared(
  { data: 'personal', owner: 'id', retention: 'with-the-account' },
  pgTable(
    'users',
    {
      id: uuid('id').primaryKey(),
      email: text('email').notNull().unique(),
      name: text('name').notNull(),
      phone: text('phone'),
      preferredLanguage: text('preferred_language', { enum: LOCALES }).notNull(),
      authProvider: text('auth_provider', { enum: AUTH_PROVIDERS }).notNull().default('email'),
      /** Absent while the address is unproven, and for those who only ever came through Google. */
      passwordHash: text('password_hash'),
      /** Who this is at Google; an address there may change hands, this never does. */
      googleSubject: text('google_subject').unique(),
      emailVerifiedAt: moment('email_verified_at'),
      /** The last day, in Berlin, on which the person did anything. */
      lastSeenOn: date('last_seen_on', { mode: 'string' }),
      isAdmin: boolean('is_admin').notNull().default(false),
      isActive: boolean('is_active').notNull().default(true),
      /** What administrators want to remember of this person; the person gets it with a copy of their data. */
      adminNote: text('admin_note'),
      /** The person has left: what remains is a number that the books refer to. */
      erasedAt: moment('erased_at'),
      createdAt: moment('created_at').notNull(),
    },
    (table) => [
      // One for each way in which the administrator looks for people; who has left is in none of them.
      index('users_by_time').on(table.createdAt, table.id).where(isHere(table.erasedAt)),
      index('users_by_provider')
        .on(table.authProvider, table.createdAt, table.id)
        .where(isHere(table.erasedAt)),
      index('users_administrators_by_time')
        .on(table.createdAt, table.id)
        .where(sql`${table.isAdmin}`),
      index('users_inactive')
        .on(table.createdAt, table.id, table.authProvider)
        .where(sql`not ${table.isActive} and ${isHere(table.erasedAt)}`),
      // Looked up from the beginning of address, name or last name, in the order of the index and from nothing but the index,
      // for which the name itself and all that is filtered by have to stand in it too.
      index('users_by_address')
        .on(
          table.email.op('text_pattern_ops'),
          table.id,
          table.isAdmin,
          table.isActive,
          table.authProvider,
        )
        .where(isHere(table.erasedAt)),
      index('users_by_name')
        .on(
          sql`(${searchForm(table.name)}) text_pattern_ops`,
          table.id,
          table.name,
          table.isAdmin,
          table.isActive,
          table.authProvider,
        )
        .where(isHere(table.erasedAt)),
      index('users_by_last_name')
        .on(
          sql`(${searchForm(lastWord(table.name))}) text_pattern_ops`,
          table.id,
          table.name,
          table.isAdmin,
          table.isActive,
          table.authProvider,
        )
        .where(isHere(table.erasedAt)),
      index('users_unproven_by_age')
        .on(table.createdAt)
        .where(sql`${table.emailVerifiedAt} is null`),
      index('users_administrators').on(table.id).where(sql`${table.isAdmin}`),
      check('users_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
      check('users_preferred_language_is_ours', oneOf(table.preferredLanguage, LOCALES)),
      check('users_auth_provider_is_known', oneOf(table.authProvider, AUTH_PROVIDERS)),
      // A password or a Google account that comes in before the address is proven would be a stranger's.
      check(
        'users_unproven_cannot_sign_in',
        sql`${table.emailVerifiedAt} is not null or (${table.passwordHash} is null and ${table.googleSubject} is null)`,
      ),
      check(
        'users_erased_are_nobody',
        sql`${table.erasedAt} is null or (${table.name} = '' and ${table.email} = ${table.id} || '@erased.invalid' and ${table.phone} is null and ${table.adminNote} is null and ${table.passwordHash} is null and ${table.googleSubject} is null and not ${table.isAdmin} and not ${table.isActive})`,
      ),
      index('users_erased_by_time').on(table.erasedAt).where(sql`${table.erasedAt} is not null`),
    ],
  ),
);

/** How many opened their account on a day (Berlin), and how they stand now: kept like the days of payments. */
export const userDays = declared(
  { data: 'technical', owner: null, retention: 'permanent' },
  pgTable(
    'user_days',
    {
      day: date('day', { mode: 'string' }).notNull(),
      authProvider: text('auth_provider', { enum: AUTH_PROVIDERS }).notNull(),
      isAdmin: boolean('is_admin').notNull(),
      isActive: boolean('is_active').notNull(),
      people: integer('people').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.day, table.authProvider, table.isAdmin, table.isActive] }),
    ],
  ),
);

export const SESSION_ENDS = ['signed-out', 'everywhere', 'reuse', 'password', 'account'] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];

/** One browser's stay. Its refresh token is made from id and generation, so nothing in here can be presented as one. */
export const sessions = declared(
  { data: 'personal', owner: 'user_id', retention: { days: 7, since: 'expires_at' } },
  pgTable(
    'sessions',
    {
      id: uuid('id').primaryKey(),
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      /** Grows with every renewal; a token of an earlier one has been used before. */
      generation: integer('generation').notNull().default(0),
      renewedAt: moment('renewed_at').notNull(),
      createdAt: moment('created_at').notNull(),
      expiresAt: moment('expires_at').notNull(),
      endedAt: moment('ended_at'),
      endedBy: text('ended_by', { enum: SESSION_ENDS }),
      /** When an administrator passed the second factor here; without it the session opens nothing of theirs. */
      secondFactorAt: moment('second_factor_at'),
      /** When whoever sits there last showed who they are, by password or code. */
      provenAt: moment('proven_at'),
      /** Browser and system, for the owner's list; never the whole user agent. */
      device: text('device'),
      /** The beginning of the address that it was last renewed from. */
      network: text('network'),
    },
    (table) => [
      index('sessions_of_user').on(table.userId),
      index('sessions_by_expiry').on(table.expiresAt),
      check(
        'sessions_end_has_a_reason',
        sql`(${table.endedAt} is null) = (${table.endedBy} is null)`,
      ),
      check('sessions_ended_by_is_known', oneOf(table.endedBy, SESSION_ENDS)),
    ],
  ),
);

export const PROOF_PURPOSES = ['verification', 'reset'] as const;
export type ProofPurpose = (typeof PROOF_PURPOSES)[number];

/**
 * A mail that lets its reader prove that the address is theirs. Code and link are made from the id, so they stand
 * nowhere at rest. What a registration asked for waits here until the address is proven: only whoever reads the mail
 * decides which password the account gets.
 */
export const emailProofs = declared(
  { data: 'personal', owner: 'user_id', retention: { days: 7, since: 'created_at' } },
  pgTable(
    'email_proofs',
    {
      id: uuid('id').primaryKey(),
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      purpose: text('purpose', { enum: PROOF_PURPOSES }).notNull(),
      language: text('language', { enum: LOCALES }).notNull(),
      pendingName: text('pending_name'),
      pendingPasswordHash: text('pending_password_hash'),
      codeExpiresAt: moment('code_expires_at').notNull(),
      linkExpiresAt: moment('link_expires_at').notNull(),
      /** Guesses of the code, right and wrong. */
      tries: integer('tries').notNull().default(0),
      usedAt: moment('used_at'),
      /** A newer mail has taken its place. */
      replacedAt: moment('replaced_at'),
      createdAt: moment('created_at').notNull(),
    },
    (table) => [
      uniqueIndex('email_proofs_one_open_per_purpose')
        .on(table.userId, table.purpose)
        .where(sql`${table.usedAt} is null and ${table.replacedAt} is null`),
      index('email_proofs_of_user').on(table.userId, table.purpose, table.createdAt),
      index('email_proofs_by_age').on(table.createdAt),
      check('email_proofs_purpose_is_known', oneOf(table.purpose, PROOF_PURPOSES)),
      check('email_proofs_language_is_ours', oneOf(table.language, LOCALES)),
      check(
        'email_proofs_is_used_or_replaced',
        sql`${table.usedAt} is null or ${table.replacedAt} is null`,
      ),
    ],
  ),
);

/**
 * An administrator's second factor. Its secret is made from `seed_id`, so it stands nowhere at rest; a new set-up takes a
 * new seed, and counts once a first code has confirmed it.
 */
export const secondFactors = declared(
  { data: 'personal', owner: 'user_id', retention: 'with-the-account' },
  pgTable('second_factors', {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    seedId: uuid('seed_id').notNull(),
    confirmedAt: moment('confirmed_at'),
    /** The half minute of the last code that was taken: no code counts twice. */
    lastStep: integer('last_step').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  }),
);

/** For whoever has lost the device: each opens once. Kept as keyed hashes. */
export const recoveryCodes = declared(
  { data: 'personal', owner: 'user_id', retention: 'with-the-account' },
  pgTable(
    'recovery_codes',
    {
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      hash: text('hash').notNull(),
      usedAt: moment('used_at'),
    },
    (table) => [primaryKey({ columns: [table.userId, table.hash] })],
  ),
);

/** Tries that protect accounts, counted where no cache can forget them. The subject is a keyed hash. */
export const guardCounters = declared(
  { data: 'technical', owner: null, retention: { days: 2, since: 'window_started_at' } },
  pgTable(
    'guard_counters',
    {
      guard: text('guard').notNull(),
      subject: text('subject').notNull(),
      windowStartedAt: moment('window_started_at').notNull(),
      tries: integer('tries').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.guard, table.subject] }),
      index('guard_counters_by_age').on(table.windowStartedAt),
    ],
  ),
);

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
import { oneOf } from '../one-of.ts';
import { timestampColumn } from '../timestamp-column.ts';

/** For search: lower case without diacritics, independent of the database's collation. */
export const searchForm = (text: SQLWrapper) =>
  sql`translate(lower(translate(${text}, 'İŞĞÜÖÇÂÎÛ', 'isguocaiu')), 'ışğüöçâîûáéíóúàèäëïñ', 'isguocaiuaeiouaeaein')`;

export const lastWord = (text: SQLWrapper) => sql`regexp_replace(${text}, '^.* ', '')`;

/** A user whose account is not erased. */
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
      /** Absent while the address is unproven, and for users who only sign in with Google. */
      passwordHash: text('password_hash'),
      /** Google's user id; an address there may change hands, the id never does. */
      googleSubject: text('google_subject').unique(),
      emailVerifiedAt: timestampColumn('email_verified_at'),
      /** The last day (Berlin) on which the user was active. */
      lastSeenOn: date('last_seen_on', { mode: 'string' }),
      isAdmin: boolean('is_admin').notNull().default(false),
      isActive: boolean('is_active').notNull().default(true),
      /** Administrators' note about this user; it is part of the user's data export. */
      adminNote: text('admin_note'),
      /** The account is erased: only a number remains, which the ledger refers to. */
      erasedAt: timestampColumn('erased_at'),
      createdAt: timestampColumn('created_at').notNull(),
    },
    (table) => [
      // One for each filter of the user administration; erased accounts are in none of them.
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
      // Prefix search on address, name and last name, answered in index order from the index alone; therefore it contains the
      // name and every filtered column.
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
      // A password or Google account added before the address is proven could be a stranger's.
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

/** Accounts opened per day (Berlin) and their current state: maintained like the payment days. */
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

/**
 * A session of one browser. Its refresh token is derived from id and generation, so nothing in here can be presented as one.
 */
export const sessions = declared(
  { data: 'personal', owner: 'user_id', retention: { days: 7, since: 'expires_at' } },
  pgTable(
    'sessions',
    {
      id: uuid('id').primaryKey(),
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      /** Incremented with every renewal; a token of an earlier generation was already used. */
      generation: integer('generation').notNull().default(0),
      renewedAt: timestampColumn('renewed_at').notNull(),
      createdAt: timestampColumn('created_at').notNull(),
      expiresAt: timestampColumn('expires_at').notNull(),
      endedAt: timestampColumn('ended_at'),
      endedBy: text('ended_by', { enum: SESSION_ENDS }),
      /** When an administrator passed the second factor in this session; without it the session has no administrator rights. */
      secondFactorAt: timestampColumn('second_factor_at'),
      /** When the user last authenticated here, by password or code. */
      provenAt: timestampColumn('proven_at'),
      /** Browser and operating system, for the user's list of sessions; never the whole user agent. */
      device: text('device'),
      /** Prefix of the network address that last renewed it. */
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
 * A mail by which its reader proves to own the address. Code and link are derived from the id, so they are not stored. The data
 * of a registration waits here until the address is proven: only the reader of the mail decides which password the account
 * gets.
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
      codeExpiresAt: timestampColumn('code_expires_at').notNull(),
      linkExpiresAt: timestampColumn('link_expires_at').notNull(),
      /** Attempts at the code, right and wrong. */
      tries: integer('tries').notNull().default(0),
      usedAt: timestampColumn('used_at'),
      /** Replaced by a newer mail. */
      replacedAt: timestampColumn('replaced_at'),
      createdAt: timestampColumn('created_at').notNull(),
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
 * An administrator's second factor. Its secret is derived from `seed_id`, so it is not stored; a new enrolment takes a new seed
 * and counts once a first code has confirmed it.
 */
export const secondFactors = declared(
  { data: 'personal', owner: 'user_id', retention: 'with-the-account' },
  pgTable('second_factors', {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    seedId: uuid('seed_id').notNull(),
    confirmedAt: timestampColumn('confirmed_at'),
    /** The half minute of the last accepted code: no code counts twice. */
    lastStep: integer('last_step').notNull().default(0),
    createdAt: timestampColumn('created_at').notNull(),
  }),
);

/** Recovery codes for a lost device, each valid once. Kept as keyed hashes. */
export const recoveryCodes = declared(
  { data: 'personal', owner: 'user_id', retention: 'with-the-account' },
  pgTable(
    'recovery_codes',
    {
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      hash: text('hash').notNull(),
      usedAt: timestampColumn('used_at'),
    },
    (table) => [primaryKey({ columns: [table.userId, table.hash] })],
  ),
);

/** Attempt counters that protect accounts, stored where no cache can lose them. The subject is a keyed hash. */
export const guardCounters = declared(
  { data: 'technical', owner: null, retention: { days: 2, since: 'window_started_at' } },
  pgTable(
    'guard_counters',
    {
      guard: text('guard').notNull(),
      subject: text('subject').notNull(),
      windowStartedAt: timestampColumn('window_started_at').notNull(),
      tries: integer('tries').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.guard, table.subject] }),
      index('guard_counters_by_age').on(table.windowStartedAt),
    ],
  ),
);

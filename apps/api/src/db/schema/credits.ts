import { CREDIT_DIRECTIONS, CREDIT_ENTRY_TYPES } from '@ismi/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { declared } from '../declared-table.ts';
import { oneOf } from '../one-of.ts';
import { users } from './auth.ts';

/** What a movement is for: kind and id. One thing moves credits of one type once. */
export type CreditReference =
  `${'user' | 'act' | 'search' | 'suggestion' | 'consulting' | 'payment' | 'refund' | 'clawback' | 'adjustment' | 'erased'} ${string}`;

export const HOLD_STATUSES = ['held', 'settled', 'released'] as const;

const typesThatGo = (way: 'in' | 'out') =>
  CREDIT_ENTRY_TYPES.filter((type) => CREDIT_DIRECTIONS[type] === way);

/** What a user may spend. The balance is the sum of the entries; `held` is reserved for work in progress. */
export const creditAccounts = declared(
  { data: 'personal', owner: 'user_id', retention: 'permanent' },
  pgTable(
    'credit_accounts',
    {
      userId: uuid('user_id')
        .primaryKey()
        .references(() => users.id),
      balance: integer('balance').notNull().default(0),
      held: integer('held').notNull().default(0),
      lastSequence: integer('last_sequence').notNull().default(0),
      /** A running total, because summing a long history takes seconds. Earned credits are this plus the balance. */
      totalSpent: integer('total_spent').notNull().default(0),
    },
    (table) => [
      check('credit_accounts_never_overdrawn', sql`${table.balance} >= 0`),
      check(
        'credit_accounts_hold_what_is_there',
        sql`${table.held} between 0 and ${table.balance}`,
      ),
      check('credit_accounts_sequence_counts_up', sql`${table.lastSequence} >= 0`),
      check('credit_accounts_spent_counts_up', sql`${table.totalSpent} >= 0`),
    ],
  ),
);

/**
 * The ledger: one row for every credit gained or spent, in a dense sequence per user. Append-only: a trigger of the migration
 * refuses everything else, except that `redact_credit_entries` removes what was bought from the rows of an erased person.
 */
export const creditEntries = declared(
  { data: 'personal', owner: 'user_id', retention: 'permanent' },
  pgTable(
    'credit_entries',
    {
      userId: uuid('user_id')
        .notNull()
        .references(() => creditAccounts.userId),
      sequence: integer('sequence').notNull(),
      type: text('type', { enum: CREDIT_ENTRY_TYPES }).notNull(),
      amount: integer('amount').notNull(),
      balanceAfter: integer('balance_after').notNull(),
      reference: text('reference').$type<CreditReference>().notNull(),
      createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.userId, table.sequence] }),
      // Contains the user, so that it also holds when the table is partitioned by user.
      unique('credit_entries_one_per_reference').on(table.userId, table.type, table.reference),
      // Few entries add credits: finding them must not read through all the others.
      index('credit_entries_earned')
        .on(table.userId, table.sequence)
        .where(sql`${table.amount} > 0`),
      check('credit_entries_balance_is_never_negative', sql`${table.balanceAfter} >= 0`),
      check('credit_entries_sequence_starts_at_one', sql`${table.sequence} >= 1`),
      check('credit_entries_type_is_known', oneOf(table.type, CREDIT_ENTRY_TYPES)),
      check(
        'credit_entries_go_the_way_of_their_type',
        sql`case when ${oneOf(table.type, typesThatGo('in'))} then ${table.amount} > 0 when ${oneOf(table.type, typesThatGo('out'))} then ${table.amount} < 0 else ${table.amount} <> 0 end`,
      ),
      check('credit_entries_reference_names_a_thing', sql`${table.reference} ~ '^[a-z]+ [^ ]+$'`),
    ],
  ),
);

/** Credits reserved for work in progress: charged when its result is stored, released otherwise. */
export const creditHolds = declared(
  { data: 'personal', owner: 'user_id', retention: { days: 90, since: 'closed_at' } },
  pgTable(
    'credit_holds',
    {
      id: uuid('id').primaryKey(),
      userId: uuid('user_id')
        .notNull()
        .references(() => creditAccounts.userId),
      purpose: text('purpose', { enum: CREDIT_ENTRY_TYPES }).notNull(),
      reference: text('reference').$type<CreditReference>().notNull(),
      amount: integer('amount').notNull(),
      /** What was finally charged; may be less than was held. */
      settledAmount: integer('settled_amount'),
      status: text('status', { enum: HOLD_STATUSES }).notNull().default('held'),
      /** By the database's clock: the processes that hold and release may disagree on the time. */
      expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
      closedAt: timestamp('closed_at', { withTimezone: true }),
    },
    (table) => [
      unique('credit_holds_one_per_reference').on(table.userId, table.purpose, table.reference),
      index('credit_holds_by_expiry').on(table.expiresAt).where(sql`${table.status} = 'held'`),
      index('credit_holds_by_closing').on(table.closedAt),
      check('credit_holds_hold_something', sql`${table.amount} > 0`),
      check('credit_holds_status_is_known', oneOf(table.status, HOLD_STATUSES)),
      check('credit_holds_purpose_takes_credits', oneOf(table.purpose, typesThatGo('out'))),
      check(
        'credit_holds_settled_says_how_much',
        sql`case when ${table.status} = 'settled' then ${table.settledAmount} between 1 and ${table.amount} else ${table.settledAmount} is null end`,
      ),
      check(
        'credit_holds_closed_says_when',
        sql`(${table.status} = 'held') = (${table.closedAt} is null)`,
      ),
      check('credit_holds_reference_names_a_thing', sql`${table.reference} ~ '^[a-z]+ [^ ]+$'`),
    ],
  ),
);

/** Addresses that received the welcome bonus, as keyed hashes: they outlive the account, so that nobody gets it twice. */
export const welcomeClaims = declared(
  { data: 'technical', owner: null, retention: 'permanent' },
  pgTable('welcome_claims', {
    addressHash: text('address_hash').primaryKey(),
    claimedAt: timestamp('claimed_at', { withTimezone: true }).notNull(),
  }),
);

export const WELCOME_SCOPES = ['domain', 'network'] as const;

/** Welcome bonuses per mail domain or network and day (Berlin). The subject is a keyed hash. */
export const welcomeCounts = declared(
  { data: 'technical', owner: null, retention: { days: 32, since: 'day' } },
  pgTable(
    'welcome_counts',
    {
      scope: text('scope', { enum: WELCOME_SCOPES }).notNull(),
      subject: text('subject').notNull(),
      day: date('day', { mode: 'string' }).notNull(),
      bonuses: integer('bonuses').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.scope, table.subject, table.day] }),
      index('welcome_counts_by_age').on(table.day),
      check('welcome_counts_scope_is_known', oneOf(table.scope, WELCOME_SCOPES)),
      check('welcome_counts_are_counts', sql`${table.bonuses} > 0`),
    ],
  ),
);

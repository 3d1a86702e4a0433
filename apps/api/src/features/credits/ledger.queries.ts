import { CREDIT_DIRECTIONS, CREDIT_ENTRY_TYPES, type CreditEntryType } from '@ismi/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { type CreditReference, creditAccounts, creditEntries } from '../../db/schema/credits.ts';

/** Creates the account if it is missing. */
export const openCreditAccount = (tx: Tx, userId: string) =>
  tx.insert(creditAccounts).values({ userId }).onConflictDoNothing();

/** Never FOR UPDATE: the foreign keys of entries and holds take a share lock on the account's row, and would wait for it. */
const lockRow = namedStatement<{ balance: number; held: number }>(
  'lock_credit_account',
  'select balance, held from credit_accounts where user_id = $1 for no key update',
);

/**
 * The row lock that every change of an account must hold, until the transaction ends; undefined where there is no account.
 * Callers that lock more keep to one order to avoid deadlocks: users → payments → slots (by id) → credit accounts (by user) →
 * holds → rows that are only inserted.
 */
export async function lockAccount(tx: Tx, userId: string) {
  const [account] = await lockRow(tx, [userId]);
  return account;
}

export interface Movement {
  userId: string;
  type: CreditEntryType;
  /** Positive: the user gains credits; negative: spends. */
  amount: number;
  reference: CreditReference;
  now: Date;
}

export interface EntryResult {
  /** False: the same reference was booked before, and this is that entry. */
  isNew: boolean;
  sequence: number;
  amount: number;
  /** Available credits. */
  spendable: number;
}

const book = namedStatement<EntryResult>(
  'book_credits',
  `with earlier as (
    select sequence, amount from credit_entries where user_id = $1 and type = $2 and reference = $3
  ), account as (
    update credit_accounts
    set balance = balance + $4::int,
        total_spent = total_spent + greatest(-$4::int, 0),
        last_sequence = last_sequence + 1
    where user_id = $1 and balance - held + $4::int >= 0 and not exists (select from earlier)
    returning balance, held, last_sequence
  ), entry as (
    insert into credit_entries (user_id, sequence, type, amount, balance_after, reference, created_at)
    select $1, last_sequence, $2, $4::int, balance, $3, $5::timestamptz from account
  )
  select true as "isNew", last_sequence as sequence, $4::int as amount, balance - held as spendable from account
  union all
  select false, earlier.sequence, earlier.amount, balance - held from earlier, credit_accounts where user_id = $1`,
);

/**
 * Changes the balance, takes the next sequence number and adds the entry, in one statement; undefined when the account has too
 * few credits, or does not exist. Of two concurrent calls with the same reference the second fails, unless the account was
 * locked before.
 */
export async function bookEntry(db: Db | Tx, { userId, type, amount, reference, now }: Movement) {
  const [booked] = await book(db, [userId, type, reference, amount, now.toISOString()]);
  return booked;
}

/** A user's available and total spent credits. */
export async function findAccount(db: Db | Tx, userId: string) {
  const [account] = await readAccount(db, [userId]);
  return account;
}

const readAccount = namedStatement<{ spendable: number; balance: number; totalSpent: number }>(
  'read_credit_account',
  `select balance - held as spendable, balance, total_spent as "totalSpent"
  from credit_accounts where user_id = $1`,
);

const SPENDS = CREDIT_ENTRY_TYPES.filter((type) => CREDIT_DIRECTIONS[type] === 'out');

/** Credits spent on a reference. */
export async function sumOfSpends(tx: Tx, userId: string, reference: CreditReference) {
  const [sum] = await tx
    .select({ spent: sql<number>`coalesce(-sum(${creditEntries.amount}), 0)::int` })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, userId),
        inArray(creditEntries.type, SPENDS), // types by name, to match the index
        eq(creditEntries.reference, reference),
      ),
    );
  return sum?.spent ?? 0;
}

/** Whether a reference has moved credits of a type. */
export async function hasEntry(
  tx: Tx,
  userId: string,
  type: CreditEntryType,
  reference: CreditReference,
): Promise<boolean> {
  const rows = await tx
    .select({ sequence: creditEntries.sequence })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, userId),
        eq(creditEntries.type, type),
        eq(creditEntries.reference, reference),
      ),
    );
  return rows.length > 0;
}

import type { CreditGrantType, CreditSpendType } from '@ismi/contract';
import type { Db, Tx } from '../../db/client.ts';
import type { CreditReference } from '../../db/schema/credits.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { AppError } from '../../lib/app-error.ts';
import {
  bookEntry,
  type EntryResult,
  findAccount,
  hasEntry,
  lockAccount,
  type Movement,
  openCreditAccount,
  sumOfSpends,
} from './ledger.queries.ts';
import {
  assertAmount,
  assertPayable,
  assertSameAmount,
  insufficientCredits,
} from './ledger.rules.ts';

export { assertPayable };

interface Act {
  userId: string;
  /** What it is for: the same reference is booked once, however often it is requested. */
  reference: CreditReference;
  now: Date;
}

interface Grant extends Act {
  type: CreditGrantType;
  amount: number;
}

export interface Spend extends Act {
  type: CreditSpendType;
  /** Price in credits: more than zero. */
  amount: number;
}

/**
 * Grants credits inside the caller's transaction and opens the account where there is none. Safe to repeat: one reference, one
 * entry.
 */
export async function grantCredits(tx: Tx, grant: Grant) {
  assertAmount(grant.amount);
  await openCreditAccount(tx, grant.userId);
  await lockAccount(tx, grant.userId);
  const booked = await bookEntry(tx, grant);
  if (!booked) throw new Error('credits can always be given to an account that exists');
  assertSameAmount(booked.amount, grant.amount);
  return booked;
}

/**
 * Spends credits inside the caller's transaction, or refuses with INSUFFICIENT_CREDITS. Safe to repeat: one reference, one
 * entry.
 */
export async function spendCredits(tx: Tx, spend: Spend) {
  await lockAccount(tx, spend.userId);
  return decideSpend(tx, spend, await bookEntry(tx, movementOf(spend)));
}

/** As above where nothing else happens in the same transaction: one statement, one round trip. Safe to repeat. */
export async function spendInOneStatement(db: Db, spend: Spend) {
  const movement = movementOf(spend);
  const booked = await bookEntry(db, movement).catch((error: unknown) => {
    if (isUniqueViolation(error, 'credit_entries_one_per_reference')) return undefined;
    throw error;
  });
  // Without the lock, the second of two concurrent repeats does not see the first. It has waited for it by now, so it looks
  // again.
  return decideSpend(db, spend, booked ?? (await bookEntry(db, movement)));
}

function movementOf(spend: Spend): Movement {
  assertAmount(spend.amount);
  return { ...spend, amount: -spend.amount };
}

async function decideSpend(db: Db | Tx, spend: Spend, booked: EntryResult | undefined) {
  if (!booked) {
    const account = await findAccount(db, spend.userId);
    throw insufficientCredits(spend.amount, account?.spendable ?? 0);
  }
  assertSameAmount(booked.amount, -spend.amount);
  return booked;
}

/**
 * Refunds what was spent on a reference, as a new entry, and returns the amount: 0 when nothing was spent. Safe to repeat: one
 * spend, one refund.
 */
export async function refundCredits(tx: Tx, { userId, reference, now }: Act): Promise<number> {
  await lockAccount(tx, userId);
  const amount = await sumOfSpends(tx, userId, reference);
  if (amount > 0) await grantCredits(tx, { userId, type: 'refund', amount, reference, now });
  return amount;
}

/**
 * Available credits, read under the lock that every change needs: for callers that compute an amount from it (an adjustment, a
 * claw-back) and book it in the same transaction. Zero where there is no account.
 */
export async function lockSpendable(tx: Tx, userId: string): Promise<number> {
  const account = await lockAccount(tx, userId);
  return account ? account.balance - account.held : 0;
}

/** Available credits right now. Zero where there is no account. */
export async function readSpendable(db: Db | Tx, userId: string): Promise<number> {
  return (await findAccount(db, userId))?.spendable ?? 0;
}

interface Adjustment extends Omit<Act, 'reference'> {
  /** The new available credits. */
  credits: number;
  /** The value that the administrator saw; if it has changed, nothing is booked. */
  expected?: number | undefined;
  /** One click, one adjustment. */
  id: string;
}

/**
 * Sets a user's available credits to a figure by a ledger entry, and returns the figures before and after. Held credits are not
 * touched. Safe to repeat with the same id.
 */
export async function adjustCredits(
  tx: Tx,
  { userId, credits, expected, id, now }: Adjustment,
): Promise<{ before: number; after: number }> {
  await openCreditAccount(tx, userId);
  const before = await lockSpendable(tx, userId);
  const reference: CreditReference = `adjustment ${id}`;
  if (await hasEntry(tx, userId, 'admin_adjustment', reference)) return { before, after: before };
  if (expected !== undefined && expected !== before)
    throw new AppError('CREDITS_CHANGED', { current_credits: before });
  const amount = credits - before;
  if (amount === 0) return { before, after: before };
  await bookEntry(tx, { userId, type: 'admin_adjustment', amount, reference, now });
  return { before, after: credits };
}

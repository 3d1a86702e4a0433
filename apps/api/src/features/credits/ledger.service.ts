import type { CreditGrantType, CreditSpendType } from '@ismi/contract';
import type { Db, Tx } from '../../db/client.ts';
import type { CreditReference } from '../../db/schema/credits.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { AppError } from '../../lib/app-error.ts';
import {
  type Booked,
  bookEntry,
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
  /** What it is for: the same thing is booked once, however often it is asked for. */
  reference: CreditReference;
  now: Date;
}

interface Grant extends Act {
  type: CreditGrantType;
  amount: number;
}

export interface Spend extends Act {
  type: CreditSpendType;
  /** How many credits it costs: more than zero. */
  amount: number;
}

/** Gives credits inside the caller's transaction and opens the account where there is none. Safe to repeat: one reference, one entry. */
export async function grantCredits(tx: Tx, grant: Grant) {
  assertAmount(grant.amount);
  await openCreditAccount(tx, grant.userId);
  await lockAccount(tx, grant.userId);
  const booked = await bookEntry(tx, grant);
  if (!booked) throw new Error('credits can always be given to an account that exists');
  assertSameAmount(booked.amount, grant.amount);
  return booked;
}

/** Takes credits inside the caller's transaction, or refuses with INSUFFICIENT_CREDITS. Safe to repeat: one reference, one entry. */
export async function spendCredits(tx: Tx, spend: Spend) {
  await lockAccount(tx, spend.userId);
  return decideSpend(tx, spend, await bookEntry(tx, movementOf(spend)));
}

/** As above where nothing else has to happen in the same transaction: one statement, one trip to the database. Safe to repeat. */
export async function spendAlone(db: Db, spend: Spend) {
  const movement = movementOf(spend);
  const booked = await bookEntry(db, movement).catch((error: unknown) => {
    if (isUniqueViolation(error, 'credit_entries_one_per_reference')) return undefined;
    throw error;
  });
  // Without the lock, the second of two repeats at once does not see the first. It has waited for it by now, so it looks again.
  return decideSpend(db, spend, booked ?? (await bookEntry(db, movement)));
}

function movementOf(spend: Spend): Movement {
  assertAmount(spend.amount);
  return { ...spend, amount: -spend.amount };
}

async function decideSpend(db: Db | Tx, spend: Spend, booked: Booked | undefined) {
  if (!booked) {
    const account = await findAccount(db, spend.userId);
    throw insufficientCredits(spend.amount, account?.spendable ?? 0);
  }
  assertSameAmount(booked.amount, -spend.amount);
  return booked;
}

/**
 * Gives back what was spent on a thing, as a new entry beside the old one, and answers with how much that was: 0 when nothing
 * was. Safe to repeat: one spend, one refund.
 */
export async function refundCredits(tx: Tx, { userId, reference, now }: Act): Promise<number> {
  await lockAccount(tx, userId);
  const amount = await sumOfSpends(tx, userId, reference);
  if (amount > 0) await grantCredits(tx, { userId, type: 'refund', amount, reference, now });
  return amount;
}

/**
 * What a user may spend, read under the lock that every change needs: for whoever computes an amount from it (an adjustment,
 * a claw-back) and books it in the same transaction. Zero where there is no account.
 */
export async function lockSpendable(tx: Tx, userId: string): Promise<number> {
  const account = await lockAccount(tx, userId);
  return account ? account.balance - account.held : 0;
}

/** What a user may spend, as it stands at this moment. Zero where there is no account. */
export async function readSpendable(db: Db | Tx, userId: string): Promise<number> {
  return (await findAccount(db, userId))?.spendable ?? 0;
}

interface Adjustment extends Omit<Act, 'reference'> {
  /** What the user is to have. */
  credits: number;
  /** What was seen; when it is no longer true, nothing is booked. */
  expected?: number | undefined;
  /** One click, one adjustment. */
  id: string;
}

/**
 * Brings what a user may spend to a figure, as an entry like any other, and answers with what it was and is. What is held for
 * work under way is not touched. Safe to repeat with the same id.
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

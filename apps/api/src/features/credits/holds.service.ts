import type { CreditSpendType } from '@ismi/contract';
import type { Tx } from '../../db/client.ts';
import type { CreditReference } from '../../db/schema/credits.ts';
import type { Deps } from '../../deps.ts';
import { newId } from '../../lib/ids.ts';
import {
  closeByReleasing,
  closeBySpending,
  closeExpired,
  findHoldersOfExpired,
  insertHold,
} from './holds.queries.ts';
import { lockAccount } from './ledger.queries.ts';
import { assertAmount, assertSameAmount, insufficientCredits } from './ledger.rules.ts';

/** Longer than any work that may hold credits: a model gets 25 seconds. */
const HOLD_SECONDS = 120;
const HOLDERS_AT_ONCE = 500;

interface HoldRequest {
  userId: string;
  purpose: Exclude<CreditSpendType, 'admin_adjustment'>;
  amount: number;
  /** What it is for; the ledger entry of a settled hold has the same reference. */
  reference: CreditReference;
  /** Released automatically after this. */
  seconds?: number;
}

export interface Hold {
  id: string;
  userId: string;
}

/**
 * Reserves credits for work that is about to begin, or refuses with INSUFFICIENT_CREDITS. Safe to repeat: one reference, one
 * hold; returns its current state.
 */
export async function holdCredits(tx: Tx, { seconds = HOLD_SECONDS, ...request }: HoldRequest) {
  assertAmount(request.amount);
  const account = await lockAccount(tx, request.userId);
  const stored = await insertHold(tx, { id: newId(), seconds, ...request });
  if (!stored) {
    throw insufficientCredits(request.amount, account ? account.balance - account.held : 0);
  }
  assertSameAmount(stored.amount, request.amount);
  return { ...stored, userId: request.userId };
}

/**
 * Charges a hold, or a part of it, in the transaction that stores the result. False: it is already closed, for example expired,
 * and the result must not be delivered. Safe to repeat.
 */
export async function settleHold(
  tx: Tx,
  { id, userId }: Hold,
  { amount, now }: { amount?: number; now: Date },
): Promise<boolean> {
  if (amount !== undefined) assertAmount(amount);
  await lockAccount(tx, userId);
  return (await closeBySpending(tx, { id, userId }, amount, now)) !== undefined;
}

/** Releases a hold because there is nothing to charge for. False: it is already closed. Safe to repeat. */
export async function releaseHold(tx: Tx, { id, userId }: Hold): Promise<boolean> {
  await lockAccount(tx, userId);
  return closeByReleasing(tx, { id, userId });
}

/** Releases the expired holds of work that died, user by user, and returns their number. Safe to repeat. */
export async function releaseExpiredHolds({ db }: Pick<Deps, 'db'>): Promise<number> {
  const holders = await findHoldersOfExpired(db, HOLDERS_AT_ONCE);
  let released = 0;
  for (const userId of holders) {
    released += await db.transaction(async (tx) => {
      await lockAccount(tx, userId);
      return closeExpired(tx, userId);
    });
  }
  return released + (holders.length === HOLDERS_AT_ONCE ? await releaseExpiredHolds({ db }) : 0);
}

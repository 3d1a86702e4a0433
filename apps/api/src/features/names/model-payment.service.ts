import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { type Hold, holdCredits, releaseHold, settleHold } from '../credits/holds.service.ts';
import { lockSpendable } from '../credits/ledger.service.ts';
import { uncountCalls } from './free-calls.service.ts';
import {
  isSellableOutcome,
  type ModelQuestions,
  type ModelResult,
} from './model-answers.service.ts';
import type { QuestionKind } from './model-questions.service.ts';
import { insertReceipt } from './names.queries.ts';
import { assertAffordable, ENTRY_TYPES, priceOf } from './receipts.service.ts';

type Holds = Map<QuestionKind, Hold & { chargeId: string }>;

/** Holds the price of each due kind before the model is asked; `agreed` is the most that may be charged. */
export async function holdPrices(
  { db }: Deps,
  userId: string,
  due: readonly QuestionKind[],
  agreed: number,
): Promise<Holds> {
  const holds: Holds = new Map();
  if (due.length === 0) return holds;
  return db.transaction(async (tx) => {
    assertAffordable(due, await lockSpendable(tx, userId), agreed);
    const chargeId = newId();
    const reference = `search ${chargeId}` as const;
    for (const kind of due) {
      const request = { userId, purpose: ENTRY_TYPES[kind], amount: priceOf(kind), reference };
      holds.set(kind, { ...(await holdCredits(tx, request)), chargeId });
    }
    return holds;
  });
}

export const releaseHolds = ({ db }: Deps, holds: Holds) =>
  db.transaction(async (tx) => {
    for (const hold of holds.values()) await releaseHold(tx, hold);
  });

/** Charges for the answers, releases the other holds, and returns what was charged. */
export async function settleHolds(
  tx: Tx,
  deps: Deps,
  { asker: { userId }, receiptSubject }: ModelQuestions,
  { outcomes, fresh, counted }: ModelResult,
  holds: Holds,
): Promise<number> {
  const now = deps.clock.now();
  // Lock order: the account before the receipts.
  await lockSpendable(tx, userId);
  const sold: QuestionKind[] = [];
  for (const [kind, hold] of holds) {
    const isSold =
      isSellableOutcome(kind, outcomes) &&
      (await insertReceipt(tx, userId, receiptSubject, kind, { chargeId: hold.chargeId, now }));
    if (!isSold) await releaseHold(tx, hold);
    // The hold expired during the model call: without payment there is no answer.
    else if (!(await settleHold(tx, hold, { now }))) throw new AppError('AI_UNAVAILABLE');
    else sold.push(kind);
  }
  const paidCalls = sold.filter((kind) => fresh.includes(kind)).length;
  if (counted && paidCalls > 0) await uncountCalls(tx, counted, paidCalls);
  return priceOf(...sold);
}

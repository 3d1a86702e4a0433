import { NAME_CREDITS } from '@ismi/contract';
import type { ReceiptKind } from '../../db/schema/names.ts';
import type { Deps } from '../../deps.ts';
import { newId } from '../../lib/ids.ts';
import { assertPayable, lockSpendable, spendCredits } from '../credits/ledger.service.ts';
import { findReceipts, insertReceipt } from './names.queries.ts';

/** The ledger's reason for it. */
export const ENTRY_TYPES = { search: 'usage', analysis: 'islamic_analysis' } as const;

export const priceOf = (...kinds: ReceiptKind[]): number =>
  kinds.reduce((sum, kind) => sum + NAME_CREDITS[kind], 0);

/**
 * Refuses when the credits do not cover all of it, since a part is not sold, and when it costs more than agreed: a browser does
 * not know every receipt, and what it shows as free must not be charged.
 */
export function assertAffordable(
  due: readonly ReceiptKind[],
  spendable: number,
  agreed: number,
): void {
  assertPayable(priceOf(...due), { spendable, agreed }, { due: [...due] });
}

interface Purchase {
  userId: string;
  /** The subject, and its earlier names: a receipt for any of them counts. */
  subjects: readonly [current: string, ...former: string[]];
  kinds: readonly ReceiptKind[];
  /** The most that may be charged. */
  agreed: number;
}

/** Charges for a name once: a second time, in any language, is free. Returns what was charged. */
export async function payForName(
  deps: Pick<Deps, 'db' | 'clock'>,
  { userId, subjects, kinds, agreed }: Purchase,
): Promise<number> {
  const isDue = (receipts: ReadonlySet<ReceiptKind>) => kinds.filter((kind) => !receipts.has(kind));
  if (isDue(await findReceipts(deps.db, userId, subjects)).length === 0) return 0;
  return deps.db.transaction(async (tx) => {
    // Lock order: the account before the receipts, to avoid deadlocks.
    const spendable = await lockSpendable(tx, userId);
    const due = isDue(await findReceipts(tx, userId, subjects));
    assertAffordable(due, spendable, agreed);
    const now = deps.clock.now();
    const [subject] = subjects;
    const chargeId = newId();
    for (const kind of due) {
      await insertReceipt(tx, userId, subject, kind, { chargeId, now });
      // The ledger is kept after an account is erased, so it must not contain the name.
      const reference = `search ${chargeId}` as const;
      await spendCredits(tx, {
        userId,
        type: ENTRY_TYPES[kind],
        amount: NAME_CREDITS[kind],
        reference,
        now,
      });
    }
    return priceOf(...due);
  });
}

import {
  type CreditTransaction,
  creditText,
  type HistoryFilter,
  type Locale,
  packageText,
} from '@ismi/contract';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { type HistoryEntry, pageOfEntries } from './history.queries.ts';
import { findAccount } from './ledger.queries.ts';
import { assertPayable, readSpendable, spendInOneStatement } from './ledger.service.ts';

/** Available credits: held credits do not count. */
export async function readBalance(db: Db, userId: string) {
  const account = await findAccount(db, userId);
  return { credits: account?.spendable ?? 0 };
}

interface Wanted {
  filter: HistoryFilter;
  cursor?: number | undefined;
  limit: number;
  locale: Locale;
}

const isNameSearch = (type: HistoryEntry['type'], reference: string): boolean =>
  type === 'usage' && reference.startsWith('search ');

/** A ledger entry with the name of a search as its receipt has it; `null` where it was for no name. */
export type Movement = CreditTransaction & { receiptSubject: string | null };

const transactionOf = (
  { sequence, type, amount, reference, subject, packageId, createdAt }: HistoryEntry,
  locale: Locale,
): Movement => ({
  id: String(sequence),
  type,
  amount,
  description: creditText(isNameSearch(type, reference) ? 'name_search' : type, locale),
  created_at: new Date(createdAt).toISOString(),
  subject: packageId && packageText(packageId, locale).name,
  receiptSubject: subject,
  reference_id: subject ?? reference.slice(reference.indexOf(' ') + 1),
});

/** One page of ledger entries, with the totals of the whole history. */
export async function readHistory(
  db: Db,
  userId: string,
  { filter, cursor, limit, locale }: Wanted,
) {
  const [account, entries] = await Promise.all([
    findAccount(db, userId),
    // One more than requested, to know whether there is another page.
    pageOfEntries(db, { userId, filter, before: cursor, limit: limit + 1 }),
  ]);
  const shown = entries.slice(0, limit);
  const spent = account?.totalSpent ?? 0;
  return {
    transactions: shown.map((entry) => transactionOf(entry, locale)),
    next: entries.length > limit ? (shown.at(-1)?.sequence ?? null) : null,
    total_earned: spent + (account?.balance ?? 0),
    total_spent: spent,
  };
}

interface Deduction {
  userId: string;
  amount: number;
  /** The most that may be charged. */
  agreed: number;
  opKey: string;
}

/** Spends credits at their owner's request; nothing is given in return, so no feature may rely on it. Safe to repeat with the same key. */
export async function deductCredits(
  deps: Pick<Deps, 'db' | 'clock'>,
  { userId, amount, agreed, opKey }: Deduction,
) {
  if (amount > agreed)
    assertPayable(amount, { spendable: await readSpendable(deps.db, userId), agreed });
  const { spendable } = await spendInOneStatement(deps.db, {
    userId,
    type: 'usage',
    amount,
    reference: `act ${opKey}`,
    now: deps.clock.now(),
  });
  return { remainingCredits: spendable };
}

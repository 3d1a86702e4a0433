import type { CreditEntryType, HistoryFilter } from '@ismi/contract';
import type { Db } from '../../db/client.ts';
import { namedStatement } from '../../db/named-statement.ts';
import type { CreditReference } from '../../db/schema/credits.ts';

export interface HistoryEntry {
  sequence: number;
  type: CreditEntryType;
  amount: number;
  reference: CreditReference;
  /** As the database writes it. */
  createdAt: string;
}

const page = (filter: HistoryFilter, condition: string) =>
  namedStatement<HistoryEntry>(
    `credit_history_${filter}`,
    `select sequence, type, amount, reference, created_at as "createdAt"
    from credit_entries where user_id = $1 and sequence < $2 ${condition}
    order by sequence desc limit $3`,
  );

/** Purchases are looked for among what was earned, where the index has only few. */
const PAGES = {
  all: page('all', ''),
  earned: page('earned', 'and amount > 0'),
  spent: page('spent', 'and amount < 0'),
  purchased: page('purchased', "and amount > 0 and type = 'purchase'"),
} as const satisfies Record<HistoryFilter, unknown>;

const FROM_THE_NEWEST = 2_147_483_647;

interface Page {
  userId: string;
  filter: HistoryFilter;
  /** Only what came before this entry. */
  before: number | undefined;
  limit: number;
}

/** The newest first. Found by the key of the table at any depth: nothing is counted or skipped. */
export const pageOfEntries = (db: Db, { userId, filter, before, limit }: Page) =>
  PAGES[filter](db, [userId, before ?? FROM_THE_NEWEST, limit]);

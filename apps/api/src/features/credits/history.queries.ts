import type { CreditEntryType, HistoryFilter, PackageId } from '@ismi/contract';
import type { Db } from '../../db/client.ts';
import { namedStatement } from '../../db/named-statement.ts';
import type { CreditReference } from '../../db/schema/credits.ts';

export interface HistoryEntry {
  sequence: number;
  type: CreditEntryType;
  amount: number;
  reference: CreditReference;
  /** For the search of a name: the subject of its receipt. Gone with the receipt. */
  subject: string | null;
  /** For a purchase or its refund: what was bought. */
  packageId: PackageId | null;
  /** As the database writes it. */
  createdAt: string;
}

const page = (filter: HistoryFilter, condition: string) =>
  namedStatement<HistoryEntry>(
    `credit_history_${filter}`,
    `select sequence, type, amount, reference, created_at as "createdAt", (
      select subject from name_receipts receipt
      where receipt.user_id = entry.user_id and receipt.charge_id = case
        when entry.reference ~ '^search [0-9a-f-]{36}$' then substr(entry.reference, 8)::uuid end
      limit 1) as subject, (
      select package_id from payments where payments.id = case
        when entry.reference ~ '^payment [0-9a-f-]{36}$' then substr(entry.reference, 9)::uuid
        when entry.reference ~ '^(refund|clawback) [0-9a-f-]{36}$' then (
          select payment_id from refunds where refunds.id = split_part(entry.reference, ' ', 2)::uuid)
        end) as "packageId"
    from credit_entries entry where user_id = $1 and sequence < $2 ${condition}
    order by sequence desc limit $3`,
  );

/** Purchases are looked up among earned credits, where the index has few. */
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
  /** Only entries before this one. */
  before: number | undefined;
  limit: number;
}

/** Newest first. Found by the table's key at any depth: nothing is counted or skipped. */
export const pageOfEntries = (db: Db, { userId, filter, before, limit }: Page) =>
  PAGES[filter](db, [userId, before ?? FROM_THE_NEWEST, limit]);

import type { PrivacyDuty } from '../../db/personal-data.ts';
import { redactEntries } from '../../db/redact-entries.ts';
import { creditAccounts, creditEntries, creditHolds } from '../../db/schema/credits.ts';

const BOOKS = {
  keep: 'the law of books; says how many credits came and went, and nothing of whom',
};

/** After everything else: it redacts only the books of who has been erased. */
export const ledgerPrivacy: PrivacyDuty = {
  tables: [
    { table: creditEntries, onErasure: { by: (tx, { userId }) => redactEntries(tx, userId) } },
  ],
};

export const creditsPrivacy: PrivacyDuty = {
  tables: [
    { table: creditAccounts, onErasure: BOOKS },
    // What is set aside for a refund under way is charged or given back when that ends.
    { table: creditHolds, onErasure: BOOKS },
  ],
};

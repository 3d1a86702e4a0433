import type { PrivacyDuty } from '../../db/personal-data.ts';
import { redactEntries } from '../../db/redact-entries.ts';
import { creditAccounts, creditEntries, creditHolds } from '../../db/schema/credits.ts';

const BOOKS = {
  keep: 'the law of books; says how many credits came and went, and nothing of whom',
};

/** Last of all: it redacts only the ledger of erased accounts. */
export const ledgerPrivacy: PrivacyDuty = {
  tables: [
    { table: creditEntries, onErasure: { by: (tx, { userId }) => redactEntries(tx, userId) } },
  ],
};

export const creditsPrivacy: PrivacyDuty = {
  tables: [
    { table: creditAccounts, onErasure: BOOKS },
    // A hold for a pending refund is charged or released when that ends.
    { table: creditHolds, onErasure: BOOKS },
  ],
};

import type { PrivacyDuty } from '../../db/personal-data.ts';
import { creditAccounts, creditEntries, creditHolds } from '../../db/schema/credits.ts';

const BOOKS = {
  keep: 'the law of books; says how many credits came and went, and nothing of whom',
};

export const creditsPrivacy: PrivacyDuty = {
  tables: [
    { table: creditAccounts, onErasure: BOOKS },
    { table: creditEntries, onErasure: BOOKS },
    // What is set aside for a refund under way is charged or given back when that ends.
    { table: creditHolds, onErasure: BOOKS },
  ],
};

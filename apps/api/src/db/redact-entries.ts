import { sql } from 'drizzle-orm';
import type { Tx } from './client.ts';

/**
 * Takes from the books of a person who was erased what credits were spent on, and at what time of the day; amounts, balances and
 * days remain. By a function of the migration, because the product itself may only add to the ledger.
 */
export const redactEntries = (tx: Tx, userId: string) =>
  tx.execute(sql`select redact_credit_entries(${userId}::uuid)`);

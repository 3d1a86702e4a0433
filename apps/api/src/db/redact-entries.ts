import { sql } from 'drizzle-orm';
import type { Tx } from './client.ts';

/**
 * Removes from the ledger of an erased person what credits were spent on, and the time of day; amounts, balances and days
 * remain. A function of the migration does it, because the product itself may only append to the ledger.
 */
export const redactEntries = (tx: Tx, userId: string) =>
  tx.execute(sql`select redact_credit_entries(${userId}::uuid)`);

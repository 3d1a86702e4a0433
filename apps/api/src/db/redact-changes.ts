import { sql } from 'drizzle-orm';
import type { Tx } from './client.ts';

/**
 * Removes text from audit entries about things that are deleted; who, what and when remain, as do numbers and booleans. A
 * function of the migration does it, because the product itself may only append to the audit.
 */
export const redactChanges = (tx: Tx, { ids }: { ids: readonly string[] }) =>
  tx.execute(sql`select redact_audit_changes(${sql.param([...ids])}::text[])`);

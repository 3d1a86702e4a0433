import { sql } from 'drizzle-orm';
import type { Tx } from './client.ts';

/**
 * Takes the words out of what was written down about things that go: who did what and when remains, numbers and yes or no
 * remain. By a function of the migration, because the product itself may only add to the audit.
 */
export const redactChanges = (tx: Tx, { ids }: { ids: readonly string[] }) =>
  tx.execute(sql`select redact_audit_changes(${sql.param([...ids])}::text[])`);

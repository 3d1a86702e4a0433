import { sql } from 'drizzle-orm';
import type { Tx } from './client.ts';

/** Advisory lock by name across all processes, for cases without a row to lock. Held until the transaction ends. */
export async function lockByName(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

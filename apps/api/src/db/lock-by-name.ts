import { sql } from 'drizzle-orm';
import type { Tx } from './client.ts';

/** One at a time under this name, among all processes, also where there is no row to lock. Held until the transaction ends. */
export async function lockByName(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

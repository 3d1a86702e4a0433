import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';

const INVARIANTS = readFileSync(new URL('../../db/invariants.sql', import.meta.url), 'utf8');

/** A violated ledger invariant; the example is an id, never a name. */
export interface Violation extends Record<string, unknown> {
  promise: string;
  violations: number;
  example: string;
}

/** Reads the whole ledger: may take longer than a visitor's query, and sorts in memory. */
export const findViolations = (db: Db | Tx): Promise<Violation[]> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '110s'`);
    await tx.execute(sql`set local work_mem = '64MB'`);
    return (await tx.execute<Violation>(sql.raw(INVARIANTS))).rows;
  });

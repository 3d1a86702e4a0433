import { sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './client.ts';
import { findDeclaration } from './declared-table.ts';
import { TABLES } from './schema/index.ts';

const DAY_MS = 86_400_000;
// Small bites: a long delete would hold locks and bloat the table.
const BITE = 5_000;

async function forgetRowsOf(db: Db, table: PgTable, now: Date): Promise<void> {
  const retention = findDeclaration(table)?.retention;
  if (typeof retention !== 'object') return;
  const { name } = getTableConfig(table);
  const before = new Date(now.getTime() - retention.days * DAY_MS);
  let gone: number | null;
  do {
    ({ rowCount: gone } = await db.execute(sql`
      delete from ${sql.identifier(name)} where ctid = any(array(
        select ctid from ${sql.identifier(name)}
        where ${sql.identifier(retention.since)} < ${before.toISOString()} limit ${BITE}))`));
  } while (gone === BITE);
}

/** Keeps the promise of every table's declaration. Safe to repeat and to stop half-way. */
export async function forgetExpiredRows(db: Db, now: Date): Promise<void> {
  for (const table of TABLES) await forgetRowsOf(db, table, now);
}

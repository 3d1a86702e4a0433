import { sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { DAY_MS } from '../lib/daily-limit.ts';
import type { Db, Tx } from './client.ts';
import { findDeclaration } from './declared-table.ts';
import { redactChanges } from './redact-changes.ts';
import { TABLES } from './schema/index.ts';

// Small batches: a long delete would hold locks and bloat the table.
const BITE = 5_000;

async function forgetRowsOf(db: Db, table: PgTable, now: Date): Promise<void> {
  const retention = findDeclaration(table)?.retention;
  if (typeof retention !== 'object') return;
  const { name, columns } = getTableConfig(table);
  const before = new Date(now.getTime() - retention.days * DAY_MS);
  const hasId = columns.some((column) => column.name === 'id');
  const bite = async (tx: Tx): Promise<number> => {
    const { rows } = await tx.execute<{ id: string | null }>(sql`
      delete from ${sql.identifier(name)} where ctid = any(array(
        select ctid from ${sql.identifier(name)}
        where ${sql.identifier(retention.since)} < ${before.toISOString()} limit ${BITE}))
      returning ${hasId ? sql`id::text` : sql`null as id`}`);
    // Administrators' notes about a thing are deleted with it.
    if (hasId) await redactChanges(tx, { ids: rows.flatMap(({ id }) => id ?? []) });
    return rows.length;
  };
  while ((await db.transaction(bite)) === BITE);
}

/** Enforces the retention that every table declares. Safe to repeat and to interrupt. */
export async function deleteExpiredRows(db: Db, now: Date): Promise<void> {
  for (const table of TABLES) await forgetRowsOf(db, table, now);
}

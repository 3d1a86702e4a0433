import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Required of every table: what kind of data it holds, whose it is, how long it is kept. A table without a declaration fails
 * `npm run check`.
 */
export interface Declaration {
  data: 'personal' | 'technical';
  /** The column with the owner of the row; null where rows have no owner. */
  owner: string | null;
  retention: { days: number; since: string } | 'with-the-account' | 'permanent';
}

const DECLARATIONS = new WeakMap<PgTable, Declaration>();

export function declared<T extends PgTable>(declaration: Declaration, table: T): T {
  DECLARATIONS.set(table, declaration);
  return table;
}

export const findDeclaration = (table: PgTable): Declaration | undefined => DECLARATIONS.get(table);

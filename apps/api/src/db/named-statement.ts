import type { Query } from 'drizzle-orm';
import type { Db, Tx } from './client.ts';

/**
 * A statement in plain SQL that every connection parses and plans once: for what runs often, or says in one sentence of SQL
 * what the query builder cannot. `$1`, `$2` … are filled in order.
 */
export function namedStatement<Row>(name: string, text: string) {
  return async (db: Db | Tx, values: readonly unknown[]): Promise<Row[]> => {
    const query: Query = { sql: text, params: [...values] };
    const statement = db._.session.prepareQuery(query, undefined, name, false);
    // Without a mapping of columns the ORM hands on the driver's own answer.
    const { rows } = (await statement.execute()) as { rows: Row[] };
    return rows;
  };
}

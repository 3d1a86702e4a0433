import type { Query } from 'drizzle-orm';
import type { Db, Tx } from './client.ts';

/** The driver's result for a statement that the ORM passes through unchanged. */
interface Answer<Row> {
  rows: Row[];
  /** Number of rows affected, also for a statement that returns none. */
  rowCount: number;
}

const namedQuery =
  <Row>(name: string, text: string) =>
  async (db: Db | Tx, values: readonly unknown[]): Promise<Answer<Row>> => {
    const query: Query = { sql: text, params: [...values] };
    // Without a column mapping the ORM returns the driver's own result.
    return (await db._.session
      .prepareQuery(query, undefined, name, false)
      .execute()) as Answer<Row>;
  };

/**
 * A statement in plain SQL that each connection parses and plans once: for frequent queries, or for what the query builder
 * cannot express. `$1`, `$2` … are filled in order.
 */
export function namedStatement<Row>(name: string, text: string) {
  const ask = namedQuery<Row>(name, text);
  return async (db: Db | Tx, values: readonly unknown[]): Promise<Row[]> =>
    (await ask(db, values)).rows;
}

/** A statement that writes and returns nothing: PostgreSQL reports the number of rows written by itself. */
export function namedWrite(name: string, text: string) {
  const ask = namedQuery<never>(name, text);
  return async (db: Db | Tx, values: readonly unknown[]): Promise<number> =>
    (await ask(db, values)).rowCount;
}

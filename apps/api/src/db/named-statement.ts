import type { Query } from 'drizzle-orm';
import type { Db, Tx } from './client.ts';

/** What the driver says of a statement that the ORM hands on as it is. */
interface Answer<Row> {
  rows: Row[];
  /** Also of a statement that returns none: how many it has written. */
  rowCount: number;
}

const namedQuery =
  <Row>(name: string, text: string) =>
  async (db: Db | Tx, values: readonly unknown[]): Promise<Answer<Row>> => {
    const query: Query = { sql: text, params: [...values] };
    // Without a mapping of columns the ORM hands on the driver's own answer.
    return (await db._.session
      .prepareQuery(query, undefined, name, false)
      .execute()) as Answer<Row>;
  };

/**
 * A statement in plain SQL that every connection parses and plans once: for what runs often, or says in one sentence of SQL
 * what the query builder cannot. `$1`, `$2` … are filled in order.
 */
export function namedStatement<Row>(name: string, text: string) {
  const ask = namedQuery<Row>(name, text);
  return async (db: Db | Tx, values: readonly unknown[]): Promise<Row[]> =>
    (await ask(db, values)).rows;
}

/** One that writes and returns nothing: PostgreSQL says without being asked how many rows it wrote. */
export function namedWrite(name: string, text: string) {
  const ask = namedQuery<never>(name, text);
  return async (db: Db | Tx, values: readonly unknown[]): Promise<number> =>
    (await ask(db, values)).rowCount;
}

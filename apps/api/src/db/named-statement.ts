import pg from 'pg';
import { clientOf, type Db, type Tx } from './client.ts';

const { builtins, getTypeParser } = pg.types;
const TIMES: readonly number[] = [builtins.TIMESTAMPTZ, builtins.TIMESTAMP, builtins.DATE];
/** Days and times stay text, as the ORM returns them. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    TIMES.includes(id) ? (value: string) => value : getTypeParser(id, format),
};

const namedQuery =
  <Row extends pg.QueryResultRow>(name: string, text: string) =>
  (db: Db | Tx, values: readonly unknown[]): Promise<pg.QueryResult<Row>> =>
    clientOf(db).query<Row>({ name, text, values: [...values], types });

/**
 * A statement in plain SQL that each connection parses and plans once: for frequent queries, or for what the query builder
 * cannot express. `$1`, `$2` … are filled in order.
 */
export function namedStatement<Row extends object>(name: string, text: string) {
  const ask = namedQuery<Row>(name, text);
  return async (db: Db | Tx, values: readonly unknown[]): Promise<Row[]> =>
    (await ask(db, values)).rows;
}

/** A statement that writes and returns nothing: PostgreSQL reports the number of rows written by itself. */
export function namedWrite(name: string, text: string) {
  const ask = namedQuery<never>(name, text);
  return async (db: Db | Tx, values: readonly unknown[]): Promise<number> =>
    (await ask(db, values)).rowCount ?? 0;
}

import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './client.ts';
import { findDeclaration } from './declared-table.ts';

/** The person the data is about. */
export interface Person {
  userId: string;
  email: string;
  /** Ids of everything the person owns: other tables refer to it by these ids. */
  ids: readonly string[];
}

export interface ErasureRequest extends Person {
  now: Date;
}

/** What happens to the rows when the person leaves. Keeping something requires a reason. */
type OnErasure =
  | 'delete'
  | { keep: string }
  | { overwrite: (erasure: ErasureRequest) => Record<string, unknown> }
  | { by: (tx: Tx, erasure: ErasureRequest) => Promise<unknown> };

/**
 * What a table holds about a person. The owner column of the table's declaration decides whose a row is, unless stated
 * otherwise.
 */
export interface PersonalTable {
  table: PgTable;
  /** `email`: also rows stored under the person's address. `ids`: rows that name one of their things. */
  foundBy?: 'email' | 'ids';
  /** For a row that belongs to the owner of another row. */
  through?: { column: string; table: PgTable };
  onErasure: OnErasure;
  /** Columns never exported to the person either: secrets, and data of somebody else. */
  untold?: readonly string[];
}

/** Everything a feature stores about people. `npm test` fails while a table with personal data is in none of these. */
export interface PrivacyDuty {
  tables: readonly PersonalTable[];
  /** Runs before anything is erased, in the same transaction. May refuse. */
  beforeErasure?(tx: Tx, erasure: ErasureRequest): Promise<void>;
}

export const nameOf = (table: PgTable): string => getTableConfig(table).name;
const columnsOf = (table: PgTable): string[] =>
  getTableConfig(table).columns.map(({ name }) => name);
const textsOf = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

function ownedBy(entry: PersonalTable, person: Person): SQL {
  const { table, foundBy, through } = entry;
  if (through) {
    const inner = ownedBy({ table: through.table, onErasure: entry.onErasure }, person);
    return sql`${sql.identifier(through.column)} in (select id from ${sql.identifier(nameOf(through.table))} where ${inner})`;
  }
  const owner = findDeclaration(table)?.owner;
  if (!owner) throw new Error(`nothing tells whose a row of ${nameOf(table)} is`);
  if (foundBy === 'ids') return sql`${sql.identifier(owner)} = any(${textsOf(person.ids)})`;
  const own = sql`${sql.identifier(owner)} = ${owner === 'email' ? person.email : person.userId}`;
  return foundBy === 'email' && owner !== 'email' ? sql`(${own} or email = ${person.email})` : own;
}

/** The ids of everything a person owns, including the person's own id. */
export async function idsOf(
  db: Db | Tx,
  entries: readonly PersonalTable[],
  person: Omit<Person, 'ids'>,
): Promise<string[]> {
  const ids = [person.userId];
  for (const entry of entries) {
    if (entry.foundBy === 'ids' || !columnsOf(entry.table).includes('id')) continue;
    const { rows } = await db.execute<{ id: string }>(
      sql`select id::text from ${sql.identifier(nameOf(entry.table))} where ${ownedBy(entry, { ...person, ids: [] })}`,
    );
    ids.push(...rows.map(({ id }) => id));
  }
  return [...new Set(ids)];
}

/** The rows of a table about a person, without columns that are never exported. */
export async function rowsAbout(db: Db | Tx, entry: PersonalTable, person: Person) {
  const { rows } = await db.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(about) - ${textsOf(['', ...(entry.untold ?? [])])} as row
      from ${sql.identifier(nameOf(entry.table))} about where ${ownedBy(entry, person)}`,
  );
  return { table: nameOf(entry.table), rows: rows.map(({ row }) => row) };
}

/** Erases, redacts or keeps the rows of a table as its feature declares. Safe to repeat. */
export async function eraseRows(
  tx: Tx,
  entry: PersonalTable,
  erasure: ErasureRequest,
): Promise<void> {
  const { onErasure, table } = entry;
  const name = sql.identifier(nameOf(table));
  const owned = ownedBy(entry, erasure);
  if (onErasure === 'delete') await tx.execute(sql`delete from ${name} where ${owned}`);
  else if ('by' in onErasure) await onErasure.by(tx, erasure);
  else if ('overwrite' in onErasure) {
    const changes = Object.entries(onErasure.overwrite(erasure)).map(
      ([column, value]) => sql`${sql.identifier(column)} = ${value}`,
    );
    await tx.execute(sql`update ${name} set ${sql.join(changes, sql`, `)} where ${owned}`);
  }
}

import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './client.ts';
import { findDeclaration } from './declared-table.ts';

/** Whose data it is about. */
export interface Person {
  userId: string;
  email: string;
  /** Of everything that is theirs, where it is told apart by an id: what others have written down names it by that. */
  ids: readonly string[];
}

export interface Leaving extends Person {
  now: Date;
}

/** What becomes of the rows when the person leaves. Whoever keeps something says why. */
type OnErasure =
  | 'delete'
  | { keep: string }
  | { overwrite: (leaving: Leaving) => Record<string, unknown> }
  | { by: (tx: Tx, leaving: Leaving) => Promise<unknown> };

/** What a table holds of a person. Whose a row is, is told by the owner that the table declares, unless it is said otherwise. */
export interface PersonalTable {
  table: PgTable;
  /** `email`: also what was written under the person's address. `ids`: what names a thing of theirs. */
  foundBy?: 'email' | 'ids';
  /** Where a row belongs to whom another row belongs. */
  through?: { column: string; table: PgTable };
  onErasure: OnErasure;
  /** Never told to the person either: secrets, and what belongs to somebody else. */
  untold?: readonly string[];
}

/** Everything that a feature knows of people. `npm test` fails while a table with personal data stands in none of these. */
export interface PrivacyDuty {
  tables: readonly PersonalTable[];
  /** What has to happen while everything is still there, in the same transaction. May refuse. */
  beforeErasure?(tx: Tx, leaving: Leaving): Promise<void>;
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

/** The ids of everything that is a person's, the person's own included. */
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

/** The rows of a table that are about a person, without what is never told. */
export async function rowsAbout(db: Db | Tx, entry: PersonalTable, person: Person) {
  const { rows } = await db.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(about) - ${textsOf(['', ...(entry.untold ?? [])])} as row
      from ${sql.identifier(nameOf(entry.table))} about where ${ownedBy(entry, person)}`,
  );
  return { table: nameOf(entry.table), rows: rows.map(({ row }) => row) };
}

/** Does with the rows of a table what its feature has decided. Safe to repeat. */
export async function eraseRows(tx: Tx, entry: PersonalTable, leaving: Leaving): Promise<void> {
  const { onErasure, table } = entry;
  const name = sql.identifier(nameOf(table));
  const owned = ownedBy(entry, leaving);
  if (onErasure === 'delete') await tx.execute(sql`delete from ${name} where ${owned}`);
  else if ('by' in onErasure) await onErasure.by(tx, leaving);
  else if ('overwrite' in onErasure) {
    const changes = Object.entries(onErasure.overwrite(leaving)).map(
      ([column, value]) => sql`${sql.identifier(column)} = ${value}`,
    );
    await tx.execute(sql`update ${name} set ${sql.join(changes, sql`, `)} where ${owned}`);
  }
}

import type { Catalogue, CatalogueName } from '@ismi/catalogue';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { lockByName } from '../../db/lock-by-name.ts';
import { catalogueState, nameReceipts, names, type ReceiptKind } from '../../db/schema/names.ts';

export async function findVersion(db: Db | Tx): Promise<string | undefined> {
  const [state] = await db.select({ version: catalogueState.version }).from(catalogueState);
  return state?.version;
}

/** Reads the whole catalogue in its own transaction, so that a concurrent import is seen whole or not at all. */
export async function readCatalogue(tx: Tx): Promise<Catalogue | undefined> {
  const [state] = await tx.select().from(catalogueState);
  if (!state) return undefined;
  return { version: state.version, names: await readNames(tx), ...state.companions };
}

/** In parts: parsing twelve thousand records at once would delay every request by seconds. */
async function readNames(tx: Tx): Promise<CatalogueName[]> {
  const records: CatalogueName[] = [];
  for (;;) {
    const part = await tx
      .select({ record: names.record })
      .from(names)
      .where(gt(names.id, records.at(-1)?.id ?? ''))
      .orderBy(names.id)
      .limit(NAMES_PER_READ);
    records.push(...part.map(({ record }) => record));
    if (part.length < NAMES_PER_READ) return records;
  }
}
const NAMES_PER_READ = 100;

/** Serialises imports; held until the transaction ends. */
export const lockCatalogue = (tx: Tx) => lockByName(tx, 'catalogue import');

export async function findNameIds(tx: Tx): Promise<string[]> {
  return (await tx.select({ id: names.id }).from(names)).map(({ id }) => id);
}

const AT_ONCE = 500;

export async function storeNames(tx: Tx, records: readonly CatalogueName[]): Promise<void> {
  for (let from = 0; from < records.length; from += AT_ONCE) {
    await tx
      .insert(names)
      .values(records.slice(from, from + AT_ONCE).map((record) => ({ id: record.id, record })))
      .onConflictDoUpdate({ target: names.id, set: { record: sql`excluded.record` } });
  }
}

type Companions = Omit<Catalogue, 'version' | 'names'>;

export const storeState = (tx: Tx, version: string, companions: Companions, now: Date) =>
  tx
    .insert(catalogueState)
    .values({ version, companions, importedAt: now })
    .onConflictDoUpdate({
      target: catalogueState.only,
      set: { version, companions, importedAt: now },
    });

/** False when it was paid for before. Of two concurrent calls, the second waits for the first. */
export async function insertReceipt(
  tx: Tx,
  userId: string,
  subject: string,
  kind: ReceiptKind,
  { chargeId, now }: { chargeId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(nameReceipts)
    .values({ userId, subject, kind, chargeId, createdAt: now })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** Receipts for searches included in something else; existing ones are left alone. */
export const grantReceipts = (tx: Tx, userId: string, subjects: readonly string[], now: Date) =>
  tx
    .insert(nameReceipts)
    .values(
      subjects.map((subject) => ({
        userId,
        subject,
        kind: 'search' as const,
        isGranted: true,
        createdAt: now,
      })),
    )
    .onConflictDoNothing();

/** Receipts under any of these subjects. */
export async function findReceipts(db: Db | Tx, userId: string, subjects: readonly string[]) {
  const rows = await db
    .select({ kind: nameReceipts.kind })
    .from(nameReceipts)
    .where(and(eq(nameReceipts.userId, userId), inArray(nameReceipts.subject, [...subjects])));
  return new Set(rows.map(({ kind }) => kind));
}

/** The newest receipts of a user, one line per thing searched; receipts that came with a list are not included. */
export const pageOfReceipts = (db: Db, userId: string, limit: number) =>
  db
    .select({
      subject: nameReceipts.subject,
      withSearch: sql<boolean>`bool_or(${nameReceipts.kind} = 'search')`,
      withAnalysis: sql<boolean>`bool_or(${nameReceipts.kind} = 'analysis')`,
      searchedAt: sql<Date>`max(${nameReceipts.createdAt})`.mapWith(nameReceipts.createdAt),
    })
    .from(nameReceipts)
    .where(eq(nameReceipts.userId, userId))
    .groupBy(nameReceipts.subject)
    .having(sql`not bool_and(${nameReceipts.isGranted})`)
    .orderBy(desc(sql`max(${nameReceipts.createdAt})`))
    .limit(limit);

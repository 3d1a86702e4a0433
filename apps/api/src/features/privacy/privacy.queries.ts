import { and, asc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/auth.ts';
import { accountDeletions, dataExports, type ExportedTables } from '../../db/schema/privacy.ts';

/** First in the lock order, held until the transaction ends. */
export async function lockPerson(tx: Tx, userId: string) {
  const [person] = await tx
    .select({
      email: users.email,
      language: users.preferredLanguage,
      erasedAt: users.erasedAt,
      isAdmin: users.isAdmin,
      isProven: sql<boolean>`${users.emailVerifiedAt} is not null`,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return person;
}

/** Whether there is another administrator. */
export async function hasOtherAdministrator(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isAdmin, true), eq(users.isActive, true), ne(users.id, userId)))
    .limit(1);
  return rows.length > 0;
}

/** Exports requested since then, oldest first. */
export const exportsSince = (db: Db | Tx, userId: string, since: Date) =>
  db
    .select({
      id: dataExports.id,
      createdAt: dataExports.createdAt,
      readyAt: dataExports.readyAt,
    })
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), gt(dataExports.createdAt, since)))
    .orderBy(asc(dataExports.createdAt));

export const insertExport = (tx: Tx, wish: typeof dataExports.$inferInsert) =>
  tx.insert(dataExports).values(wish);

export async function lockExport(tx: Tx, id: string) {
  const [found] = await tx.select().from(dataExports).where(eq(dataExports.id, id)).for('update');
  return found;
}

/** Its content as text: it can be megabytes, and is not read here. */
export async function findExport(db: Db, id: string) {
  const [found] = await db
    .select({
      userId: dataExports.userId,
      createdAt: dataExports.createdAt,
      content: sql<string | null>`${dataExports.content}::text`,
    })
    .from(dataExports)
    .where(eq(dataExports.id, id));
  return found;
}

export const storeExport = (tx: Tx, id: string, content: ExportedTables, readyAt: Date) =>
  tx.update(dataExports).set({ content, readyAt }).where(eq(dataExports.id, id));

export async function findDeletion(db: Db | Tx, userId: string) {
  const [planned] = await db
    .select()
    .from(accountDeletions)
    .where(eq(accountDeletions.userId, userId));
  return planned;
}

export const insertDeletion = (tx: Tx, deletion: typeof accountDeletions.$inferInsert) =>
  tx.insert(accountDeletions).values(deletion);

export const deleteDeletion = (tx: Tx, userId: string) =>
  tx.delete(accountDeletions).where(eq(accountDeletions.userId, userId));

/** Accounts whose waiting period is over, longest waiting first. */
export const dueDeletions = (db: Db, now: Date, limit: number) =>
  db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(lte(accountDeletions.dueAt, now))
    .orderBy(asc(accountDeletions.dueAt))
    .limit(limit);

export const erasedSince = (db: Db, since: Date) =>
  db.select({ userId: users.id }).from(users).where(gt(users.erasedAt, since));

import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { lockByName } from '../../db/lock-by-name.ts';
import { users } from '../../db/schema/auth.ts';
import { favoriteCounts, favorites } from '../../db/schema/favorites.ts';

export type FavoriteRow = typeof favorites.$inferSelect;

/** Serialises changes per user, so that counting cannot race. Held until the transaction ends. */
export const lockFavorites = (tx: Tx, userId: string) => lockByName(tx, `favorites ${userId}`);

/** When the account was created. */
export async function getAccountSince(tx: Tx, userId: string): Promise<Date> {
  const [account] = await tx
    .select({ createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!account) throw new Error('only somebody who has an account keeps names');
  return account.createdAt;
}

export const findFavorites = (db: Db, userId: string): Promise<FavoriteRow[]> =>
  db
    .select()
    .from(favorites)
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.createdAt), favorites.subject);

export const findFavoriteIds = (db: Db, userId: string) =>
  db
    .select({ nameId: favorites.nameId, written: favorites.written })
    .from(favorites)
    .where(eq(favorites.userId, userId));

export async function findFavorite(tx: Tx, userId: string, subject: string) {
  const [kept] = await tx
    .select()
    .from(favorites)
    .where(and(eq(favorites.userId, userId), eq(favorites.subject, subject)));
  return kept;
}

/** The total, and those added since a moment, oldest first. */
export async function countFavorites(tx: Tx, userId: string, since: Date) {
  const [all] = await tx
    .select({ count: count() })
    .from(favorites)
    .where(eq(favorites.userId, userId));
  const recent = await tx
    .select({ keptAt: favorites.keptAt })
    .from(favorites)
    .where(and(eq(favorites.userId, userId), gt(favorites.keptAt, since)))
    .orderBy(favorites.keptAt);
  return { all: all?.count ?? 0, recent: recent.map(({ keptAt }) => keptAt) };
}

export const insertFavorite = (tx: Tx, kept: FavoriteRow) => tx.insert(favorites).values(kept);

export async function deleteFavorite(tx: Tx, userId: string, subject: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(favorites)
    .where(and(eq(favorites.userId, userId), eq(favorites.subject, subject)));
  return rowCount === 1;
}

export async function countOfName(db: Db, nameId: string): Promise<number> {
  const [counted] = await db
    .select({ favorites: favoriteCounts.favorites })
    .from(favoriteCounts)
    .where(eq(favoriteCounts.nameId, nameId));
  return counted?.favorites ?? 0;
}

/** Which of these names are a favourite of anybody. */
export async function findFavoritedAmong(db: Db, nameIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ nameId: favoriteCounts.nameId })
    .from(favoriteCounts)
    .where(and(inArray(favoriteCounts.nameId, [...nameIds]), gt(favoriteCounts.favorites, 0)));
  return rows.map(({ nameId }) => nameId);
}

/** Moves favourites from one name to another; a user who had both keeps one. */
export async function moveFavorites(tx: Tx, from: string, to: string): Promise<void> {
  await tx.execute(
    sql`delete from favorites former using favorites kept
    where former.name_id = ${from} and kept.name_id = ${to} and kept.user_id = former.user_id`,
  );
  await tx.update(favorites).set({ nameId: to, subject: to }).where(eq(favorites.nameId, from));
}

export type UnmatchedFavorite = Pick<FavoriteRow, 'userId' | 'subject' | 'written'>;

/** Favourites stored by letters, because the catalogue did not know the name; one batch after the last one read. */
export const findUnmatchedFavorites = (
  db: Db,
  after: UnmatchedFavorite | undefined,
  limit: number,
): Promise<UnmatchedFavorite[]> =>
  db
    .select({
      userId: favorites.userId,
      subject: favorites.subject,
      written: favorites.written,
    })
    .from(favorites)
    .where(
      and(
        isNull(favorites.nameId),
        after &&
          sql`(${favorites.userId}, ${favorites.subject}) > (${after.userId}::uuid, ${after.subject})`,
      ),
    )
    .orderBy(favorites.userId, favorites.subject)
    .limit(limit);

/** Replaces letters by the name that they stand for. */
export const assignNameId = (tx: Tx, { userId, subject }: UnmatchedFavorite, nameId: string) =>
  tx
    .update(favorites)
    .set({ subject: nameId, nameId, written: null })
    .where(and(eq(favorites.userId, userId), eq(favorites.subject, subject)));

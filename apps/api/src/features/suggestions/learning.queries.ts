import type { REACTIONS, RefusalReason, ROUND_KINDS } from '@ismi/contract';
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { favorites } from '../../db/schema/favorites.ts';
import { suggestionReactions, suggestionRounds, suggestions } from '../../db/schema/suggestions.ts';

export type StoredRound = typeof suggestionRounds.$inferSelect;

/** Locks a list of this user until the end of the transaction; another user's is not found. */
export async function lockList(tx: Tx, userId: string, id: string) {
  const [list] = await tx
    .select()
    .from(suggestions)
    .where(and(eq(suggestions.id, id), eq(suggestions.userId, userId)))
    .for('update');
  return list;
}

/** The newest first. */
export const findReactions = (db: Db | Tx, userId: string) =>
  db
    .select()
    .from(suggestionReactions)
    .where(eq(suggestionReactions.userId, userId))
    .orderBy(desc(suggestionReactions.createdAt), asc(suggestionReactions.subject));

/** A reaction that says the same again keeps its time. */
export const storeReaction = (
  tx: Tx,
  reaction: {
    userId: string;
    subject: string;
    nameId: string | null;
    reaction: (typeof REACTIONS)[number];
    reason: RefusalReason | null;
    createdAt: Date;
  },
) =>
  tx
    .insert(suggestionReactions)
    .values(reaction)
    .onConflictDoUpdate({
      target: [suggestionReactions.userId, suggestionReactions.subject],
      set: {
        reaction: reaction.reaction,
        reason: reaction.reason,
        createdAt: reaction.createdAt,
      },
      setWhere: sql`(${suggestionReactions.reaction}, ${suggestionReactions.reason})
        is distinct from (excluded.reaction, excluded.reason)`,
    });

export const deleteReactions = (tx: Tx, userId: string, subjects: readonly string[]) =>
  tx
    .delete(suggestionReactions)
    .where(
      and(
        eq(suggestionReactions.userId, userId),
        inArray(suggestionReactions.subject, [...subjects]),
      ),
    );

/** The names stay turned down. */
export const removeReasons = (tx: Tx, userId: string, reasons: readonly RefusalReason[]) =>
  tx
    .update(suggestionReactions)
    .set({ reason: null })
    .where(
      and(
        eq(suggestionReactions.userId, userId),
        inArray(suggestionReactions.reason, [...reasons]),
      ),
    );

/** In the order in which they came. */
export const findRounds = (db: Db | Tx, suggestionId: string): Promise<StoredRound[]> =>
  db
    .select()
    .from(suggestionRounds)
    .where(eq(suggestionRounds.suggestionId, suggestionId))
    .orderBy(
      asc(suggestionRounds.createdAt),
      asc(suggestionRounds.kind),
      asc(suggestionRounds.number),
    );

export const insertRound = (tx: Tx, round: StoredRound) =>
  tx.insert(suggestionRounds).values(round);

export const rewriteRound = (
  tx: Tx,
  {
    suggestionId,
    kind,
    number,
    names,
  }: Omit<StoredRound, 'kind'> & { kind: (typeof ROUND_KINDS)[number] },
) =>
  tx
    .update(suggestionRounds)
    .set({ names })
    .where(
      and(
        eq(suggestionRounds.suggestionId, suggestionId),
        eq(suggestionRounds.kind, kind),
        eq(suggestionRounds.number, number),
      ),
    );

/** Ids of the names in a user's lists and in the rounds of these. */
export async function findShownNames(db: Db | Tx, userId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct shown.id from (
      select unnest(${suggestions.nameIds}) as id from ${suggestions} where ${suggestions.userId} = ${userId}
      union all
      select unnest(${suggestionRounds.nameIds}) from ${suggestionRounds}
      join ${suggestions} on ${suggestions.id} = ${suggestionRounds.suggestionId}
      where ${suggestions.userId} = ${userId}) as shown`);
  return rows.map(({ id }) => id);
}

/** Ids of a user's favourites, the newest first. */
export async function findKeptNames(db: Db | Tx, userId: string): Promise<string[]> {
  const kept = await db
    .select({ id: favorites.nameId })
    .from(favorites)
    .where(and(eq(favorites.userId, userId), isNotNull(favorites.nameId)))
    .orderBy(desc(favorites.createdAt));
  return kept.flatMap(({ id }) => id ?? []);
}

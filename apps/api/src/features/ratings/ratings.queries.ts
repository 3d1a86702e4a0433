import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { lockByName } from '../../db/lock-by-name.ts';
import { namedStatement, namedWrite } from '../../db/named-statement.ts';
import { nameRatings } from '../../db/schema/ratings.ts';

/** Serialises new ratings per user, so that counting cannot race. Held until the transaction ends. */
export const lockRatings = (tx: Tx, userId: string) => lockByName(tx, `ratings ${userId}`);

export interface NewRating {
  userId: string;
  nameId: string;
  stars: number;
  /** Null keeps the existing text; nothing removes it. */
  feedback: string | null;
  suggestionId: string | null;
  day: string;
  now: Date;
  /** New ratings count towards the limit from here on. */
  since: Date;
}

const insertIf = (condition: string) =>
  `insert into name_ratings (user_id, name_id, stars, feedback, suggestion_id, rated_on, created_at, updated_at)
    select $1::uuid, $2::text, $3::smallint, nullif($4::text, ''), $5::uuid, $6::date, $7::timestamptz, $7::timestamptz
    where ${condition}`;

/**
 * Reads only up to the limit: cheaper than counting. By user, which is few rows; "is true" keeps the planner from the index by
 * time, which has everybody's ratings of that day.
 */
const HAS_ROOM = `not exists (
      select from name_ratings
      where user_id = $1::uuid and (created_at > $8::timestamptz) is true offset $9::int - 1 limit 1
    )`;

const insertWithin = namedWrite('insert_rating', `${insertIf(HAS_ROOM)} on conflict do nothing`);

const changeOrInsertWithin = namedWrite(
  'change_or_insert_rating',
  `${insertIf(`${HAS_ROOM} or exists (select from name_ratings where user_id = $1::uuid and name_id = $2::text)`)}
    on conflict (user_id, name_id) do update
    set stars = excluded.stars,
        feedback = case when $4::text is null then name_ratings.feedback else excluded.feedback end,
        suggestion_id = coalesce(excluded.suggestion_id, name_ratings.suggestion_id),
        updated_at = greatest(excluded.updated_at, name_ratings.updated_at)`,
);

const valuesOf = (vote: NewRating, limit: number) => {
  const { userId, nameId, stars, feedback, suggestionId, day, now, since } = vote;
  return [
    ...[userId, nameId, stars, feedback, suggestionId, day],
    ...[now.toISOString(), since.toISOString(), limit],
  ];
};

/** False when the user has rated that name before, or has reached the limit of new ratings. */
export const insertRating = async (db: Db, vote: NewRating, limit: number): Promise<boolean> =>
  (await insertWithin(db, valuesOf(vote, limit))) === 1;

/** False when it would be a new rating above the user's limit. */
export const changeOrInsertRating = async (
  tx: Tx,
  vote: NewRating,
  limit: number,
): Promise<boolean> => (await changeOrInsertWithin(tx, valuesOf(vote, limit))) === 1;

/** When the oldest of the new ratings since then was given. */
export async function oldestSince(tx: Tx, { userId, since }: NewRating): Promise<Date | undefined> {
  const [oldest] = await tx
    .select({ createdAt: nameRatings.createdAt })
    .from(nameRatings)
    .where(and(eq(nameRatings.userId, userId), sql`${nameRatings.createdAt} > ${since}`))
    .orderBy(nameRatings.createdAt)
    .limit(1);
  return oldest?.createdAt;
}

/** All ratings of a name, always exact: totals plus pending changes. */
export const ALL_RATINGS = {
  columns: `coalesce(totals.ratings, 0) + coalesce(waiting.ratings, 0)::int as ratings,
    coalesce(totals.stars, 0) + coalesce(waiting.stars, 0)::int as stars`,
  joins: (isAsked: string) => `left join rating_totals totals using (name_id)
  left join (
    select name_id, sum(ratings) as ratings, sum(stars) as stars
    from rating_changes where ${isAsked} group by name_id
  ) waiting using (name_id)`,
} as const;

export interface RatingStats {
  nameId: string;
  ratings: number;
  stars: number;
  favorites: number;
}

const readTotals = namedStatement<RatingStats>(
  'read_likes',
  `select asked.name_id as "nameId", ${ALL_RATINGS.columns}, coalesce(counts.favorites, 0) as favorites
  from unnest($1::text[]) asked (name_id)
  left join favorite_counts counts using (name_id)
  ${ALL_RATINGS.joins('name_id = any($1::text[])')}`,
);

/** Ratings of these names: totals plus pending changes. */
export const findRatingStats = (db: Db, nameIds: readonly string[]): Promise<RatingStats[]> =>
  readTotals(db, [nameIds]);

interface Page {
  userId: string;
  page: number;
  limit: number;
}

/** The latest first. */
export async function pageOfRatings(db: Db, { userId, page, limit }: Page) {
  const [all] = await db
    .select({ count: count() })
    .from(nameRatings)
    .where(eq(nameRatings.userId, userId));
  const rows = await db
    .select()
    .from(nameRatings)
    .where(eq(nameRatings.userId, userId))
    .orderBy(desc(nameRatings.updatedAt), nameRatings.nameId)
    .limit(limit)
    .offset((page - 1) * limit);
  return { total: all?.count ?? 0, rows };
}

export const findStars = (db: Db, userId: string, nameIds: readonly string[]) =>
  db
    .select({ nameId: nameRatings.nameId, stars: nameRatings.stars })
    .from(nameRatings)
    .where(and(eq(nameRatings.userId, userId), inArray(nameRatings.nameId, [...nameIds])));

/** Moves ratings from one name to another; a user who rated both keeps the rating of the other. */
export async function moveRatings(tx: Tx, from: string, to: string): Promise<void> {
  await tx.execute(
    sql`delete from name_ratings former using name_ratings kept
    where former.name_id = ${from} and kept.name_id = ${to} and kept.user_id = former.user_id`,
  );
  await tx.update(nameRatings).set({ nameId: to }).where(eq(nameRatings.nameId, from));
}

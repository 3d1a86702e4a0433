import { type LeaderboardPeriod, RANKING, RATING_LIMITS } from '@ismi/contract';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { lockByName } from '../../db/lock-by-name.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { leaderboardPlaces, leaderboards } from '../../db/schema/ratings.ts';
import { ALL_RATINGS } from './ratings.queries.ts';

/** Serialises aggregation; held until the transaction ends. */
export const lockAggregation = (tx: Tx) => lockByName(tx, 'ratings are drawn');

/**
 * Adds pending changes to days and totals and deletes them: one statement, so that concurrent readers see each change once. A
 * change of an old rating does not bring back a day that is no longer kept.
 */
export const aggregateChanges = (tx: Tx) =>
  tx.execute(sql`
    with changes as (
      delete from rating_changes returning name_id, day, ratings, stars
    ), by_day as (
      select day, name_id, sum(ratings)::int as ratings, sum(stars)::int as stars from changes group by day, name_id
    ), known_days as (
      update rating_days known set ratings = known.ratings + by_day.ratings, stars = known.stars + by_day.stars
      from by_day where known.day = by_day.day and known.name_id = by_day.name_id
      returning known.day, known.name_id
    ), new_days as (
      insert into rating_days (day, name_id, ratings, stars)
      select day, name_id, ratings, stars from by_day
      where ratings > 0 and (day, name_id) not in (select day, name_id from known_days)
    ), by_name as (
      select name_id, sum(ratings)::int as ratings, sum(stars)::int as stars from by_day group by name_id
    ), known_totals as (
      update rating_totals known set ratings = known.ratings + by_name.ratings, stars = known.stars + by_name.stars
      from by_name where known.name_id = by_name.name_id
      returning known.name_id
    )
    insert into rating_totals (name_id, ratings, stars)
    select name_id, ratings, stars from by_name
    where ratings > 0 and name_id not in (select name_id from known_totals)`);

export interface RankingPeriod {
  period: LeaderboardPeriod;
  firstDay: string;
  lastDay: string;
}

/** Rebuilds the list of a period from its days. The cost depends on names and days, not on the number of ratings. */
export async function rebuildLeaderboard(
  tx: Tx,
  span: RankingPeriod,
  leftOut: readonly string[],
  now: Date,
) {
  const { period, firstDay, lastDay } = span;
  await tx.execute(sql`
    insert into ${leaderboards} (period, first_day, last_day, ratings, refreshed_at)
    select ${period}, ${firstDay}, ${lastDay}, coalesce(sum(ratings), 0)::int, ${now.toISOString()}
    from rating_days where day between ${firstDay}::date and ${lastDay}::date
    on conflict (period) do update
    set first_day = excluded.first_day, last_day = excluded.last_day, ratings = excluded.ratings, refreshed_at = excluded.refreshed_at`);
  await tx.execute(sql`delete from ${leaderboardPlaces} where period = ${period}`);
  await tx.execute(sql`
    with rated as (
      select name_id, sum(ratings)::int as ratings, sum(stars)::int as stars
      from rating_days
      where day between ${firstDay}::date and ${lastDay}::date and name_id <> all(${sql.param(leftOut)}::text[])
      group by name_id having sum(ratings) > 0
    )
    insert into ${leaderboardPlaces} (period, place, name_id, ratings, stars)
    select ${period}, row_number() over best, name_id, ratings, stars from rated
    window best as (order by
      (stars + ${RANKING.priorMean * RANKING.priorVotes}::float8) / (ratings + ${RANKING.priorVotes}) desc, ratings desc, name_id)
    order by 2 limit ${RATING_LIMITS.leaderboard}`);
}

export interface PlaceRow {
  period: LeaderboardPeriod;
  firstDay: string;
  lastDay: string;
  allRatings: number;
  /** As the database writes it. */
  refreshedAt: string;
  /** Null without ratings in this period. */
  nameId: string | null;
  place: number;
  /** All ratings of the name, of any day: the figures that every page shows. */
  ratings: number;
  stars: number;
  /** Those of this period, which decide the rank. */
  periodRatings: number;
  periodStars: number;
}

/** Both lists together. */
const readPlaces = namedStatement<PlaceRow>(
  'read_leaderboards',
  `select list.period, list.first_day::text as "firstDay", list.last_day::text as "lastDay",
    list.ratings as "allRatings", list.refreshed_at as "refreshedAt",
    name_id as "nameId", place.place, ${ALL_RATINGS.columns},
    place.ratings as "periodRatings", place.stars as "periodStars"
  from leaderboards list left join leaderboard_places place using (period)
  ${ALL_RATINGS.joins('name_id in (select name_id from leaderboard_places)')}
  order by list.period, place.place`,
);

export const findPlaces = (db: Db): Promise<PlaceRow[]> => readPlaces(db, []);

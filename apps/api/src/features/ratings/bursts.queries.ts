import { desc, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { ratingBursts } from '../../db/schema/ratings.ts';

export interface BurstRule {
  /** Below this number per day nothing is suspicious. */
  atLeast: number;
  /** Factor above an ordinary day. */
  timesUsual: number;
  /** An ordinary day is the mean of this many previous days. */
  daysBefore: number;
}

/** Flags names rated much more often on a day than before, once per day; returns new ones. Who rated is read only for these. */
export async function markBursts(tx: Tx, day: string, rule: BurstRule, now: Date) {
  const { rows } = await tx.execute<{ nameId: string; ratings: number }>(sql`
    with today as (
      select name_id, ratings from rating_days where day = ${day}::date and ratings >= ${rule.atLeast}
    ), compared as (
      select today.name_id, today.ratings, coalesce(sum(earlier.ratings), 0) / ${rule.daysBefore}::float8 as usual
      from today left join rating_days earlier on earlier.name_id = today.name_id
        and earlier.day between ${day}::date - ${rule.daysBefore}::int and ${day}::date - 1
      group by today.name_id, today.ratings
    ), suspicious as (
      select * from compared
      where ratings >= usual * ${rule.timesUsual}
        and not exists (select from rating_bursts known where known.name_id = compared.name_id and known.day = ${day}::date)
    )
    insert into rating_bursts (name_id, day, ratings, usual, by_new_accounts, noticed_at)
    select name_id, ${day}::date, ratings, usual, (
      select count(*) from name_ratings rating join users on users.id = rating.user_id
      where rating.name_id = suspicious.name_id and rating.rated_on = ${day}::date
        and rating.created_at > ${now.toISOString()}::timestamptz - interval '2 days'
        and users.created_at > rating.created_at - interval '1 day'
    ), ${now.toISOString()}::timestamptz
    from suspicious
    on conflict do nothing
    returning name_id as "nameId", ratings`);
  return rows;
}

export const findBursts = (db: Db, limit: number) =>
  db.select().from(ratingBursts).orderBy(desc(ratingBursts.noticedAt)).limit(limit);

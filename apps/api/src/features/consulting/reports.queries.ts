import { CONSULTING_DAY_ZONE } from '@ismi/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

const from = (day: string) =>
  sql`created_at >= ${day}::date::timestamp at time zone ${CONSULTING_DAY_ZONE}::text`;

interface Step {
  start: string;
  mail: number;
  instagram: number;
  cancelled: number;
  credits: number;
}

/** Requests since a day in Germany, by day, week or month. */
export async function requestsByStep(db: Db, unit: 'day' | 'week' | 'month', since: string) {
  const { rows } = await db.execute<Step & Record<string, unknown>>(sql`
    select date_trunc(${unit}::text, created_at at time zone ${CONSULTING_DAY_ZONE}::text)::date::text as start,
      count(*) filter (where type = 'mail')::int as mail,
      count(*) filter (where type = 'instagram')::int as instagram,
      count(*) filter (where status = 'cancelled')::int as cancelled,
      coalesce(sum(credits_used) filter (where status <> 'cancelled'), 0)::int as credits
    from consulting_requests where ${from(since)} group by 1`);
  return rows;
}

/** Median time to answer a mail request since then, in hours. */
export async function medianHoursToAnswer(db: Db, since: string): Promise<number | null> {
  const { rows } = await db.execute<{ hours: number | null }>(sql`
    select percentile_cont(0.5) within group (
      order by extract(epoch from response_sent_at - created_at) / 3600)::float8 as hours
    from consulting_requests where type = 'mail' and response_sent_at is not null and ${from(since)}`);
  return rows[0]?.hours ?? null;
}

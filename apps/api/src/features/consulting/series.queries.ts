import { SLOT_TIME_ZONE } from '@ismi/contract';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { newId } from '../../lib/ids.ts';

interface Hour {
  date: string;
  time: string;
}

/** The hours as rows: day, wall time, and the moment of it in Turkey. */
const asRows = (hours: readonly Hour[]) => sql`
  select wish.id, wish.day, wish.hour, (wish.day + wish.hour) at time zone ${SLOT_TIME_ZONE}::text as starts_at
  from unnest(
    ${sql.param(hours.map(newId))}::uuid[],
    ${sql.param(hours.map(({ date }) => date))}::date[],
    ${sql.param(hours.map(({ time }) => time))}::time[]) as wish (id, day, hour)`;

interface Found {
  existing: number;
  past: number;
}

/** How many of these hours are past, and how many of the others have a slot. */
export async function countHours(db: Db | Tx, hours: readonly Hour[], now: Date): Promise<Found> {
  const { rows } = await db.execute<{ existing: number; past: number }>(sql`
    with wished as (${asRows(hours)})
    select count(*) filter (where wished.starts_at <= ${now.toISOString()}::timestamptz)::int as past,
      count(slots.id) filter (where wished.starts_at > ${now.toISOString()}::timestamptz)::int as existing
    from wished left join slots on slots.slot_date = wished.day and slots.slot_time = wished.hour`);
  return rows[0] ?? { existing: 0, past: 0 };
}

/**
 * Creates slots for hours that are neither past nor present already, also under concurrency. Returns the number of new ones.
 */
export async function insertHours(
  tx: Tx,
  hours: readonly Hour[],
  maxAppointments: number,
  now: Date,
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with wished as (${asRows(hours)})
    insert into slots (id, slot_date, slot_time, max_appointments, created_at)
    select id, day, hour, ${maxAppointments}::int, ${now.toISOString()}::timestamptz
    from wished where starts_at > ${now.toISOString()}::timestamptz
    order by day, hour
    on conflict (slot_date, slot_time) do nothing`);
  return rowCount ?? 0;
}

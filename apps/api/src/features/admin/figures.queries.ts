import { type DailyStep, type Locale, SALES_CURRENCY } from '@ismi/contract';
import { and, count, eq, gte, isNotNull, sql, sum } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { dailyCounts, tallies } from '../../db/schema/admin.ts';
import { consultingRequests, slots } from '../../db/schema/consulting.ts';
import { payments, refunds } from '../../db/schema/payments.ts';

const added = sql<number>`sum(count)::float8`;

/** Row counts by subject and value: a few hundred rows, whatever they count. */
export async function readTallies(db: Db) {
  return db
    .select({ subject: tallies.subject, value: tallies.value, count: added })
    .from(tallies)
    .groupBy(tallies.subject, tallies.value);
}

/** Counts since a day, by day, step and language: at most some thousand rows. */
export async function readDays(db: Db, firstDay: string) {
  return db
    .select({
      day: dailyCounts.day,
      step: dailyCounts.step,
      locale: dailyCounts.locale,
      count: added,
    })
    .from(dailyCounts)
    .where(gte(dailyCounts.day, firstDay))
    .groupBy(dailyCounts.day, dailyCounts.step, dailyCounts.locale);
}

/** Euro cents received since a moment, minus refunds. Both are found by their index. */
export async function revenueSince(db: Db, since: Date): Promise<number> {
  const [came] = await db
    .select({ cents: sum(payments.amountMinor).mapWith(Number) })
    .from(payments)
    .where(
      and(
        isNotNull(payments.completedAt),
        gte(payments.completedAt, since),
        eq(payments.currency, SALES_CURRENCY),
      ),
    );
  const [went] = await db
    .select({ cents: sum(refunds.amountMinor).mapWith(Number) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        isNotNull(refunds.completedAt),
        gte(refunds.completedAt, since),
        eq(refunds.status, 'completed'),
        eq(payments.currency, SALES_CURRENCY),
      ),
    );
  return (came?.cents ?? 0) - (went?.cents ?? 0);
}

/** Requests since the start of a day in a time zone. */
export async function requestsSince(db: Db, day: string, zone: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(consultingRequests)
    .where(sql`${consultingRequests.createdAt} >= (${day}::timestamp at time zone ${zone})`);
  return row?.count ?? 0;
}

/** All slots, those still bookable, and those of a day. One row per offered hour, so counting is cheap. */
export async function countSlots(db: Db, now: Date, today: string) {
  const isOpen = sql`${slots.startsAt} > ${now} and ${slots.isAvailable} and not ${slots.isBlocked} and ${slots.currentAppointments} < ${slots.maxAppointments}`;
  const [row] = await db
    .select({
      total: count(),
      available: sql<number>`(count(*) filter (where ${isOpen}))::int`,
      today: sql<number>`(count(*) filter (where ${slots.slotDate} = ${today}))::int`,
    })
    .from(slots);
  return row ?? { total: 0, available: 0, today: 0 };
}

/** Increments a step of a day. */
export const addToDay = (db: Db, day: string, locale: Locale, step: DailyStep) =>
  db.execute(sql`select add_to_day(${day}::date, ${locale}, ${step}, 1)`);

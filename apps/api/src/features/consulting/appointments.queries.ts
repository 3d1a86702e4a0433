import { and, asc, count, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/auth.ts';
import { appointments, consultingRequests, slots } from '../../db/schema/consulting.ts';

type Appointment = typeof appointments.$inferSelect;

export const insertAppointment = (tx: Tx, appointment: typeof appointments.$inferInsert) =>
  tx.insert(appointments).values(appointment);

export async function hasAppointmentAt(
  db: Db | Tx,
  userId: string,
  date: string,
  time: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.userId, userId),
        eq(appointments.status, 'booked'),
        eq(appointments.appointmentDate, date),
        eq(appointments.appointmentTime, time),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Everything in these slots that is not cancelled. */
export const requestsIn = (db: Db, slotIds: readonly string[]) =>
  db
    .select({
      id: consultingRequests.id,
      slotId: appointments.slotId,
      userName: users.name,
      status: consultingRequests.status,
    })
    .from(appointments)
    .innerJoin(consultingRequests, eq(consultingRequests.id, appointments.requestId))
    .innerJoin(users, eq(users.id, appointments.userId))
    .where(
      and(
        inArray(appointments.slotId, [...slotIds]),
        inArray(appointments.status, ['booked', 'completed']),
      ),
    )
    .orderBy(asc(appointments.createdAt));

export const setAppointmentStatus = (tx: Tx, requestId: string, status: Appointment['status']) =>
  tx.update(appointments).set({ status }).where(eq(appointments.requestId, requestId));

/** Status on a customer's card, from stored state and clock. */
const statusOf = (now: Date) => sql<'upcoming' | 'completed' | 'cancelled' | 'past'>`case
  when ${consultingRequests.status} in ('cancelled', 'completed') then ${consultingRequests.status}
  when ${appointments.startsAt} <= ${now.toISOString()}::timestamptz then 'past'
  else 'upcoming' end`;

interface Page {
  limit: number;
  offset: number;
}

export async function pageOfAppointments(
  db: Db,
  userId: string,
  status: string | undefined,
  now: Date,
  { limit, offset }: Page,
) {
  const shown = statusOf(now);
  const mine = and(
    eq(consultingRequests.userId, userId),
    status === undefined ? undefined : sql`${shown} = ${status}`,
  );
  const [rows, [total]] = await Promise.all([
    db
      .select({ request: consultingRequests, appointment: appointments, status: shown })
      .from(consultingRequests)
      .leftJoin(appointments, eq(appointments.requestId, consultingRequests.id))
      .where(mine)
      .orderBy(
        desc(sql`coalesce(${appointments.startsAt}, ${consultingRequests.createdAt})`),
        desc(consultingRequests.id),
      )
      .limit(limit)
      .offset(offset),
    db
      .select({ count: count() })
      .from(consultingRequests)
      .leftJoin(appointments, eq(appointments.requestId, consultingRequests.id))
      .where(mine),
  ]);
  return { rows, total: total?.count ?? 0 };
}

export async function countAppointmentsOf(db: Db, day: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.appointmentDate, day),
        inArray(appointments.status, ['booked', 'completed']),
      ),
    );
  return row?.count ?? 0;
}

/** Due reminders, longest waiting first; skips those locked by another process. */
export const lockDueReminders = (tx: Tx, now: Date, limit: number) =>
  tx
    .select({ appointment: appointments, request: consultingRequests })
    .from(appointments)
    .innerJoin(consultingRequests, eq(consultingRequests.id, appointments.requestId))
    .where(and(eq(appointments.status, 'booked'), lte(appointments.remindAt, now)))
    .orderBy(asc(appointments.remindAt))
    .limit(limit)
    .for('no key update', { of: appointments, skipLocked: true });

export const setReminder = (tx: Tx, appointmentId: string, remindAt: Date | null) =>
  tx.update(appointments).set({ remindAt }).where(eq(appointments.id, appointmentId));

/** A family's appointments; cancelled ones are not counted. */
const placesOf = (userId: string) =>
  and(eq(appointments.userId, userId), inArray(appointments.status, ['booked', 'completed']));

/** Slots by id. Their appointments are read afterwards: before the lock is held they may change. */
export const lockSlotsTakenBy = (tx: Tx, userId: string) =>
  tx
    .select({ id: slots.id })
    .from(slots)
    .where(
      inArray(
        slots.id,
        tx.select({ id: appointments.slotId }).from(appointments).where(placesOf(userId)),
      ),
    )
    .orderBy(asc(slots.id))
    .for('no key update');

/** Returns the slot of each released place. */
export const deletePlacesOf = (tx: Tx, userId: string) =>
  tx.delete(appointments).where(placesOf(userId)).returning({ slotId: appointments.slotId });

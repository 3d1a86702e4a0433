import {
  CONSULTATION_TYPES,
  type ConsultationType,
  REQUEST_STATUSES,
  type RequestStatus,
} from '@ismi/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { tallies } from '../../db/schema/admin.ts';
import { users } from '../../db/schema/auth.ts';
import { appointments, consultingRequests, slots } from '../../db/schema/consulting.ts';

type ConsultingRequest = typeof consultingRequests.$inferSelect;
export type Appointment = typeof appointments.$inferSelect;

export interface WholeRequest {
  request: ConsultingRequest;
  appointment: Appointment | null;
  user: { id: string; name: string; email: string };
}

const whole = (db: Db | Tx) =>
  db
    .select({
      request: consultingRequests,
      appointment: appointments,
      user: { id: users.id, name: users.name, email: users.email },
    })
    .from(consultingRequests)
    .innerJoin(users, eq(users.id, consultingRequests.userId))
    .leftJoin(appointments, eq(appointments.requestId, consultingRequests.id));

export const insertRequest = (tx: Tx, request: typeof consultingRequests.$inferInsert) =>
  tx.insert(consultingRequests).values(request);

export const insertAppointment = (tx: Tx, appointment: typeof appointments.$inferInsert) =>
  tx.insert(appointments).values(appointment);

export async function findRequestByClick(db: Db, userId: string, opKey: string) {
  const [found] = await whole(db).where(
    and(eq(consultingRequests.userId, userId), eq(consultingRequests.opKey, opKey)),
  );
  return found;
}

export async function findRequest(db: Db | Tx, id: string): Promise<WholeRequest | undefined> {
  const [found] = await whole(db).where(eq(consultingRequests.id, id));
  return found;
}

const tellsReligion = (userId: string) =>
  and(eq(consultingRequests.userId, userId), isNotNull(consultingRequests.religiousPreference));

export async function findReligiousRequest(db: Db, userId: string) {
  const [found] = await db
    .select({ id: consultingRequests.id })
    .from(consultingRequests)
    .where(tellsReligion(userId))
    .limit(1);
  return found;
}

export const forgetReligiousAnswers = (tx: Tx, userId: string) =>
  tx
    .update(consultingRequests)
    .set({ religiousPreference: null, religiousConsentVersion: null, religiousConsentAt: null })
    .where(tellsReligion(userId));

/** After its slot, before the credit account. */
export async function lockRequest(tx: Tx, id: string): Promise<void> {
  await tx
    .select({ id: consultingRequests.id })
    .from(consultingRequests)
    .where(eq(consultingRequests.id, id))
    .for('no key update');
}

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

/** Who is booked in these slots, in the order in which their credit accounts may be locked. */
export const bookedIn = async (db: Db | Tx, slotIds: readonly string[]): Promise<WholeRequest[]> =>
  slotIds.length === 0
    ? []
    : whole(db)
        .where(and(inArray(appointments.slotId, [...slotIds]), eq(appointments.status, 'booked')))
        .orderBy(asc(appointments.userId), asc(appointments.id));

/** Everything in these slots that was not cancelled. */
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

export const updateRequestRow = (
  tx: Tx,
  id: string,
  changes: Partial<typeof consultingRequests.$inferInsert> & { updatedAt: Date },
) => tx.update(consultingRequests).set(changes).where(eq(consultingRequests.id, id));

export const setAppointmentStatus = (tx: Tx, requestId: string, status: Appointment['status']) =>
  tx.update(appointments).set({ status }).where(eq(appointments.requestId, requestId));

/** What a customer's card says it is, decided by stored state and clock. */
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

interface Wanted extends Page {
  status?: RequestStatus | undefined;
  type?: ConsultationType | undefined;
}

/** The newest first. The page is found in an index; only what is shown is read. */
export async function pageOfRequests(db: Db, { status, type, limit, offset }: Wanted) {
  const condition: SQL | undefined = and(
    status && eq(consultingRequests.status, status),
    type && eq(consultingRequests.type, type),
  );
  const page = db
    .select({ id: consultingRequests.id })
    .from(consultingRequests)
    .where(condition)
    .orderBy(desc(consultingRequests.createdAt), desc(consultingRequests.id))
    .limit(limit)
    .offset(offset);
  const [rows, total] = await Promise.all([
    whole(db)
      .where(inArray(consultingRequests.id, page))
      .orderBy(desc(consultingRequests.createdAt), desc(consultingRequests.id)),
    countOf(db, { status, type }),
  ]);
  return { rows, total };
}

/** How many there are, as the database keeps count. */
async function countOf(db: Db, { status, type }: Pick<Wanted, 'status' | 'type'>): Promise<number> {
  const kinds = (type ? [type] : CONSULTATION_TYPES).flatMap((each) =>
    (status ? [status] : REQUEST_STATUSES).map((state) => `${each} ${state}`),
  );
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${tallies.count}), 0)::int` })
    .from(tallies)
    .where(and(eq(tallies.subject, 'consulting_kinds'), inArray(tallies.value, kinds)));
  return row?.total ?? 0;
}

/** How many stand where and what they cost, as the database keeps count. */
export async function countRequests(db: Db) {
  const sumOf = (subject: string) =>
    sql<number>`coalesce(sum(${tallies.count}) filter (where ${tallies.subject} = ${subject}), 0)::int`;
  return db
    .select({
      status: sql<RequestStatus>`${tallies.value}`,
      count: sumOf('consulting'),
      credits: sumOf('consulting_credits'),
    })
    .from(tallies)
    .where(inArray(tallies.subject, ['consulting', 'consulting_credits']))
    .groupBy(tallies.value);
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

/** Whose reminder is due, the longest waiting first; what somebody else is reminding of at this moment is left out. */
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

/**
 * Whoever asks, locked first of all: whoever is being erased at this moment asks for nothing any more. Many requests of one family
 * do not wait for each other. Undefined when there is nobody left.
 */
export async function lockRequester(tx: Tx, userId: string) {
  const [user] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .for('share');
  return user;
}

/** The places that a family holds or held; what was cancelled is not counted any more. */
const placesOf = (userId: string) =>
  and(eq(appointments.userId, userId), inArray(appointments.status, ['booked', 'completed']));

/** Slots by id. Who is booked in them is read afterwards: until the lock is had, it may change. */
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

/** Answers with the slot of each place that is given up. */
export const deletePlacesOf = (tx: Tx, userId: string) =>
  tx.delete(appointments).where(placesOf(userId)).returning({ slotId: appointments.slotId });

export const requestsOf = (tx: Tx, userId: string) =>
  tx
    .select({ id: consultingRequests.id, status: consultingRequests.status })
    .from(consultingRequests)
    .where(eq(consultingRequests.userId, userId))
    .for('no key update');

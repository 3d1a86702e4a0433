import {
  CONSULTATION_TYPES,
  type ConsultationType,
  REQUEST_STATUSES,
  type RequestStatus,
} from '@ismi/contract';
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { tallies } from '../../db/schema/admin.ts';
import { users } from '../../db/schema/auth.ts';
import { appointments, consultingRequests } from '../../db/schema/consulting.ts';

type ConsultingRequest = typeof consultingRequests.$inferSelect;

export interface RequestWithUser {
  request: ConsultingRequest;
  appointment: typeof appointments.$inferSelect | null;
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

export async function findRequestByKey(db: Db, userId: string, opKey: string) {
  const [found] = await whole(db).where(
    and(eq(consultingRequests.userId, userId), eq(consultingRequests.opKey, opKey)),
  );
  return found;
}

export async function findRequest(db: Db | Tx, id: string): Promise<RequestWithUser | undefined> {
  const [found] = await whole(db).where(eq(consultingRequests.id, id));
  return found;
}

/** Lock order: after its slot, before the credit account. */
export async function lockRequest(tx: Tx, id: string): Promise<void> {
  await tx
    .select({ id: consultingRequests.id })
    .from(consultingRequests)
    .where(eq(consultingRequests.id, id))
    .for('no key update');
}

/** Users booked in these slots, in the lock order of their credit accounts. */
export const findRequestsInSlots = async (
  db: Db | Tx,
  slotIds: readonly string[],
): Promise<RequestWithUser[]> =>
  slotIds.length === 0
    ? []
    : whole(db)
        .where(and(inArray(appointments.slotId, [...slotIds]), eq(appointments.status, 'booked')))
        .orderBy(asc(appointments.userId), asc(appointments.id));

export const updateRequestRow = (
  tx: Tx,
  id: string,
  changes: Partial<typeof consultingRequests.$inferInsert> & { updatedAt: Date },
) => tx.update(consultingRequests).set(changes).where(eq(consultingRequests.id, id));

interface Wanted {
  limit: number;
  offset: number;
  status?: RequestStatus | undefined;
  type?: ConsultationType | undefined;
}

/** Newest first. The page is found in an index; only shown rows are read. */
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

/** Total, from the counters that the database maintains. */
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

/** Counts by status and their cost, from the counters that the database maintains. */
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

/**
 * Locks the user before everything else: an account being erased cannot request anything. Concurrent requests of one family do
 * not wait for each other. Undefined when the account is gone.
 */
export async function lockRequester(tx: Tx, userId: string) {
  const [user] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .for('share');
  return user;
}

export const requestsOf = (tx: Tx, userId: string) =>
  tx
    .select({ id: consultingRequests.id, status: consultingRequests.status })
    .from(consultingRequests)
    .where(eq(consultingRequests.userId, userId))
    .for('no key update');

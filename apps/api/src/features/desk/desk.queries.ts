import type { DeskKind, DeskStatus } from '@ismi/contract';
import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { type PaymentProblem, paymentProblems } from '../../db/payment-problems.ts';
import { users } from '../../db/schema/auth.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import { nameReports } from '../../db/schema/names.ts';
import { payments } from '../../db/schema/payments.ts';

/** Everything that is or was on the desk, one row each. Of what is long handled only as much as the tables keep. */
const everything = (now: Date): SQL => sql`
  select 'contact' as kind, id::text as id, created_at as since, handled_at from contact_messages
  union all
  select 'name_report', id::text, created_at, handled_at from name_reports
  union all
  select 'payment', reason || ' ' || subject_id, since, handled_at from (${paymentProblems(now)}) problem`;

const isIn = (status: DeskStatus) =>
  status === 'open' ? sql`handled_at is null` : sql`handled_at is not null`;

interface Wanted {
  kind: DeskKind | undefined;
  status: DeskStatus;
  limit: number;
  offset: number;
}

export interface Place extends Record<string, unknown> {
  kind: DeskKind;
  id: string;
  since: string;
  handled_at: string | null;
}

/** Which things stand on a page: the open ones the longest waiting first, the handled ones the newest first. */
export async function pageOfPlaces(db: Db, { kind, status, limit, offset }: Wanted, now: Date) {
  const order = status === 'open' ? sql`order by since, id` : sql`order by handled_at desc, id`;
  const { rows } = await db.execute<Place>(sql`
    select kind, id, to_json(since) #>> '{}' as since, to_json(handled_at) #>> '{}' as handled_at
    from (${everything(now)}) item
    where ${isIn(status)} and (${kind ?? null}::text is null or kind = ${kind ?? null}::text)
    ${order} limit ${limit} offset ${offset}`);
  return rows;
}

export async function countPlaces(db: Db, status: DeskStatus, now: Date) {
  const { rows } = await db.execute<{ kind: DeskKind; count: number }>(sql`
    select kind, count(*)::int as count from (${everything(now)}) item where ${isIn(status)} group by kind`);
  return rows;
}

const handlerName = (column: SQL) =>
  sql<string | null>`(select name from users where id = ${column})`;

export const messagesById = async (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select({
          message: contactMessages,
          handledBy: handlerName(sql`${contactMessages.handledBy}`),
          userId: users.id,
          userName: users.name,
          userEmail: users.email,
        })
        .from(contactMessages)
        .leftJoin(users, eq(users.email, contactMessages.email))
        .where(inArray(contactMessages.id, [...ids]));

export const reportsById = async (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select({
          report: nameReports,
          handledBy: handlerName(sql`${nameReports.handledBy}`),
          userId: users.id,
          userName: users.name,
          userEmail: users.email,
        })
        .from(nameReports)
        .leftJoin(users, eq(users.id, nameReports.userId))
        .where(inArray(nameReports.id, [...ids]));

export async function problemsByKey(db: Db, keys: readonly string[], now: Date) {
  if (keys.length === 0) return [];
  const { rows } = await db.execute<PaymentProblem & { key: string }>(sql`
    select problem.*, problem.reason || ' ' || problem.subject_id as key, users.name as handled_by
    from (${paymentProblems(now)}) problem left join users on users.id = problem.handled_by
    where problem.reason || ' ' || problem.subject_id = any(${sql.param([...keys])}::text[])`);
  return rows;
}

const withBuyer = (db: Db) =>
  db
    .select({
      payment: payments,
      userId: users.id,
      userName: users.name,
      userEmail: users.email,
    })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId));

export const paymentsById = async (db: Db, ids: readonly string[]) =>
  ids.length === 0 ? [] : withBuyer(db).where(inArray(payments.id, [...ids]));

/** The last payment of each of these users. */
export const lastPaymentsOf = async (db: Db, userIds: readonly string[]) =>
  userIds.length === 0
    ? []
    : db
        .selectDistinctOn([payments.userId])
        .from(payments)
        .where(inArray(payments.userId, [...userIds]))
        .orderBy(payments.userId, desc(payments.createdAt));

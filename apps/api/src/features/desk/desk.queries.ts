import { DESK_KINDS, type DeskKind, type DeskStatus } from '@ismi/contract';
import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/auth.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import { nameReports } from '../../db/schema/names.ts';
import { payments } from '../../db/schema/payments.ts';
import {
  handledPaymentProblems,
  openPaymentProblems,
  type PaymentProblem,
} from '../payments/problems.subqueries.ts';

type Rows = Record<DeskKind, SQL>;

/** Items on the desk, one row each, by kind. Handled ones only as long as the tables keep them. */
const rowsOf = (status: DeskStatus, now: Date): Rows => {
  const isIn = status === 'open' ? sql`handled_at is null` : sql`handled_at is not null`;
  const problems = status === 'open' ? openPaymentProblems(now) : handledPaymentProblems;
  return {
    contact: sql`select 'contact' as kind, id::text as id, created_at as since, handled_at from contact_messages where ${isIn}`,
    name_report: sql`select 'name_report' as kind, id::text as id, created_at as since, handled_at from name_reports where ${isIn}`,
    payment: sql`select 'payment' as kind, reason || ' ' || subject_id as id, since, handled_at from (${problems}) problem`,
  };
};

interface Wanted {
  kind: DeskKind | undefined;
  status: DeskStatus;
  limit: number;
  offset: number;
}

export interface DeskRow extends Record<string, unknown> {
  kind: DeskKind;
  id: string;
  since: string;
  handled_at: string | null;
}

/**
 * The items of a page: open ones longest waiting first, handled ones newest first. Each kind returns at most one page, in index
 * order; years of handled ones are not read.
 */
export async function pageOfDeskRows(db: Db, { kind, status, limit, offset }: Wanted, now: Date) {
  const rows = rowsOf(status, now);
  const [inTurn, ordered] =
    status === 'open'
      ? [sql`order by since`, sql`order by since, id`]
      : [sql`order by handled_at desc`, sql`order by handled_at desc, id`];
  const parts = (kind ? [kind] : DESK_KINDS).map(
    (each) =>
      sql`select * from (select * from (${rows[each]}) item ${inTurn} fetch first ${limit + offset} rows with ties) part`,
  );
  const { rows: places } = await db.execute<DeskRow>(sql`
    select kind, id, to_json(since) #>> '{}' as since, to_json(handled_at) #>> '{}' as handled_at
    from (${sql.join(parts, sql` union all `)}) item ${ordered} limit ${limit} offset ${offset}`);
  return places;
}

export async function countDeskRows(db: Db, status: DeskStatus, now: Date) {
  const parts = Object.values(rowsOf(status, now));
  const { rows } = await db.execute<{ kind: DeskKind; count: number }>(sql`
    select kind, count(*)::int as count from (${sql.join(parts, sql` union all `)}) item group by kind`);
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
  const wanted = sql`(reason, subject_id) in (
    select split_part(key, ' ', 1), split_part(key, ' ', 2) from unnest(${sql.param([...keys])}::text[]) key)`;
  const { rows } = await db.execute<PaymentProblem & { key: string }>(sql`
    select problem.*, problem.reason || ' ' || problem.subject_id as key, users.name as handled_by
    from (
      select * from (${handledPaymentProblems}) handled where ${wanted}
      union all
      select * from (${openPaymentProblems(now)}) open where ${wanted}
    ) problem left join users on users.id = problem.handled_by`);
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

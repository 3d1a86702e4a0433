import {
  ADMIN_LIMITS,
  BUSINESS_TIME_ZONE,
  type PaymentCurrency,
  type PaymentStatus,
} from '@ismi/contract';
import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  like,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/auth.ts';
import { type CreditReference, creditEntries } from '../../db/schema/credits.ts';
import { disputes, paypalEvents } from '../../db/schema/payments.paypal.ts';
import { paymentDays, paymentNotices, payments, refunds } from '../../db/schema/payments.ts';
import { escapeLike, idRangeByPrefix } from '../../lib/id-prefix.ts';
import type { Payment } from './payments.queries.ts';
import { matchesNumbers, type PaymentNumbers } from './purchases.queries.ts';

interface Buyer {
  id: string;
  email: string;
  name: string;
}
export interface PaymentWithBuyer {
  payment: Payment;
  user: Buyer;
  /** A refund was requested at PayPal and is unanswered. */
  hasUnknownRefund: boolean;
}

export interface Filter {
  status?: PaymentStatus | undefined;
  currency?: PaymentCurrency | undefined;
  start_date?: string | undefined;
  end_date?: string | undefined;
}

const WHOLE = {
  payment: payments,
  user: { id: users.id, email: users.email, name: users.name },
  hasUnknownRefund: sql<boolean>`exists (
    select from ${refunds} where ${refunds.paymentId} = ${payments.id}
    and ${refunds.status} = 'requested' and ${refunds.askedAt} is not null
  )`,
};

/** The moment a day begins in the ledger's time zone. */
const beginOf = (day: string, later = 0) =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone ${BUSINESS_TIME_ZONE})`;

const fits = ({ status, currency, start_date, end_date }: Filter): SQL | undefined =>
  and(
    status && eq(payments.status, status),
    currency && eq(payments.currency, currency),
    start_date ? sql`${payments.createdAt} >= ${beginOf(start_date)}` : undefined,
    end_date ? sql`${payments.createdAt} < ${beginOf(end_date, 1)}` : undefined,
  );

/** Newest first. The page is found in an index alone; only shown rows are read. */
export function pageOfPayments(
  db: Db,
  filter: Filter,
  { limit, offset }: { limit: number; offset: number },
) {
  const page = db
    .select({ id: payments.id })
    .from(payments)
    .where(fits(filter))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit)
    .offset(offset)
    .as('page');
  return db
    .select(WHOLE)
    .from(page)
    .innerJoin(payments, eq(payments.id, page.id))
    .innerJoin(users, eq(users.id, payments.userId))
    .orderBy(desc(payments.createdAt), desc(payments.id));
}

/** The part of an id that lists show. */
const SHOWN_OF_ID = 8;

/** Possible meanings of a search, each with its own index. */
function hitsOf(search: string, named: PaymentNumbers, buyers: readonly string[]): SQL {
  const text = search.replace(/^#\s*/, '');
  const ids = text.length >= SHOWN_OF_ID ? idRangeByPrefix(text) : undefined;
  const branches = [
    inArray(payments.userId, [...buyers]),
    matchesNumbers(named) ?? sql`false`,
    ids ? between(payments.id, ids.from, ids.to) : sql`false`,
  ];
  const of = (condition: SQL) =>
    sql`select id, status, currency, created_at from ${payments} where ${condition}`;
  return sql.join(branches.map(of), sql` union `);
}

/** Payments of users whose address begins like this, and the one with this number; newest first. */
export async function searchPayments(
  db: Db,
  search: string,
  named: PaymentNumbers,
  filter: Filter,
  { limit, offset }: { limit: number; offset: number },
) {
  const atMost = ADMIN_LIMITS.searched;
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(and(like(users.email, `${escapeLike(search.toLowerCase())}%`), isNull(users.erasedAt)))
    .orderBy(sql`${users.email} using ~<~`)
    .limit(atMost + 1);
  const buyers = people.slice(0, atMost).map(({ id }) => id);
  // Aliased as the table, so that the filters fit; looked up first, so that no filter changes the plan.
  const { rows } = await db.execute<{ id: string | null; total: number }>(sql`
    with hits as materialized (${hitsOf(search, named, buyers)}),
    fitting as materialized (
      select id, created_at from hits as payments where ${fits(filter) ?? sql`true`}
    )
    select page.id, looked.total
    from (select count(*)::int as total from fitting) as looked
    left join (
      select id, created_at from fitting order by created_at desc, id desc limit ${limit} offset ${offset}
    ) as page on true`);
  const ids = rows.flatMap(({ id }) => id ?? []);
  const found = await db
    .select(WHOLE)
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(inArray(payments.id, ids))
    .orderBy(desc(payments.createdAt), desc(payments.id));
  return { rows: found, total: rows[0]?.total ?? 0, tooMany: people.length > atMost };
}

/** Counts by status, from the daily counters that the database maintains. */
export const countByStatus = (db: Db, { status, currency, start_date, end_date }: Filter) =>
  db
    .select({
      status: paymentDays.status,
      count: sql<number>`sum(${paymentDays.payments})::int`,
    })
    .from(paymentDays)
    .where(
      and(
        status && eq(paymentDays.status, status),
        currency && eq(paymentDays.currency, currency),
        start_date ? gte(paymentDays.day, start_date) : undefined,
        end_date ? lte(paymentDays.day, end_date) : undefined,
      ),
    )
    .groupBy(paymentDays.status);

export async function findPaymentWithBuyer(
  db: Db | Tx,
  id: string,
): Promise<PaymentWithBuyer | undefined> {
  const [found] = await db
    .select(WHOLE)
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(eq(payments.id, id));
  return found;
}

/** PayPal's events about a payment, newest first. */
export const eventsOf = (db: Db, { paypalOrderId, paypalCaptureId }: Payment, limit: number) =>
  db
    .select()
    .from(paypalEvents)
    .where(
      or(
        paypalOrderId
          ? sql`(${paypalEvents.subject} ->> 'orderId') = ${paypalOrderId}`
          : sql`false`,
        paypalCaptureId
          ? sql`(${paypalEvents.subject} ->> 'captureId') = ${paypalCaptureId}`
          : sql`false`,
      ),
    )
    .orderBy(desc(paypalEvents.receivedAt))
    .limit(limit);

/** Ledger entries of a payment and its refunds. Types by name, to match the index. */
export const entriesOf = (db: Db, userId: string, references: CreditReference[]) =>
  db
    .select()
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, userId),
        inArray(creditEntries.type, ['purchase', 'purchase_reversal']),
        inArray(creditEntries.reference, references),
      ),
    )
    .orderBy(asc(creditEntries.sequence));

export const disputesOf = (db: Db, paymentId: string) =>
  db.select().from(disputes).where(eq(disputes.paymentId, paymentId));

/** Returns how many were waiting. */
export async function settleDisputes(tx: Tx, paymentId: string, now: Date): Promise<number> {
  const { rowCount } = await tx
    .update(disputes)
    .set({ settledByUsAt: now })
    .where(and(eq(disputes.paymentId, paymentId), isNull(disputes.settledByUsAt)));
  return rowCount ?? 0;
}

export async function writeOffShortfalls(tx: Tx, paymentId: string): Promise<number> {
  const { rowCount } = await tx
    .update(refunds)
    .set({ shortfall: 'written-off' })
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.shortfall, 'open')));
  return rowCount ?? 0;
}

/** False when this click was stored before. */
export async function insertNotice(tx: Tx, notice: typeof paymentNotices.$inferInsert) {
  const { rowCount } = await tx.insert(paymentNotices).values(notice).onConflictDoNothing();
  return rowCount === 1;
}

export async function findNotice(tx: Tx, id: string) {
  const [notice] = await tx.select().from(paymentNotices).where(eq(paymentNotices.id, id));
  return notice;
}

export const noticesOf = (db: Db, paymentId: string) =>
  db
    .select()
    .from(paymentNotices)
    .where(eq(paymentNotices.paymentId, paymentId))
    .orderBy(asc(paymentNotices.sentAt));

const underReview = eq(paypalEvents.state, 'review');

export async function pageOfEvents(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(paypalEvents)
      .where(underReview)
      .orderBy(asc(paypalEvents.receivedAt))
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(paypalEvents).where(underReview),
  ]);
  return { rows, total: total?.count ?? 0 };
}

export async function lockEvent(tx: Tx, id: string) {
  const [event] = await tx.select().from(paypalEvents).where(eq(paypalEvents.id, id)).for('update');
  return event;
}

/** Whether a buyer can receive mail, and in which language. */
export async function findMailRecipient(tx: Tx, userId: string) {
  const [reader] = await tx
    .select({
      language: users.preferredLanguage,
      hasLeft: sql<boolean>`${users.erasedAt} is not null`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return reader;
}

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
import { escapedForLike, idsBeginningWith } from '../../lib/beginnings.ts';
import type { Payment } from './payments.queries.ts';
import { type Named, namedBy } from './purchases.queries.ts';

interface Buyer {
  id: string;
  email: string;
  name: string;
}
export interface WholePayment {
  payment: Payment;
  user: Buyer;
  /** PayPal was told to give money back, and has not answered. */
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

/** The moment at which a day begins where the books are kept. */
const beginOf = (day: string, later = 0) =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone ${BUSINESS_TIME_ZONE})`;

const fits = ({ status, currency, start_date, end_date }: Filter): SQL | undefined =>
  and(
    status && eq(payments.status, status),
    currency && eq(payments.currency, currency),
    start_date ? sql`${payments.createdAt} >= ${beginOf(start_date)}` : undefined,
    end_date ? sql`${payments.createdAt} < ${beginOf(end_date, 1)}` : undefined,
  );

/** The newest first. The page is found in an index alone; only what is shown is read. */
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

/** As much of an id as lists show. */
const SHOWN_OF_ID = 8;

/** What a search may mean, each found in an index of its own. */
function hitsOf(search: string, named: Named, buyers: readonly string[]): SQL {
  const text = search.replace(/^#\s*/, '');
  const ids = text.length >= SHOWN_OF_ID ? idsBeginningWith(text) : undefined;
  const branches = [
    inArray(payments.userId, [...buyers]),
    namedBy(named) ?? sql`false`,
    ids ? between(payments.id, ids.from, ids.to) : sql`false`,
  ];
  const of = (condition: SQL) =>
    sql`select id, status, currency, created_at from ${payments} where ${condition}`;
  return sql.join(branches.map(of), sql` union `);
}

/** Payments of people whose address begins like this, and the one that a number means; the newest first. */
export async function searchPayments(
  db: Db,
  search: string,
  named: Named,
  filter: Filter,
  { limit, offset }: { limit: number; offset: number },
) {
  const atMost = ADMIN_LIMITS.searched;
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(like(users.email, `${escapedForLike(search.toLowerCase())}%`), isNull(users.erasedAt)),
    )
    .orderBy(sql`${users.email} using ~<~`)
    .limit(atMost + 1);
  const buyers = people.slice(0, atMost).map(({ id }) => id);
  // Under the name of the table, so that the filters fit; looked up first, so that no filter leads the planner another way.
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

/** How many stand where, by the days that the database keeps count of. */
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

export async function findWhole(db: Db | Tx, id: string): Promise<WholePayment | undefined> {
  const [found] = await db
    .select(WHOLE)
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(eq(payments.id, id));
  return found;
}

/** What PayPal told us of a payment, the newest first. */
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

/** What a payment and its refunds moved in the ledger. Types by name, as the index has them. */
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

/** Answers with how many were waiting. */
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

/** False when this click came before. */
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

/** Whether a letter to a buyer would find anybody, and in which language it is read. */
export async function readerOf(tx: Tx, userId: string) {
  const [reader] = await tx
    .select({
      language: users.preferredLanguage,
      hasLeft: sql<boolean>`${users.erasedAt} is not null`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return reader;
}

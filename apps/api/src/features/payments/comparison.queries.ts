import { and, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { paypalComparison, paypalDifferences } from '../../db/schema/payments.paypal.ts';
import { payments, refunds } from '../../db/schema/payments.ts';

/** Until when the books have been compared; `first` where they never were. */
export async function beginComparison(db: Db, first: Date): Promise<Date> {
  await db.insert(paypalComparison).values({ comparedUntil: first }).onConflictDoNothing();
  const [comparison] = await db.select().from(paypalComparison);
  if (!comparison) throw new Error('a row that was just made sure of is there');
  return comparison.comparedUntil;
}

/** Never back: of two runs at once, the one that is further stands. */
export const comparedUntil = (db: Db, to: Date) =>
  db
    .update(paypalComparison)
    .set({ comparedUntil: to })
    .where(lt(paypalComparison.comparedUntil, to));

/** Money that our books have, by PayPal's id of it. */
export interface Booked {
  id: string;
  kind: 'capture' | 'refund';
  paymentId: string;
  amount: { minor: number; currency: string };
}

async function bookedCaptures(db: Db, condition: SQL | undefined): Promise<Booked[]> {
  const rows = await db
    .select({
      id: sql<string>`${payments.paypalCaptureId}`,
      paymentId: payments.id,
      minor: payments.amountMinor,
      currency: payments.currency,
    })
    .from(payments)
    .where(and(inArray(payments.status, ['completed', 'refunded']), condition));
  return rows.map(({ id, paymentId, ...amount }) => ({ id, kind: 'capture', paymentId, amount }));
}

async function bookedRefunds(db: Db, condition: SQL | undefined): Promise<Booked[]> {
  const rows = await db
    .select({
      id: sql<string>`${refunds.paypalRefundId}`,
      paymentId: refunds.paymentId,
      minor: refunds.amountMinor,
      currency: payments.currency,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.status, 'completed'), isNotNull(refunds.paypalRefundId), condition));
  return rows.map(({ id, paymentId, ...amount }) => ({ id, kind: 'refund', paymentId, amount }));
}

/** What our books have of a list of PayPal's. */
export async function bookedAmong(
  db: Db,
  list: readonly Pick<Booked, 'id' | 'kind'>[],
): Promise<Booked[]> {
  const idsOf = (kind: Booked['kind']) =>
    list.filter((listed) => listed.kind === kind).map(({ id }) => id);
  return [
    ...(await bookedCaptures(db, inArray(payments.paypalCaptureId, idsOf('capture')))),
    ...(await bookedRefunds(db, inArray(refunds.paypalRefundId, idsOf('refund')))),
  ];
}

/** What was booked within a time. */
export async function bookedWithin(db: Db, { from, to }: { from: Date; to: Date }) {
  return [
    ...(await bookedCaptures(
      db,
      and(gte(payments.completedAt, from), lt(payments.completedAt, to)),
    )),
    ...(await bookedRefunds(db, and(gte(refunds.completedAt, from), lt(refunds.completedAt, to)))),
  ];
}

/** False when it was told before. */
export async function insertDifference(db: Db, difference: typeof paypalDifferences.$inferInsert) {
  const { rowCount } = await db.insert(paypalDifferences).values(difference).onConflictDoNothing();
  return rowCount === 1;
}

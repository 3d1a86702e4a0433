import { and, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { paypalComparison, paypalDifferences } from '../../db/schema/payments.paypal.ts';
import { payments, refunds } from '../../db/schema/payments.ts';

/** Until when the ledger has been reconciled; `first` if never. */
export async function beginComparison(db: Db, first: Date): Promise<Date> {
  await db.insert(paypalComparison).values({ comparedUntil: first }).onConflictDoNothing();
  const [comparison] = await db.select().from(paypalComparison);
  if (!comparison) throw new Error('a row that was just made sure of is there');
  return comparison.comparedUntil;
}

/** Never backwards: of two concurrent runs, the later position wins. */
export const comparedUntil = (db: Db, to: Date) =>
  db
    .update(paypalComparison)
    .set({ comparedUntil: to })
    .where(lt(paypalComparison.comparedUntil, to));

/** Amounts in our records, by PayPal's id. */
export interface BookedMoney {
  id: string;
  kind: 'capture' | 'refund';
  paymentId: string;
  amount: { minor: number; currency: string };
}

async function bookedCaptures(db: Db, condition: SQL | undefined): Promise<BookedMoney[]> {
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

async function bookedRefunds(db: Db, condition: SQL | undefined): Promise<BookedMoney[]> {
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

/** Our records for a list of PayPal's ids. */
export async function bookedAmong(
  db: Db,
  list: readonly Pick<BookedMoney, 'id' | 'kind'>[],
): Promise<BookedMoney[]> {
  const idsOf = (kind: BookedMoney['kind']) =>
    list.filter((listed) => listed.kind === kind).map(({ id }) => id);
  return [
    ...(await bookedCaptures(db, inArray(payments.paypalCaptureId, idsOf('capture')))),
    ...(await bookedRefunds(db, inArray(refunds.paypalRefundId, idsOf('refund')))),
  ];
}

/** What was booked within a period. */
export async function bookedWithin(db: Db, { from, to }: { from: Date; to: Date }) {
  return [
    ...(await bookedCaptures(
      db,
      and(gte(payments.completedAt, from), lt(payments.completedAt, to)),
    )),
    ...(await bookedRefunds(db, and(gte(refunds.completedAt, from), lt(refunds.completedAt, to)))),
  ];
}

/** False when it was reported before. */
export async function insertDifference(db: Db, difference: typeof paypalDifferences.$inferInsert) {
  const { rowCount } = await db.insert(paypalDifferences).values(difference).onConflictDoNothing();
  return rowCount === 1;
}

import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { refunds } from '../../db/schema/payments.ts';

export type Refund = typeof refunds.$inferSelect;

export async function insertRefund(tx: Tx, refund: typeof refunds.$inferInsert): Promise<Refund> {
  const [stored] = await tx.insert(refunds).values(refund).returning();
  if (!stored) throw new Error('an insert without conflict returns its row');
  return stored;
}

export async function findRefund(db: Db | Tx, id: string) {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id));
  return refund;
}

export const refundsOf = (tx: Db | Tx, paymentId: string) =>
  tx.select().from(refunds).where(eq(refunds.paymentId, paymentId));

export const updateRefund = (tx: Tx, id: string, changes: Partial<typeof refunds.$inferInsert>) =>
  tx.update(refunds).set(changes).where(eq(refunds.id, id));

/** PayPal is asked now, so its earlier answer no longer counts; asked again after `nextTryAt`, unless it is over by then. */
export const noteRefundAsked = (db: Db, id: string, moments: { askedAt: Date; nextTryAt: Date }) =>
  db
    .update(refunds)
    .set({ ...moments, failureReason: null })
    .where(and(eq(refunds.id, id), inArray(refunds.status, ['requested', 'pending'])));

/** Unsettled refunds that are due to be asked about. */
export const refundsToTry = (db: Db, now: Date, limit: number) =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(inArray(refunds.status, ['requested', 'pending']), lte(refunds.nextTryAt, now)))
    .orderBy(sql`${refunds.nextTryAt}`)
    .limit(limit);

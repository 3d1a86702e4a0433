import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/auth.ts';
import { disputes, paypalEvents } from '../../db/schema/payments.paypal.ts';
import { payments, receiptCounter, refunds } from '../../db/schema/payments.ts';

export type Payment = typeof payments.$inferSelect;

/**
 * False when the user has an open order for this package, or this click was stored before. Of two concurrent calls, the second
 * waits.
 */
export async function insertPayment(tx: Tx, payment: typeof payments.$inferInsert) {
  const { rowCount } = await tx.insert(payments).values(payment).onConflictDoNothing();
  return rowCount === 1;
}

export async function findOpenPayment(tx: Tx, userId: string, packageId: Payment['packageId']) {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.packageId, packageId),
        eq(payments.status, 'pending'),
        isNull(payments.paypalCaptureId),
      ),
    );
  return payment;
}

export async function findPaymentByKey(tx: Tx, userId: string, opKey: string) {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.opKey, opKey)));
  return payment;
}

const one = async (db: Db | Tx, condition: ReturnType<typeof eq>) => {
  const [payment] = await db.select().from(payments).where(condition);
  return payment;
};
export const findPayment = (db: Db | Tx, id: string) => one(db, eq(payments.id, id));
export const findPaymentByOrder = (db: Db, orderId: string) =>
  one(db, eq(payments.paypalOrderId, orderId));
export const findPaymentByCapture = (db: Db, captureId: string) =>
  one(db, eq(payments.paypalCaptureId, captureId));

/** Held until the transaction ends. First in the lock order: payment, then credit account. */
export async function lockPayment(tx: Tx, id: string): Promise<Payment> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(eq(payments.id, id))
    .for('no key update');
  if (!payment) throw new Error('a payment that was just read is gone');
  return payment;
}

/** All open orders of a user, locked until the transaction ends. */
export const lockPendingPayments = (tx: Tx, userId: string) =>
  tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.status, 'pending')))
    .orderBy(asc(payments.id))
    .for('no key update');

export const updatePayment = (
  tx: Db | Tx,
  id: string,
  changes: Partial<typeof payments.$inferInsert> & { updatedAt: Date },
) => tx.update(payments).set(changes).where(eq(payments.id, id));

/** Pending payments due for a check, longest waiting first; not those under review. */
export const paymentsToCheck = (db: Db, now: Date, limit: number) =>
  db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.status, 'pending'),
        isNull(payments.reviewReason),
        lte(payments.nextCheckAt, now),
      ),
    )
    .orderBy(asc(payments.nextCheckAt))
    .limit(limit);

/** The next receipt number. The row stays locked until the transaction ends, so a failed transaction loses no number. */
export async function nextReceiptNumber(tx: Tx): Promise<number> {
  const [counter] = await tx
    .insert(receiptCounter)
    .values({ last: 1 })
    .onConflictDoUpdate({
      target: receiptCounter.only,
      set: { last: sql`${receiptCounter.last} + 1` },
    })
    .returning();
  if (!counter) throw new Error('an upsert returns its row');
  return counter.last;
}

export async function getEmailOf(tx: Tx, userId: string): Promise<string> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) throw new Error('a payment has a buyer');
  return user.email;
}

/** Whether the buyer's account is active. */
export async function isActive(db: Db, userId: string): Promise<boolean> {
  const [user] = await db
    .select({ isActive: users.isActive })
    .from(users)
    .where(eq(users.id, userId));
  return user?.isActive ?? false;
}

/** False when the event was stored before. */
export async function insertEvent(tx: Tx, event: typeof paypalEvents.$inferInsert) {
  const { rowCount } = await tx.insert(paypalEvents).values(event).onConflictDoNothing();
  return rowCount === 1;
}

export async function findEvent(db: Db, id: string) {
  const [event] = await db.select().from(paypalEvents).where(eq(paypalEvents.id, id));
  return event;
}

export const setEventState = (
  db: Db | Tx,
  id: string,
  state: (typeof paypalEvents.$inferSelect)['state'],
) => db.update(paypalEvents).set({ state }).where(eq(paypalEvents.id, id));

/** The stored state; locked until the transaction ends. */
export async function lockDispute(tx: Tx, id: string) {
  const [dispute] = await tx.select().from(disputes).where(eq(disputes.id, id)).for('update');
  return dispute;
}

/** Returns whether it is new: true for one of two concurrent calls. */
export async function storeDispute(
  tx: Tx,
  dispute: typeof disputes.$inferInsert,
): Promise<boolean> {
  const [stored] = await tx
    .insert(disputes)
    .values(dispute)
    .onConflictDoUpdate({
      target: disputes.id,
      set: { status: dispute.status, outcome: dispute.outcome, updatedAt: dispute.updatedAt },
    })
    // An existing row has the xmax of the transaction that locked it for the update.
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return stored?.isNew ?? false;
}

/** Whether a dispute of the user, or money that PayPal took back with its credits spent, still waits for review. */
export async function isUnderReview(db: Db, userId: string): Promise<boolean> {
  const waiting = or(
    and(isNotNull(disputes.id), isNull(disputes.settledByUsAt)),
    eq(refunds.shortfall, 'open'),
  );
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .leftJoin(disputes, eq(disputes.paymentId, payments.id))
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(and(eq(payments.userId, userId), waiting))
    .limit(1);
  return rows.length > 0;
}

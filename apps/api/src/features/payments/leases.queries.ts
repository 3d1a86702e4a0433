import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { payments } from '../../db/schema/payments.ts';

const isFree = or(isNull(payments.leasedUntil), lt(payments.leasedUntil, sql`now()`));

/**
 * Lets one caller at a time ask PayPal about a pending payment. Returns the lease's end, which identifies it; undefined when
 * another caller holds it, or the payment is no longer pending.
 */
export async function leasePayment(db: Db, id: string, seconds: number): Promise<Date | undefined> {
  // Whole milliseconds, so that the date read equals the date written.
  const end = sql`date_trunc('milliseconds', now()) + make_interval(secs => ${seconds})`;
  const [lease] = await db
    .update(payments)
    .set({ leasedUntil: end })
    .where(and(eq(payments.id, id), eq(payments.status, 'pending'), isFree))
    .returning({ until: payments.leasedUntil });
  return lease?.until ?? undefined;
}

/** Ends only one's own lease: a slow caller must not end the next one's. */
export const endLease = (db: Db, id: string, until: Date) =>
  db
    .update(payments)
    .set({ leasedUntil: null })
    .where(and(eq(payments.id, id), eq(payments.leasedUntil, until)));

/** Cancels an order. Not while a process asks PayPal about it or its answer is missing, nor once a capture is pending or under review. */
export const cancelIdlePayment = (db: Db | Tx, id: string, now: Date) =>
  db
    .update(payments)
    .set({ status: 'cancelled', nextCheckAt: null, updatedAt: now })
    .where(
      and(
        eq(payments.id, id),
        eq(payments.status, 'pending'),
        isNull(payments.paypalCaptureId),
        isNull(payments.captureAskedAt),
        isNull(payments.reviewReason),
        isFree,
      ),
    );

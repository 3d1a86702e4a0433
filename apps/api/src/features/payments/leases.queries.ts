import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { payments } from '../../db/schema/payments.ts';

const isFree = or(isNull(payments.leasedUntil), lt(payments.leasedUntil, sql`now()`));

/**
 * Lets one caller at a time ask PayPal about a pending payment. Answers with the lease's end, by which it is known again;
 * undefined when somebody else is at it, or it is pending no more.
 */
export async function leasePayment(db: Db, id: string, seconds: number): Promise<Date | undefined> {
  // Whole milliseconds, so that the date that we read is the one that was written.
  const end = sql`date_trunc('milliseconds', now()) + make_interval(secs => ${seconds})`;
  const [lease] = await db
    .update(payments)
    .set({ leasedUntil: end })
    .where(and(eq(payments.id, id), eq(payments.status, 'pending'), isFree))
    .returning({ until: payments.leasedUntil });
  return lease?.until ?? undefined;
}

/** Only one's own: who was too slow must not end the lease of whoever came after. */
export const endLease = (db: Db, id: string, until: Date) =>
  db
    .update(payments)
    .set({ leasedUntil: null })
    .where(and(eq(payments.id, id), eq(payments.leasedUntil, until)));

/** Gives an order up. Not while somebody asks PayPal about it or its answer is missing, nor once money is on its way or a person has to look. */
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

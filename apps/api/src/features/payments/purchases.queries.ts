import { and, desc, eq, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/auth.ts';
import { payments } from '../../db/schema/payments.ts';

export interface PaymentNumbers {
  paymentId: string | undefined;
  receipt: number | undefined;
  paypalId: string;
}

/** Payments that a number may mean: our id, the receipt, or PayPal's order and capture. Each has its own index. */
export const matchesNumbers = ({ paymentId, receipt, paypalId }: PaymentNumbers): SQL | undefined =>
  or(
    paymentId === undefined ? undefined : eq(payments.id, paymentId),
    receipt === undefined ? undefined : eq(payments.receiptNumber, receipt),
    eq(payments.paypalOrderId, paypalId),
    eq(payments.paypalCaptureId, paypalId),
  );

/** Completed payments that a number may mean, with the buyer's address. */
export const findPaidByNumber = (db: Db | Tx, number: PaymentNumbers) =>
  db
    .select({ payment: payments, email: users.email })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(and(isNotNull(payments.receiptNumber), matchesNumbers(number)))
    .limit(1);

export const findLastPaid = (db: Db | Tx, userId: string) =>
  db
    .select({ payment: payments, email: users.email })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(and(isNotNull(payments.receiptNumber), eq(payments.userId, userId)))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1);

import { and, eq, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/auth.ts';
import { payments } from '../../db/schema/payments.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** As on the paper: a year and a number; the year is not looked at, the number alone is unique. */
const RECEIPT = /^(?:\d{4}-)?0*(\d{1,9})$/;

function named(number: string): SQL | undefined {
  const receipt = RECEIPT.exec(number)?.[1];
  return or(
    UUID.test(number) ? eq(payments.id, number.toLowerCase()) : undefined,
    receipt ? eq(payments.receiptNumber, Number(receipt)) : undefined,
    eq(payments.paypalOrderId, number.toUpperCase()),
    eq(payments.paypalCaptureId, number.toUpperCase()),
  );
}

/** Completed payments that a number may mean, with the address of the buyer. */
export const findPaidByNumber = (db: Db | Tx, number: string) =>
  db
    .select({ payment: payments, email: users.email })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(and(isNotNull(payments.receiptNumber), named(number.trim().replace(/^#\s*/, ''))))
    .limit(1);

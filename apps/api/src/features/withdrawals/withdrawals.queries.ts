import { and, asc, count, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { lockByName } from '../../db/lock-by-name.ts';
import type { ErasureRequest } from '../../db/personal-data.ts';
import { withdrawals } from '../../db/schema/withdrawals.ts';

export type Withdrawal = typeof withdrawals.$inferSelect;

/** Serialises per sender and per key, so that counting and checking cannot race. Held until the transaction ends. */
export async function lockSender(tx: Tx, email: string, opKey: string | undefined) {
  for (const subject of opKey ? [email, opKey] : [email])
    await lockByName(tx, `withdrawal ${subject}`);
}

export async function findWithdrawalByKey(tx: Tx, opKey: string) {
  const [found] = await tx.select().from(withdrawals).where(eq(withdrawals.opKey, opKey));
  return found;
}

/** When a sender declared something since then, oldest first. */
export async function timesOfWithdrawalsSince(tx: Tx, email: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ createdAt: withdrawals.createdAt })
    .from(withdrawals)
    .where(and(eq(withdrawals.email, email), gt(withdrawals.createdAt, since)))
    .orderBy(asc(withdrawals.createdAt));
  return rows.map(({ createdAt }) => createdAt);
}

export const insertWithdrawal = (tx: Tx, declared: typeof withdrawals.$inferInsert) =>
  tx.insert(withdrawals).values(declared);

interface Page {
  status: Withdrawal['status'];
  limit: number;
  offset: number;
}

/** Open ones longest waiting first; the others last answered first. */
export const pageOfWithdrawals = (db: Db, { status, limit, offset }: Page) =>
  db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.status, status))
    .orderBy(
      ...(status === 'open'
        ? [asc(withdrawals.createdAt), asc(withdrawals.id)]
        : [desc(withdrawals.handledAt), desc(withdrawals.id)]),
    )
    .limit(limit)
    .offset(offset);

export async function countWithdrawals(db: Db, status: Withdrawal['status']): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(withdrawals)
    .where(eq(withdrawals.status, status));
  return row?.total ?? 0;
}

type Sender = Pick<ErasureRequest, 'userId' | 'email'>;

const isSentBy = ({ userId, email }: Sender) =>
  or(eq(withdrawals.userId, userId), eq(withdrawals.email, email));

/** The text of open declarations without a purchase of a person being erased. */
export const unlinkedNumbersOf = (tx: Tx, sender: Sender) =>
  tx
    .select({ id: withdrawals.id, orderNumber: withdrawals.orderNumber })
    .from(withdrawals)
    .where(and(isSentBy(sender), eq(withdrawals.status, 'open'), isNull(withdrawals.paymentId)));

/** Removes the person from their declarations; some keep the written number. Safe to repeat. */
export const eraseSender = (
  tx: Tx,
  sender: Sender,
  { erasedAddress, keepingNumbers }: { erasedAddress: string; keepingNumbers: readonly string[] },
) =>
  tx
    .update(withdrawals)
    .set({
      name: '',
      email: erasedAddress,
      orderNumber: sql`case when ${inArray(withdrawals.id, [...keepingNumbers])} then ${withdrawals.orderNumber} else '' end`,
      note: null,
      opKey: null,
    })
    .where(isSentBy(sender));

export async function findWithdrawal(db: Db | Tx, id: string) {
  const [found] = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
  return found;
}

export async function lockWithdrawal(tx: Tx, id: string) {
  const [found] = await tx
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.id, id))
    .for('no key update');
  return found;
}

export const updateWithdrawal = (
  tx: Tx,
  id: string,
  changes: Partial<typeof withdrawals.$inferInsert>,
) => tx.update(withdrawals).set(changes).where(eq(withdrawals.id, id));

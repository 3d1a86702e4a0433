import type { ProblemReason } from '@ismi/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { lockByName } from '../../db/lock-by-name.ts';
import { users } from '../../db/schema/auth.ts';
import { disputes } from '../../db/schema/payments.paypal.ts';
import { paymentProblemMarks } from '../../db/schema/payments.problems.ts';
import { refunds } from '../../db/schema/payments.ts';
import { lockEvent } from './payments-admin.queries.ts';
import { type PaymentProblem, paymentProblems } from './problems.subqueries.ts';

/** Serialises decisions about a problem; held until the transaction ends. An event is also decided elsewhere, by its row. */
export async function lockProblem(tx: Tx, reason: ProblemReason, id: string): Promise<void> {
  if (reason === 'event_review') await lockEvent(tx, id);
  await lockByName(tx, `payment problem ${reason} ${id}`);
}

export async function findProblem(tx: Tx, reason: ProblemReason, id: string, now: Date) {
  const { rows } = await tx.execute<PaymentProblem & { since: string }>(sql`
    select reason, payment_id, detail, to_json(since) #>> '{}' as since from (${paymentProblems(now)}) problem
    where problem.reason = ${reason}::text and problem.subject_id = ${id}::text`);
  return rows[0];
}

export async function findMark(tx: Tx, reason: ProblemReason, id: string) {
  const [found] = await tx
    .select({ mark: paymentProblemMarks, name: users.name })
    .from(paymentProblemMarks)
    .leftJoin(users, eq(users.id, paymentProblemMarks.handledBy))
    .where(and(eq(paymentProblemMarks.reason, reason), eq(paymentProblemMarks.subjectId, id)));
  return found;
}

export const insertMark = (tx: Tx, mark: typeof paymentProblemMarks.$inferInsert) =>
  tx.insert(paymentProblemMarks).values(mark);

/** Writes off spent credits of money that PayPal took back; the buyer may buy again. */
export const writeShortfallOff = (tx: Tx, refundId: string) =>
  tx.update(refunds).set({ shortfall: 'written-off' }).where(eq(refunds.id, refundId));

/** Null: it is open again. */
export const settleDispute = (tx: Tx, disputeId: string, at: Date | null) =>
  tx.update(disputes).set({ settledByUsAt: at }).where(eq(disputes.id, disputeId));

/** A new review must show its result on the desk, also where an earlier one was dismissed. */
export const removeMark = (tx: Tx, reason: ProblemReason, id: string) =>
  tx
    .delete(paymentProblemMarks)
    .where(and(eq(paymentProblemMarks.reason, reason), eq(paymentProblemMarks.subjectId, id)));

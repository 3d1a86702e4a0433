import { and, desc, eq, like, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { machineAnswers } from '../../db/schema/names.ts';

export type MachineAnswerRow = typeof machineAnswers.$inferSelect;

const beginningWith = (subject: string | undefined) =>
  subject === undefined ? undefined : like(machineAnswers.receiptSubject, `${subject}%`);

/** Stored answers by prefix of their receipt's subject; without a search the newest month first. */
export const pageOfAnswers = (
  db: Db,
  { subject, page, limit }: { subject: string | undefined; page: number; limit: number },
) =>
  db
    .select()
    .from(machineAnswers)
    .where(beginningWith(subject))
    .orderBy(
      ...(subject === undefined
        ? [desc(machineAnswers.createdAt), desc(machineAnswers.subject), desc(machineAnswers.kind)]
        : [machineAnswers.subject, machineAnswers.kind]),
    )
    .limit(limit)
    .offset((page - 1) * limit);

/** Their number, capped where nobody pages further. */
export async function countAnswers(db: Db, subject: string | undefined, most: number) {
  const some = db
    .select({ one: sql`1` })
    .from(machineAnswers)
    .where(beginningWith(subject))
    .limit(most)
    .as('some');
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(some);
  return row?.total ?? 0;
}

/** Held until the transaction ends. */
export async function lockAnswer(tx: Tx, id: string) {
  const [answer] = await tx
    .select()
    .from(machineAnswers)
    .where(and(eq(machineAnswers.id, id)))
    .for('no key update');
  return answer;
}

export async function changeAnswer(tx: Tx, id: string, answer: unknown, changedAt: Date) {
  const [changed] = await tx
    .update(machineAnswers)
    .set({ answer, changedAt })
    .where(eq(machineAnswers.id, id))
    .returning();
  if (!changed) throw new Error('an answer that was just locked is gone');
  return changed;
}

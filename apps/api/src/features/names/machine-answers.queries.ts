import { inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { redactChanges } from '../../db/redact-changes.ts';
import { machineAnswers } from '../../db/schema/names.ts';

/** Stored answers of the model for any of these subjects. */
export const findMachineAnswers = (db: Db, subjects: readonly string[]) =>
  db
    .select({
      subject: machineAnswers.subject,
      kind: machineAnswers.kind,
      answer: machineAnswers.answer,
      changedAt: machineAnswers.changedAt,
    })
    .from(machineAnswers)
    .where(inArray(machineAnswers.subject, [...subjects]));

export const storeMachineAnswer = (tx: Tx, answer: typeof machineAnswers.$inferInsert) =>
  tx.insert(machineAnswers).values(answer).onConflictDoNothing();

/** Deletes the answers about letters that only this person has paid for. */
export async function forgetAnswersFor(tx: Tx, userId: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with own_letters as (
      select distinct subject from name_receipts own
      where own.user_id = ${userId} and own.subject like 'letters:%'
        and not exists (
          select from name_receipts others
          where others.subject = own.subject and others.subject like 'letters:%'
            and others.user_id <> ${userId}))
    delete from machine_answers answer
    where answer.receipt_subject in (select own.subject from own_letters own)
    returning answer.id::text`);
  await redactChanges(tx, { ids: rows.map(({ id }) => id) });
}

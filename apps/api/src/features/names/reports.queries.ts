import { and, count, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { lockByName } from '../../db/lock-by-name.ts';
import { users } from '../../db/schema/auth.ts';
import { nameReports } from '../../db/schema/names.ts';

/** Serialises per account and per key, so that counting and checking cannot race. Held until the transaction ends. */
export async function lockReporting(tx: Tx, subjects: readonly (string | undefined)[]) {
  for (const subject of subjects.filter((known) => known !== undefined))
    await lockByName(tx, `name report ${subject}`);
}

export async function findReportByKey(tx: Tx, opKey: string) {
  const [report] = await tx.select().from(nameReports).where(eq(nameReports.opKey, opKey));
  return report;
}

export async function countReportsSince(tx: Tx, userId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ reports: count() })
    .from(nameReports)
    .where(and(eq(nameReports.userId, userId), gt(nameReports.createdAt, since)));
  return row?.reports ?? 0;
}

export const insertReport = (tx: Tx, report: typeof nameReports.$inferInsert) =>
  tx.insert(nameReports).values(report);

/** Held until the transaction ends. */
export async function lockReport(tx: Tx, id: string) {
  const [report] = await tx
    .select()
    .from(nameReports)
    .where(eq(nameReports.id, id))
    .for('no key update');
  return report;
}

export const updateReport = (
  tx: Tx,
  id: string,
  changes: Partial<typeof nameReports.$inferInsert>,
) => tx.update(nameReports).set(changes).where(eq(nameReports.id, id));

/** The state of a report, and the name of the administrator who handled it. */
export async function getHandlingOf(tx: Tx, id: string) {
  const [handling] = await tx
    .select({
      note: nameReports.handlingNote,
      handledAt: nameReports.handledAt,
      handledBy: users.name,
    })
    .from(nameReports)
    .leftJoin(users, eq(users.id, nameReports.handledBy))
    .where(eq(nameReports.id, id));
  if (!handling) throw new Error('a report that was just locked is gone');
  return handling;
}

import { and, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { contactMessages } from '../../db/schema/contact.ts';

export async function countMessagesSince(tx: Tx, email: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(contactMessages)
    .where(and(eq(contactMessages.email, email), gt(contactMessages.createdAt, since)));
  return row?.count ?? 0;
}

export const insertMessage = (tx: Tx, message: typeof contactMessages.$inferInsert) =>
  tx.insert(contactMessages).values(message);

import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { lockByName } from '../../db/lock-by-name.ts';
import { users } from '../../db/schema/auth.ts';
import { contactMessages } from '../../db/schema/contact.ts';

/** Serialises per sender and per key, so that counting and checking cannot race. Held until the transaction ends. */
export async function lockSender(tx: Tx, email: string, opKey: string | undefined) {
  for (const subject of opKey ? [email, opKey] : [email])
    await lockByName(tx, `contact ${subject}`);
}

export async function findMessageByKey(tx: Tx, opKey: string) {
  const [message] = await tx.select().from(contactMessages).where(eq(contactMessages.opKey, opKey));
  return message;
}

/** When a sender wrote since then, oldest first. */
export async function timesOfMessagesSince(tx: Tx, email: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ createdAt: contactMessages.createdAt })
    .from(contactMessages)
    .where(and(eq(contactMessages.email, email), gt(contactMessages.createdAt, since)))
    .orderBy(contactMessages.createdAt);
  return rows.map(({ createdAt }) => createdAt);
}

export const insertMessage = (tx: Tx, message: typeof contactMessages.$inferInsert) =>
  tx.insert(contactMessages).values(message);

/** Held until the transaction ends. */
export async function lockMessage(tx: Tx, id: string) {
  const [message] = await tx
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for('no key update');
  return message;
}

export const updateMessage = (
  tx: Tx,
  id: string,
  changes: Partial<typeof contactMessages.$inferInsert>,
) => tx.update(contactMessages).set(changes).where(eq(contactMessages.id, id));

/** The state of a message, and the name of the administrator who handled it. */
export async function getHandlingOf(tx: Tx, id: string) {
  const [handling] = await tx
    .select({
      note: contactMessages.handlingNote,
      handledAt: contactMessages.handledAt,
      handledBy: users.name,
    })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.handledBy))
    .where(eq(contactMessages.id, id));
  if (!handling) throw new Error('a message that was just locked is gone');
  return handling;
}

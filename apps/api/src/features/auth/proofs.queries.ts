import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { emailProofs, type ProofPurpose, users } from '../../db/schema/auth.ts';

export type Proof = typeof emailProofs.$inferSelect;

/** The newest mail of its kind to an account, in any state. */
export async function findNewestProof(db: Db | Tx, userId: string, purpose: ProofPurpose) {
  const [proof] = await db
    .select()
    .from(emailProofs)
    .where(and(eq(emailProofs.userId, userId), eq(emailProofs.purpose, purpose)))
    .orderBy(desc(emailProofs.createdAt))
    .limit(1);
  return proof;
}

export async function findProofWithUser(db: Db, proofId: string) {
  const [found] = await db
    .select({ proof: emailProofs, user: users })
    .from(emailProofs)
    .innerJoin(users, eq(users.id, emailProofs.userId))
    .where(eq(emailProofs.id, proofId));
  return found;
}

/** Pending registrations of an account, newest first; none counts before the address is proven. */
export const registrationsOf = (db: Db | Tx, userId: string) =>
  db
    .select({
      pendingName: emailProofs.pendingName,
      pendingPasswordHash: emailProofs.pendingPasswordHash,
      language: emailProofs.language,
    })
    .from(emailProofs)
    .where(and(eq(emailProofs.userId, userId), isNotNull(emailProofs.pendingPasswordHash)))
    .orderBy(desc(emailProofs.createdAt));

const isOpen = and(isNull(emailProofs.usedAt), isNull(emailProofs.replacedAt));

/** The newer mail replaces the older one. */
export async function replaceProof(tx: Tx, proof: typeof emailProofs.$inferInsert): Promise<void> {
  await tx
    .update(emailProofs)
    .set({ replacedAt: proof.createdAt })
    .where(
      and(eq(emailProofs.userId, proof.userId), eq(emailProofs.purpose, proof.purpose), isOpen),
    );
  await tx.insert(emailProofs).values(proof);
}

/** Counts an attempt before it is checked; false above the limit. Concurrent attempts wait for each other. */
export async function countGuess(db: Db, proofId: string, allowed: number): Promise<boolean> {
  const { rowCount } = await db
    .update(emailProofs)
    .set({ tries: sql`${emailProofs.tries} + 1` })
    .where(and(eq(emailProofs.id, proofId), lt(emailProofs.tries, allowed)));
  return rowCount === 1;
}

/** Invalidates pending links and codes after a change, with whatever was registered under the address. */
export async function invalidateProofs(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .update(emailProofs)
    .set({ replacedAt: now })
    .where(and(eq(emailProofs.userId, userId), isOpen));
  await tx
    .update(emailProofs)
    .set({ pendingName: null, pendingPasswordHash: null })
    .where(and(eq(emailProofs.userId, userId), isNotNull(emailProofs.pendingPasswordHash)));
}

/** False when it was used or replaced meanwhile. */
export async function useProof(tx: Tx, proofId: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(emailProofs)
    .set({ usedAt: now })
    .where(and(eq(emailProofs.id, proofId), isOpen));
  return rowCount === 1;
}

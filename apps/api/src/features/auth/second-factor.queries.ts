import { and, count, eq, isNull, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { recoveryCodes, secondFactors } from '../../db/schema/auth.ts';

export async function findSecondFactor(db: Db | Tx, userId: string) {
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return factor;
}

/** Replaces an unconfirmed seed; false where one is confirmed. */
export async function beginSecondFactor(db: Db | Tx, userId: string, seedId: string, now: Date) {
  const { rowCount } = await db
    .insert(secondFactors)
    .values({ userId, seedId, createdAt: now })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { seedId, createdAt: now, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    });
  return rowCount === 1;
}

/** False when a code of this or a later half minute was used before. */
export async function takeStep(db: Db | Tx, userId: string, step: number) {
  const { rowCount } = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)));
  return rowCount === 1;
}

/** False when it was confirmed before. */
export async function confirmFactor(tx: Tx, userId: string, now: Date) {
  const { rowCount } = await tx
    .update(secondFactors)
    .set({ confirmedAt: now })
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)));
  return rowCount === 1;
}

export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: readonly string[]) {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })));
}

/** False when there is no such code, or it was used before. */
export async function spendRecoveryCode(tx: Tx, userId: string, hash: string, now: Date) {
  const { rowCount } = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.hash, hash),
        isNull(recoveryCodes.usedAt),
      ),
    );
  return rowCount === 1;
}

export async function countRecoveryCodes(db: Db | Tx, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** Deletes the recovery codes as well. */
export async function removeSecondFactor(tx: Tx, userId: string) {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const { rowCount } = await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
  return rowCount === 1;
}

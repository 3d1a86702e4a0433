import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { lockByName } from '../../db/lock-by-name.ts';
import { welcomeClaims, welcomeCounts } from '../../db/schema/credits.ts';

export type WelcomeScope = (typeof welcomeCounts.$inferSelect)['scope'];

/**
 * False when the address has had its bonus. Of two concurrent calls, the second waits for the first to commit and then fails.
 */
export async function claimWelcome(tx: Tx, addressHash: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .insert(welcomeClaims)
    .values({ addressHash, claimedAt: now })
    .onConflictDoNothing();
  return rowCount === 1;
}

export async function hasClaimed(tx: Tx, addressHashes: readonly string[]): Promise<boolean> {
  if (addressHashes.length === 0) return false;
  const found = await tx
    .select({ addressHash: welcomeClaims.addressHash })
    .from(welcomeClaims)
    .where(inArray(welcomeClaims.addressHash, [...addressHashes]))
    .limit(1);
  return found.length > 0;
}

/** Bonuses of a subject on a day and since another. Locks the subject until the transaction ends, so that counting cannot race. */
export async function lockWelcomeCount(
  tx: Tx,
  { scope, subject }: { scope: WelcomeScope; subject: string },
  { day, since }: { day: string; since: string },
): Promise<{ today: number; all: number }> {
  await lockByName(tx, `welcome ${scope} ${subject}`);
  const { scope: ofScope, subject: ofSubject, day: ofDay, bonuses } = welcomeCounts;
  const [count] = await tx
    .select({
      all: sql<number>`coalesce(sum(${bonuses}), 0)::int`,
      today: sql<number>`coalesce(sum(${bonuses}) filter (where ${ofDay} = ${day}), 0)::int`,
    })
    .from(welcomeCounts)
    .where(and(eq(ofScope, scope), eq(ofSubject, subject), gte(ofDay, since)));
  return count ?? { today: 0, all: 0 };
}

export const countWelcome = (tx: Tx, scope: WelcomeScope, subject: string, day: string) =>
  tx
    .insert(welcomeCounts)
    .values({ scope, subject, day, bonuses: 1 })
    .onConflictDoUpdate({
      target: [welcomeCounts.scope, welcomeCounts.subject, welcomeCounts.day],
      set: { bonuses: sql`${welcomeCounts.bonuses} + 1` },
    });

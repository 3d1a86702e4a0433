import type { Tx } from '../../db/client.ts';
import { welcomeClaims } from '../../db/schema/credits.ts';

/** False when the address has had its bonus. Of two at once, the second waits for the first to commit and then loses. */
export async function claimWelcome(tx: Tx, addressHash: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .insert(welcomeClaims)
    .values({ addressHash, claimedAt: now })
    .onConflictDoNothing();
  return rowCount === 1;
}

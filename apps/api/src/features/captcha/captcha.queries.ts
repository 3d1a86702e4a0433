import type { Tx } from '../../db/client.ts';
import { spentCaptchas } from '../../db/schema/captcha.ts';

/** False when the proof was used before. Of two concurrent calls, the second waits for the first to commit and then fails. */
export async function spendProof(tx: Tx, proofId: string, expiresAt: Date): Promise<boolean> {
  const { rowCount } = await tx
    .insert(spentCaptchas)
    .values({ proofId, expiresAt })
    .onConflictDoNothing();
  return rowCount === 1;
}

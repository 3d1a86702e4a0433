import type { Tx } from '../db/client.ts';
import type { Jobs } from '../jobs/queue.ts';
import { newId } from '../lib/ids.ts';
import { isErasedAddress } from './erased-address.ts';
import type { Letter } from './letter.ts';

/**
 * Puts a mail into the post inside the caller's transaction: it leaves if and only if the change it tells of is committed. Who has
 * left gets none: money may come back to them long after their address is gone.
 */
export async function postMail(tx: Tx, jobs: Jobs, letter: Omit<Letter, 'mailId'>): Promise<void> {
  if (isErasedAddress(letter.to)) return;
  await jobs.enqueue(tx, 'mail.send', { mailId: newId(), ...letter });
}

import type { Tx } from '../db/client.ts';
import type { Jobs } from '../jobs/queue.ts';
import { newId } from '../lib/ids.ts';
import { isErasedAddress } from './erased-address.ts';
import type { QueuedMail } from './queued-mail.ts';

/**
 * Queues a mail inside the caller's transaction: it is sent if and only if the transaction commits. Erased accounts get none: a
 * refund may arrive long after their address is gone.
 */
export async function queueMail(
  tx: Tx,
  jobs: Jobs,
  letter: Omit<QueuedMail, 'mailId'>,
): Promise<void> {
  if (isErasedAddress(letter.to)) return;
  await jobs.enqueue(tx, 'mail.send', { mailId: newId(), ...letter });
}

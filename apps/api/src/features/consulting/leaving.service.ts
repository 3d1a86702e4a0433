import type { Tx } from '../../db/client.ts';
import type { Leaving } from '../../db/personal-data.ts';
import { refundCredits } from '../credits/ledger.service.ts';
import { deletePlacesOf, lockSlotsTakenBy } from './appointments.queries.ts';
import { requestsOf } from './requests.queries.ts';
import { freePlace } from './slots.queries.ts';

/**
 * Before what a family asked for is deleted: its places are free again, and what was paid for and not yet given is booked back.
 * Nobody is told of each: the last mail tells of all.
 */
export async function leaveEverySlot(tx: Tx, { userId, now }: Leaving): Promise<void> {
  await lockSlotsTakenBy(tx, userId);
  // Deleted and freed are the same rows: whatever an administrator has cancelled meanwhile is free already.
  for (const { slotId } of await deletePlacesOf(tx, userId))
    if (slotId) await freePlace(tx, slotId);
  for (const { id, status } of await requestsOf(tx, userId)) {
    if (status === 'pending' || status === 'processing')
      await refundCredits(tx, { userId, reference: `consulting ${id}`, now });
  }
}

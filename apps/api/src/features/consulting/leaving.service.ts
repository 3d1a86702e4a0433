import type { Tx } from '../../db/client.ts';
import type { Leaving } from '../../db/personal-data.ts';
import { refundCredits } from '../credits/ledger.service.ts';
import { lockSlotsTakenBy, requestsOf } from './requests.queries.ts';
import { freePlace } from './slots.queries.ts';

/**
 * Before what a family asked for is deleted: its places are free again, and what was paid for and not yet given is booked back.
 * Nobody is told of each: the last mail tells of all.
 */
export async function leaveEverySlot(tx: Tx, { userId, now }: Leaving): Promise<void> {
  const taken = await lockSlotsTakenBy(tx, userId);
  for (const { slotId } of taken) await freePlace(tx, slotId);
  for (const { id, status } of await requestsOf(tx, userId)) {
    if (status === 'pending' || status === 'processing')
      await refundCredits(tx, { userId, reference: `consulting ${id}`, now });
  }
}

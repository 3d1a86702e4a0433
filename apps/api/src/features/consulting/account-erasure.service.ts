import type { Tx } from '../../db/client.ts';
import type { ErasureRequest } from '../../db/personal-data.ts';
import { refundCredits } from '../credits/ledger.service.ts';
import { deletePlacesOf, lockSlotsTakenBy } from './appointments.queries.ts';
import { requestsOf } from './requests.queries.ts';
import { freePlace } from './slots.queries.ts';

/**
 * Before a family's requests are deleted: releases its appointments and refunds what was paid and not yet delivered. No mail for
 * each: the final mail covers all.
 */
export async function releaseAllSlots(tx: Tx, { userId, now }: ErasureRequest): Promise<void> {
  await lockSlotsTakenBy(tx, userId);
  // Deletes and releases the same rows: anything an administrator cancelled meanwhile is already free.
  for (const { slotId } of await deletePlacesOf(tx, userId))
    if (slotId) await freePlace(tx, slotId);
  for (const { id, status } of await requestsOf(tx, userId)) {
    if (status === 'pending' || status === 'processing')
      await refundCredits(tx, { userId, reference: `consulting ${id}`, now });
  }
}

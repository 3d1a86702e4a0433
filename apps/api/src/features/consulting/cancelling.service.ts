import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { refundCredits } from '../credits/ledger.service.ts';
import { setAppointmentStatus } from './appointments.queries.ts';
import { postCancelled } from './consulting-mails.service.ts';
import { type RequestWithUser, updateRequestRow } from './requests.queries.ts';
import { freePlace } from './slots.queries.ts';

/**
 * Cancels what is not cancelled yet: releases the place, refunds the credits and notifies the family, all in the caller's
 * transaction, which holds the locks on slot and request. Returns the credits refunded.
 */
export async function cancelLockedRequest(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'config' | 'clock'>,
  { request, appointment }: RequestWithUser,
  reason: string,
): Promise<number> {
  if (request.status === 'cancelled') return 0;
  const now = deps.clock.now();
  await updateRequestRow(tx, request.id, {
    status: 'cancelled',
    cancellationReason: reason,
    updatedAt: now,
  });
  if (appointment) {
    await setAppointmentStatus(tx, request.id, 'cancelled');
    if (appointment.slotId) await freePlace(tx, appointment.slotId);
  }
  const refunded = await refundCredits(tx, {
    userId: request.userId,
    reference: `consulting ${request.id}`,
    now,
  });
  await postCancelled(tx, deps, request, {
    reason,
    refunded,
    startsAt: appointment?.startsAt ?? null,
  });
  return refunded;
}

import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { refundCredits } from '../credits/ledger.service.ts';
import { setAppointmentStatus } from './appointments.queries.ts';
import { postCancelled } from './consulting-mails.service.ts';
import { updateRequestRow, type WholeRequest } from './requests.queries.ts';
import { freePlace } from './slots.queries.ts';

/**
 * Cancels what is not cancelled yet: frees the place, gives the credits back and tells the family, all in the caller's
 * transaction, which holds the locks on slot and request. Answers with how many credits came back.
 */
export async function cancelLocked(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'config' | 'clock'>,
  { request, appointment }: WholeRequest,
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

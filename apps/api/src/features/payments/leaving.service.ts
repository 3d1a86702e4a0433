import type { Tx } from '../../db/client.ts';
import type { Leaving } from '../../db/personal-data.ts';
import { AppError } from '../../lib/app-error.ts';
import { cancelIdlePayment } from './leases.queries.ts';
import { lockPendingPayments } from './payments.queries.ts';

/**
 * Gives up the orders of somebody who leaves. Money that is on its way, or that a person has to look at, is settled first: nobody
 * could tell its owner any more what became of it.
 */
export async function closeOrdersOf(tx: Tx, { userId, now }: Leaving): Promise<void> {
  for (const { id } of await lockPendingPayments(tx, userId)) {
    const { rowCount } = await cancelIdlePayment(tx, id, now);
    if (rowCount !== 1) throw new AppError('ERASURE_MUST_WAIT');
  }
}

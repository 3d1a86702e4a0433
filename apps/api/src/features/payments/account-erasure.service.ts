import type { Tx } from '../../db/client.ts';
import type { ErasureRequest } from '../../db/personal-data.ts';
import { AppError } from '../../lib/app-error.ts';
import { cancelIdlePayment } from './leases.queries.ts';
import { lockPendingPayments } from './payments.queries.ts';

/**
 * Cancels the open orders of an account that is being erased. Pending money, or money under review, is settled first:
 * afterwards its owner could not be told the outcome.
 */
export async function cancelOpenOrders(tx: Tx, { userId, now }: ErasureRequest): Promise<void> {
  for (const { id } of await lockPendingPayments(tx, userId)) {
    const { rowCount } = await cancelIdlePayment(tx, id, now);
    if (rowCount !== 1) throw new AppError('ERASURE_MUST_WAIT');
  }
}

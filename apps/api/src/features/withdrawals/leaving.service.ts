import type { Tx } from '../../db/client.ts';
import type { Leaving } from '../../db/personal-data.ts';
import { AppError } from '../../lib/app-error.ts';
import { hasUnmatched } from './withdrawals.queries.ts';

/**
 * A declaration whose purchase is not known yet is found, and answered, by nothing but the address and number in it. Whoever leaves
 * is waited for until somebody has answered it.
 */
export async function awaitAnswers(tx: Tx, { email }: Leaving): Promise<void> {
  if (await hasUnmatched(tx, email)) throw new AppError('ERASURE_MUST_WAIT');
}

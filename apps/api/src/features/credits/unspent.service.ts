import type { Db, Tx } from '../../db/client.ts';
import type { CreditReference } from '../../db/schema/credits.ts';
import { lockAccount } from './ledger.queries.ts';
import { findGrant } from './unspent.queries.ts';
import { leftOfGrant } from './unspent.rules.ts';

/** How many of the credits that a thing brought are still there. The oldest are used first. */
export async function readUnspent(
  db: Db | Tx,
  userId: string,
  reference: CreditReference,
): Promise<number> {
  const grant = await findGrant(db, userId, reference);
  return grant ? leftOfGrant(grant.granted, grant.cameLater, grant.spendable) : 0;
}

/** The same under the lock that every change needs: what is read stays true until the transaction ends. */
export async function lockUnspent(
  tx: Tx,
  userId: string,
  reference: CreditReference,
): Promise<number> {
  await lockAccount(tx, userId);
  return readUnspent(tx, userId, reference);
}

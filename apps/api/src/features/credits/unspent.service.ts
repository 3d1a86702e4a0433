import type { Db, Tx } from '../../db/client.ts';
import type { CreditReference } from '../../db/schema/credits.ts';
import { lockAccount } from './ledger.queries.ts';
import { findGrant } from './unspent.queries.ts';
import { remainingOfGrant } from './unspent.rules.ts';

/** How many credits of a grant are still unspent. The oldest are used first. */
export async function readUnspent(
  db: Db | Tx,
  userId: string,
  reference: CreditReference,
): Promise<number> {
  const grant = await findGrant(db, userId, reference);
  return grant ? remainingOfGrant(grant.granted, grant.cameLater, grant.spendable) : 0;
}

/** The same under the lock that every change needs: the value stays true until the transaction ends. */
export async function lockUnspent(
  tx: Tx,
  userId: string,
  reference: CreditReference,
): Promise<number> {
  await lockAccount(tx, userId);
  return readUnspent(tx, userId, reference);
}

import type { Db, Tx } from '../../db/client.ts';
import { namedStatement } from '../../db/named-statement.ts';
import type { CreditReference } from '../../db/schema/credits.ts';

interface Grant {
  granted: number;
  cameLater: number;
  spendable: number;
}

/**
 * A refunded spend adds nothing new, and what a later purchase has refunded, or is about to, is no longer there: neither may
 * reduce what is left of an earlier one.
 */
const readGrant = namedStatement<Grant>(
  'read_credit_grant',
  `select given.amount as granted, account.balance - account.held as spendable, coalesce((
      select sum(later.amount - coalesce((
        select sum(back.credits_taken) from refunds back
        where back.payment_id = case when later.reference ~ '^payment [0-9a-f-]{36}$' then substr(later.reference, 9)::uuid end), 0))
      from credit_entries later
      where later.user_id = given.user_id and later.sequence > given.sequence and later.amount > 0 and later.type <> 'refund'
    ), 0)::int as "cameLater"
  from credit_entries given join credit_accounts account using (user_id)
  where given.user_id = $1 and given.reference = $2 and given.amount > 0`,
);

/** What a grant brought, what came after it, and what is available. */
export async function findGrant(db: Db | Tx, userId: string, reference: CreditReference) {
  const [grant] = await readGrant(db, [userId, reference]);
  return grant;
}

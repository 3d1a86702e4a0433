import type { CreditEntryType } from '@ismi/contract';
import type { Db, Tx } from '../../db/client.ts';
import { namedStatement } from '../../db/named-statement.ts';
import type { CreditReference, HOLD_STATUSES } from '../../db/schema/credits.ts';

/**
 * Callers hold the lock on the account (`lockAccount`). Expiry uses the database's clock: the processes that hold and release
 * may disagree on the time.
 */
export interface StoredHold {
  id: string;
  amount: number;
  status: (typeof HOLD_STATUSES)[number];
  /** False: a hold for the same reference existed. */
  isNew: boolean;
}

interface NewHold {
  id: string;
  userId: string;
  purpose: CreditEntryType;
  reference: CreditReference;
  amount: number;
  seconds: number;
}

const hold = namedStatement<StoredHold>(
  'hold_credits',
  `with earlier as (
    select id, amount, status from credit_holds where user_id = $1 and purpose = $2 and reference = $3
  ), account as (
    update credit_accounts set held = held + $4::int
    where user_id = $1 and balance - held >= $4::int and not exists (select from earlier)
    returning user_id
  ), fresh as (
    insert into credit_holds (id, user_id, purpose, reference, amount, expires_at)
    select $5::uuid, user_id, $2, $3, $4::int, now() + make_interval(secs => $6) from account
    returning id, amount, status
  )
  select *, true as "isNew" from fresh union all select *, false from earlier`,
);

/** Reserves credits; undefined when the account has too few, or does not exist. */
export async function insertHold(tx: Tx, wish: NewHold): Promise<StoredHold | undefined> {
  const { userId, purpose, reference, amount, id, seconds } = wish;
  const [stored] = await hold(tx, [userId, purpose, reference, amount, id, seconds]);
  return stored;
}

const settle = namedStatement<{ charged: number; spendable: number }>(
  'settle_hold',
  `with hold as (
    update credit_holds
    set status = 'settled', settled_amount = coalesce($3::int, amount), closed_at = now()
    where id = $2 and user_id = $1 and status = 'held'
    returning amount, settled_amount, purpose, reference
  ), account as (
    update credit_accounts
    set held = held - hold.amount,
        balance = balance - hold.settled_amount,
        total_spent = total_spent + hold.settled_amount,
        last_sequence = last_sequence + 1
    from hold where user_id = $1
    returning balance, held, last_sequence
  ), entry as (
    insert into credit_entries (user_id, sequence, type, amount, balance_after, reference, created_at)
    select $1, last_sequence, purpose, -settled_amount, balance, reference, $4::timestamptz from account, hold
  )
  select settled_amount as charged, balance - held as spendable from account, hold`,
);

/** Turns a hold into a spend of the given amount, or of all of it; undefined when it is already closed. */
export async function closeBySpending(
  tx: Tx,
  { userId, id }: { userId: string; id: string },
  amount: number | undefined,
  now: Date,
) {
  const [settled] = await settle(tx, [userId, id, amount ?? null, now.toISOString()]);
  return settled;
}

const release = namedStatement<{ released: number }>(
  'release_hold',
  `with hold as (
    update credit_holds set status = 'released', closed_at = now()
    where id = $2 and user_id = $1 and status = 'held'
    returning amount
  )
  update credit_accounts set held = held - hold.amount from hold where user_id = $1 returning hold.amount as released`,
);

/** Releases a hold; false when it is already closed. */
export async function closeByReleasing(tx: Tx, { userId, id }: { userId: string; id: string }) {
  const rows = await release(tx, [userId, id]);
  return rows.length === 1;
}

const holders = namedStatement<{ userId: string }>(
  'holders_of_expired',
  `select distinct user_id as "userId" from credit_holds
  where status = 'held' and expires_at < now() order by user_id limit $1`,
);

/** Users with expired open holds. */
export const findHoldersOfExpired = async (db: Db, atMost: number): Promise<string[]> =>
  (await holders(db, [atMost])).map(({ userId }) => userId);

const releaseExpired = namedStatement<{ released: number }>(
  'release_expired_holds',
  `with hold as (
    update credit_holds set status = 'released', closed_at = now()
    where user_id = $1 and status = 'held' and expires_at < now()
    returning amount
  ), total as (
    select count(*)::int as holds, sum(amount)::int as amount from hold
  )
  update credit_accounts set held = held - total.amount from total
  where user_id = $1 and total.holds > 0 returning total.holds as released`,
);

/** Releases all expired holds of a user and returns their number. */
export async function closeExpired(tx: Tx, userId: string): Promise<number> {
  const [closed] = await releaseExpired(tx, [userId]);
  return closed?.released ?? 0;
}

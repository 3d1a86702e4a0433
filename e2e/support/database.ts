import pg from 'pg';
import { addresses } from './addresses.ts';

/** Expires the codes and links that were sent to an address, and allows another mail, instead of waiting a day. */
export async function expireMailProofs(email: string): Promise<void> {
  const client = new pg.Client({ connectionString: addresses().databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `update email_proofs set code_expires_at = created_at, link_expires_at = created_at
       where user_id = (select id from users where email = $1)`,
      [email],
    );
    if (!rowCount) throw new Error(`no mail was ever written to ${email}`);
    await client.query(`delete from guard_counters where guard = 'mailCooldown'`);
  } finally {
    await client.end();
  }
}

/** A database connection, for what a visitor cannot do. */
export async function withDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: addresses().databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Adds credits as an administrator would, booked like the ledger. */
export const giveCredits = (email: string, credits: number): Promise<unknown> =>
  withDatabase((client) =>
    client.query(
      `with account as (
         update credit_accounts set balance = balance + $2, last_sequence = last_sequence + 1
         where user_id = (select id from users where email = $1)
         returning user_id, last_sequence, balance
       )
       insert into credit_entries (user_id, sequence, type, amount, balance_after, reference, created_at)
       select user_id, last_sequence, 'admin_adjustment', $2, balance, 'adjustment ' || gen_random_uuid(), now()
       from account`,
      [email, credits],
    ),
  );

/** Adds a slot that no other journey uses. */
export const offerHour = (date: string, time: string): Promise<unknown> =>
  withDatabase((client) =>
    client.query(
      'insert into slots (id, slot_date, slot_time, created_at) values (gen_random_uuid(), $1, $2, now()) on conflict do nothing',
      [date, time],
    ),
  );

/** Withdraws a slot, as an administrator would. */
export const withdrawHour = (date: string, time: string): Promise<unknown> =>
  withDatabase((client) =>
    client.query('update slots set is_available = false where slot_date = $1 and slot_time = $2', [
      date,
      time,
    ]),
  );

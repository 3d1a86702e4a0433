import { createHmac, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { withClient } from '../stack/with-client.ts';

export interface Person {
  user: string;
  session: string;
  token: string;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signed as the API does. */
export function tokenOf(user: string, session: string, secret: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sid: session,
    iss: 'ismi',
    aud: 'ismi-api',
    sub: user,
    iat: now,
    exp: now + 600,
  };
  const signed = `${part({ alg: 'HS256', typ: 'at+jwt' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

const INSERT_PERSON = `
  with person as (
    insert into users (id, email, name, preferred_language, email_verified_at, last_seen_on, created_at)
    values ($1::uuid, $1::uuid || '@bench.example', 'Elif', 'de', now(), (now() at time zone 'Europe/Berlin')::date, now())
  ), stay as (
    insert into sessions (id, user_id, renewed_at, created_at, expires_at)
    values ($2::uuid, $1::uuid, now(), now(), now() + interval '1 day')
  ), account as (
    insert into credit_accounts (user_id, balance, last_sequence) values ($1::uuid, 1000000000, 1)
  )
  insert into credit_entries (user_id, sequence, type, amount, balance_after, reference, created_at)
  values ($1::uuid, 1, 'admin_adjustment', 1000000000, 1000000000, 'adjustment ' || $1::uuid, now())`;

/** A signed-in user with more credits than a measurement can spend. */
export async function createPerson(client: pg.Client, secret: string): Promise<Person> {
  const [user, session] = [randomUUID(), randomUUID()];
  await client.query(INSERT_PERSON, [user, session]);
  return { user, session, token: tokenOf(user, session, secret) };
}

export const createPeople = (
  databaseUrl: string,
  count: number,
  secret: string,
): Promise<Person[]> =>
  withClient(databaseUrl, async (client) => {
    const people: Person[] = [];
    while (people.length < count) people.push(await createPerson(client, secret));
    return people;
  });

/** Gives a user a long history of small spends. */
export const insertHistory = (databaseUrl: string, { user }: Person, entries: number) =>
  withClient(databaseUrl, async (client) => {
    await client.query(
      `insert into credit_entries (user_id, sequence, type, amount, balance_after, reference, created_at)
      select $1, n, 'usage', -1, 1000000000 - n + 1, 'search ' || n, now() from generate_series(2, $2::int) n`,
      [user, entries],
    );
    await client.query(
      `update credit_accounts set balance = balance - $2::int + 1, total_spent = $2::int - 1, last_sequence = $2::int
      where user_id = $1`,
      [user, entries],
    );
    await client.query('vacuum analyze credit_entries');
  });

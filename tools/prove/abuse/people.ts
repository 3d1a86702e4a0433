import { randomUUID } from 'node:crypto';
import { SUGGESTION_CONSENT_VERSION } from '@ismi/contract';
import { tokenOf } from '../../bench/people.ts';
import { markerOf, type Role } from './markers.ts';
import type { Product } from './product.ts';

/** An account with an address, and a marker by which the model gate recognizes it. */
export interface Person {
  user: string;
  marker: string;
  /** The IP address of the calls. */
  address: string;
  /** An access token, renewed before it expires. */
  token(): string;
}

/** Verified addresses, open sessions and credits, without hashing a password for each registration. */
const INSERT_PEOPLE = `
  with person as (
    insert into users (id, email, name, preferred_language, email_verified_at, last_seen_on, created_at)
    select id, id || '@proof.example', 'Elif', 'de', now(), (now() at time zone 'Europe/Berlin')::date, now()
    from unnest($1::uuid[]) as id
  ), stay as (
    insert into sessions (id, user_id, renewed_at, created_at, expires_at)
    select session, id, now(), now(), now() + interval '1 day' from unnest($1::uuid[], $2::uuid[]) as t(id, session)
  ), consent as (
    insert into suggestion_consents (user_id, version, faith, origin, given_at) select id, $4, true, true, now() from unnest($1::uuid[]) as id
  ), account as (
    insert into credit_accounts (user_id, balance, last_sequence) select id, $3::int, 1 from unnest($1::uuid[]) as id
  )
  insert into credit_entries (user_id, sequence, type, amount, balance_after, reference, created_at)
  select id, 1, 'admin_adjustment', $3::int, $3::int, 'adjustment ' || id, now() from unnest($1::uuid[]) as id`;

const TOKEN_LIFETIME_MS = 5 * 60_000;

function cachedToken(make: () => string): () => string {
  let token = '';
  let madeAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - madeAt > TOKEN_LIFETIME_MS) {
      token = make();
      madeAt = performance.now();
    }
    return token;
  };
}

interface NewPeople {
  role: Role;
  /** Number of the first marker. */
  first: number;
  count: number;
  credits: number;
  addressOf(index: number): string;
}

export async function insertPeople(
  { sql, stack }: Product,
  { role, first, count, credits, addressOf }: NewPeople,
): Promise<Person[]> {
  const secret = stack.env.ACCESS_TOKEN_SECRET ?? '';
  const ids = Array.from({ length: count }, () => [randomUUID(), randomUUID()] as const);
  await sql(INSERT_PEOPLE, [
    ids.map(([user]) => user),
    ids.map(([, session]) => session),
    credits,
    SUGGESTION_CONSENT_VERSION,
  ]);
  return ids.map(([user, session], at) => ({
    user,
    marker: markerOf(role, first + at),
    address: addressOf(first + at),
    token: cachedToken(() => tokenOf(user, session, secret)),
  }));
}

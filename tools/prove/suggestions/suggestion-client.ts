import { randomUUID } from 'node:crypto';
import { costOfAnswers, SUGGESTION_CONSENT_VERSION, type SuggestionForm } from '@ismi/contract';
import { tokenOf } from '../../bench/people.ts';
import type { ProxiedStack } from '../payments/proxied-stack.ts';

const FORM: SuggestionForm = {
  gender: 'girl',
  culture: 'turkeyAsia',
  religious: true,
  length: 'medium',
  popularity: 'known',
  language: 'de',
};
export const priceOf = (more: Partial<SuggestionForm> = {}) => costOfAnswers({ ...FORM, ...more });
export const PRICE = priceOf();

/** The part of a stack that a client needs. */
export type StackAccess = Pick<ProxiedStack, 'stack' | 'sql'>;

export interface Answer {
  status: number;
  code: string | undefined;
  // Not validated.
  data: Record<string, unknown>;
}

const INSERT_FAMILY = `
  with person as (
    insert into users (id, email, name, preferred_language, email_verified_at, last_seen_on, created_at)
    values ($1::uuid, $1::uuid || '@proof.example', 'Elif', 'de', now(), (now() at time zone 'Europe/Berlin')::date, now())
  ), stay as (
    insert into sessions (id, user_id, renewed_at, created_at, expires_at)
    values ($2::uuid, $1::uuid, now(), now(), now() + interval '1 day')
  ), consent as (
    insert into suggestion_consents (user_id, version, faith, origin, given_at) values ($1::uuid, $4, true, true, now())
  ), account as (
    insert into credit_accounts (user_id, balance, last_sequence) values ($1::uuid, $3::int, 1)
  )
  insert into credit_entries (user_id, sequence, type, amount, balance_after, reference, created_at)
  values ($1::uuid, 1, 'admin_adjustment', $3::int, $3::int, 'adjustment ' || $1::uuid, now())`;

/** A family that requests suggestions, through HTTP only. */
export class SuggestionClient {
  readonly user = randomUUID();
  readonly #access: StackAccess;
  readonly #credits: number;
  #token = '';

  private constructor(access: StackAccess, credits: number) {
    this.#access = access;
    this.#credits = credits;
  }

  static async create(access: StackAccess, credits = PRICE): Promise<SuggestionClient> {
    const client = new SuggestionClient(access, credits);
    const session = randomUUID();
    await access.sql(INSERT_FAMILY, [client.user, session, credits, SUGGESTION_CONSENT_VERSION]);
    client.#token = tokenOf(client.user, session, access.stack.env.ACCESS_TOKEN_SECRET ?? '');
    return client;
  }

  async suggest(more: Partial<SuggestionForm> = {}): Promise<Answer> {
    const response = await fetch(`${this.#access.stack.urls.api}/api/suggestions`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.#token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ ...FORM, ...more, max_credits: costOfAnswers({ ...FORM, ...more }) }),
      signal: AbortSignal.timeout(40_000),
    });
    // The API's envelope.
    const { data = {}, error } = (await response.json()) as {
      data?: Answer['data'];
      error?: { code: string };
    };
    return { status: response.status, code: error?.code, data };
  }

  /** Expires the leases of a killed process. */
  async expireLeases(): Promise<void> {
    await this.#access.sql(
      "update suggestion_runs set lease_until = now() - interval '1 second' where user_id = $1 and status = 'running'",
      [this.user],
    );
  }

  /** The balance and lists of this family. */
  async books() {
    const [books] = await this.#access.sql<{
      balance: number;
      held: number;
      paid: string;
      free: string;
    }>(
      `select balance, held,
        (select count(*) from suggestions where user_id = $1 and credits_used > 0) as paid,
        (select count(*) from suggestions where user_id = $1 and credits_used = 0) as free
      from credit_accounts where user_id = $1`,
      [this.user],
    );
    if (!books) throw new Error('every family has an account');
    return {
      spent: this.#credits - books.balance,
      held: books.held,
      paid: Number(books.paid),
      free: Number(books.free),
    };
  }
}

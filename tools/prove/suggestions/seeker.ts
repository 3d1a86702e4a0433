import { randomUUID } from 'node:crypto';
import { costOfAnswers, RELIGIOUS_CONSENT_VERSION, type SuggestionForm } from '@ismi/contract';
import { tokenOf } from '../../bench/people.ts';
import type { House } from '../payments/house.ts';

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

/** As much of a house as a family needs. */
export type Home = Pick<House, 'stack' | 'sql'>;

export interface Answer {
  status: number;
  code: string | undefined;
  // What the API says is looked at, never relied upon.
  data: Record<string, unknown>;
}

const ENTER = `
  with person as (
    insert into users (id, email, name, preferred_language, email_verified_at, last_seen_on, created_at)
    values ($1::uuid, $1::uuid || '@proof.example', 'Elif', 'de', now(), (now() at time zone 'Europe/Berlin')::date, now())
  ), stay as (
    insert into sessions (id, user_id, renewed_at, created_at, expires_at)
    values ($2::uuid, $1::uuid, now(), now(), now() + interval '1 day')
  ), consent as (
    insert into suggestion_consents (user_id, version, given_at) values ($1::uuid, $4, now())
  ), account as (
    insert into credit_accounts (user_id, balance, last_sequence) values ($1::uuid, $3::int, 1)
  )
  insert into credit_entries (user_id, sequence, type, amount, balance_after, reference, created_at)
  values ($1::uuid, 1, 'admin_adjustment', $3::int, $3::int, 'adjustment ' || $1::uuid, now())`;

/** A family that looks for a name, through HTTP alone. */
export class Seeker {
  readonly user = randomUUID();
  readonly #house: Home;
  readonly #credits: number;
  #token = '';

  private constructor(house: Home, credits: number) {
    this.#house = house;
    this.#credits = credits;
  }

  static async enter(house: Home, credits = PRICE): Promise<Seeker> {
    const seeker = new Seeker(house, credits);
    const session = randomUUID();
    await house.sql(ENTER, [seeker.user, session, credits, RELIGIOUS_CONSENT_VERSION]);
    seeker.#token = tokenOf(seeker.user, session, house.stack.env.ACCESS_TOKEN_SECRET ?? '');
    return seeker;
  }

  async suggest(more: Partial<SuggestionForm> = {}): Promise<Answer> {
    const response = await fetch(`${this.#house.stack.urls.api}/api/suggestions`, {
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

  /** As if everything that a dead process has begun had outlived its time. */
  async passTime(): Promise<void> {
    await this.#house.sql(
      "update suggestion_runs set lease_until = now() - interval '1 second' where user_id = $1 and status = 'running'",
      [this.user],
    );
  }

  /** What the books say of this family. */
  async books() {
    const [books] = await this.#house.sql<{
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

import { randomUUID } from 'node:crypto';
import { CONSENT_VERSION } from '@ismi/contract';
import { tokenOf } from '../../bench/people.ts';
import type { ProxiedStack } from './proxied-stack.ts';

/** Credits and price of the popular package. */
export const PACKAGE = { id: 'popular', credits: 100, amountMinor: 799 } as const;

export interface Answer {
  status: number;
  // Not validated.
  data: Record<string, unknown>;
}

/** A buyer who uses HTTP only. */
export class Buyer {
  readonly user = randomUUID();
  readonly #proxiedStack: ProxiedStack;
  readonly #click = randomUUID();
  #token = '';
  orderId = '';
  paymentId = '';

  constructor(proxiedStack: ProxiedStack) {
    this.#proxiedStack = proxiedStack;
  }

  static async create(proxiedStack: ProxiedStack): Promise<Buyer> {
    const buyer = new Buyer(proxiedStack);
    const session = randomUUID();
    await proxiedStack.sql(
      `with person as (
        insert into users (id, email, name, preferred_language, email_verified_at, last_seen_on, created_at)
        values ($1::uuid, $1::uuid || '@proof.example', 'Elif', 'de', now(), (now() at time zone 'Europe/Berlin')::date, now())
      )
      insert into sessions (id, user_id, renewed_at, created_at, expires_at)
      values ($2::uuid, $1::uuid, now(), now(), now() + interval '1 day')`,
      [buyer.user, session],
    );
    buyer.#token = tokenOf(buyer.user, session, proxiedStack.stack.env.ACCESS_TOKEN_SECRET ?? '');
    return buyer;
  }

  async #post(path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(`${this.#proxiedStack.stack.urls.api}/api${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.#token}`,
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(40_000),
    });
    const { data = {} } = (await response.json()) as { data?: Answer['data'] }; // the API's envelope
    return { status: response.status, data };
  }

  /** With a key, the click can be repeated; without, it is another tab's. */
  async order({ withKey = true } = {}): Promise<Answer> {
    const consents = {
      withdrawal_consent: true,
      consent_version: CONSENT_VERSION,
      age_confirmed: true,
      country: 'DE',
    };
    const answer = await this.#post(
      '/payments/paypal/create',
      { ...consents, packageId: PACKAGE.id },
      withKey ? { 'idempotency-key': this.#click } : {},
    );
    const { approvalUrl, payment_id } = answer.data;
    if (typeof approvalUrl === 'string') {
      this.orderId = new URL(approvalUrl).searchParams.get('token') ?? '';
      this.paymentId = String(payment_id);
    }
    return answer;
  }

  /** On PayPal's page. */
  async approve(): Promise<void> {
    await this.#proxiedStack.payPal('POST', `orders/${this.orderId}/approve`);
  }

  returnFromPayPal = (): Promise<Answer> =>
    this.#post('/payments/paypal/execute', { token: this.orderId });

  spend = (amount: number): Promise<Answer> =>
    this.#post(
      '/credits/deduct',
      { amount, max_credits: amount },
      { 'idempotency-key': randomUUID() },
    );

  async orderAndApprove(): Promise<void> {
    await this.order();
    await this.approve();
  }

  async buy(): Promise<void> {
    await this.orderAndApprove();
    await this.returnFromPayPal();
  }
}

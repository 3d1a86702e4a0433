import { ThirdPartyError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Log } from '../../lib/log.ts';
import { sharedAccessToken } from './access-token.ts';
import { makeRateLimitPause } from './rate-limit-pause.ts';
import type { PayPalSettings } from './settings.ts';
import { WireRefusal, WireToken } from './wire.ts';

interface PayPalRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  /** Idempotency key: what was done under this id is not done again. */
  requestId?: string;
}

/** PayPal's definite answer: a result, or the reason of a refusal. */
type PayPalAnswer =
  | { kind: 'ok'; body: unknown }
  | { kind: 'refusal'; status: number; issue: string; debugId: string | null };

export interface PayPalClient {
  /** Throws an ThirdPartyError when it is unknown whether the request was carried out. */
  ask(request: PayPalRequest): Promise<PayPalAnswer>;
}

export const payPalFault = (reason: string, cause?: unknown): ThirdPartyError =>
  new ThirdPartyError('PayPal', new Error(reason, cause === undefined ? undefined : { cause }));

export function payPalClient(
  settings: PayPalSettings,
  around: { clock: Clock; log: Log; patienceMs: number },
): PayPalClient {
  const { clock, log, patienceMs } = around;
  const quiet = makeRateLimitPause(clock);

  /** One HTTP exchange; every uncertain outcome is thrown. */
  async function exchange(path: string, init: RequestInit) {
    if (quiet.isOn()) throw payPalFault('PayPal has asked to be left alone for a while');
    const response = await fetch(`${settings.baseUrl}${path}`, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    }).catch((error: unknown) => {
      throw payPalFault('no answer', error);
    });
    const text = await response.text().catch((error: unknown) => {
      throw payPalFault('the answer broke off', error);
    });
    const debugId = response.headers.get('paypal-debug-id');
    if (response.status === 429) quiet.begin(response.headers.get('retry-after'));
    if (response.status === 429 || response.status >= 500)
      throw payPalFault(`status ${response.status}, debug id ${debugId}`);
    return { status: response.status, ok: response.ok, body: parsed(text), debugId };
  }

  const tokens = sharedAccessToken(clock, async () => {
    const credentials = Buffer.from(`${settings.clientId}:${settings.clientSecret}`);
    const answer = await exchange('/v1/oauth2/token', {
      method: 'POST',
      headers: {
        authorization: `Basic ${credentials.toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    // The operator must fix wrong credentials; until then the state of payments is unknown.
    if (!answer.ok) throw payPalFault(`no access token: status ${answer.status}`);
    const token = WireToken.safeParse(answer.body);
    if (!token.success) throw payPalFault('an access token of an unknown shape');
    return { value: token.data.access_token, lifeMs: token.data.expires_in * 1000 };
  });

  async function askWith(token: string, { method, path, body, requestId }: PayPalRequest) {
    return exchange(path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(requestId && { 'paypal-request-id': requestId }),
      },
      body: body && JSON.stringify(body),
    });
  }

  async function askWithFreshToken(request: PayPalRequest) {
    const token = await tokens.current();
    const answer = await askWith(token, request);
    if (answer.status !== 401) return answer;
    tokens.discard(token);
    return askWith(await tokens.current(), request);
  }

  return {
    async ask(request) {
      const { status, ok, body, debugId } = await askWithFreshToken(request);
      if (ok) return { kind: 'ok', body };
      if (status === 401)
        throw payPalFault(`a fresh access token was refused, debug id ${debugId}`);
      const refusal = WireRefusal.safeParse(body);
      if (!refusal.success)
        throw payPalFault(`status ${status} without a reason, debug id ${debugId}`);
      const issue = refusal.data.details?.[0]?.issue ?? refusal.data.name;
      const said = { status, issue, debugId: refusal.data.debug_id ?? debugId };
      log.info({ ...said, path: request.path }, 'PayPal rejected request');
      return { kind: 'refusal', ...said };
    },
  };
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch (error) {
    throw payPalFault('an answer that is no JSON', error);
  }
}

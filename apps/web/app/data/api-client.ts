import type { CallOf, Endpoint, ResponseOf } from '@ismi/contract';
import { ApiError } from './api-error.ts';

const TIMEOUT_MS = 30_000;

export interface ApiOptions {
  /** Empty in the browser: the API is on our own origin. */
  origin: string;
  /** The access token of the signed-in user, if any. */
  bearer?: () => string | undefined;
  /** Sent with every call: language, and on the server the visitor's address. */
  headers: () => Record<string, string>;
  timeoutMs?: number;
  /** Messages for no answer, and for an answer that is not the API's. */
  failureTexts: () => { network: string; server: string };
}

interface SendOptions {
  /** Idempotency key: a UUID per confirmed click, so that a repeat is recognised. Calls that charge are refused without one. */
  opKey?: string;
  /** Cancels the call: it is rejected like one that the network lost. */
  signal?: AbortSignal;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface Api {
  /** Resolves with the endpoint's data, rejects with an ApiError. */
  send<E extends Endpoint>(
    endpoint: E,
    call: CallOf<E>,
    options?: SendOptions,
  ): Promise<ResponseOf<E>>;
}

function urlOf(endpoint: Endpoint, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) search.set(key, String(value));
  }
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`;
}

function parseJson(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The data of an envelope; anything else, such as a proxy's error page, is an error on our side, not a network failure. */
function readEnvelope(status: number, text: string, serverFailure: string): unknown {
  const envelope = parseJson(text);
  if (envelope?.success) return envelope.data;
  if (!envelope?.error) throw new ApiError(status, 'UNREADABLE_ANSWER', serverFailure);
  const { code, message, ...details } = envelope.error;
  throw new ApiError(status, code, message, details);
}

/** The one client of the API contract, for browser and server. */
export const createApi = (options: ApiOptions): Api => ({
  async send(endpoint, call, { opKey, signal } = {}) {
    // CallOf consists of exactly these optional parts.
    const parts = call as Parts;
    const token = options.bearer?.();
    const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
    const ask = async () => {
      const response = await fetch(options.origin + urlOf(endpoint, parts), {
        method: endpoint.method,
        headers: {
          ...options.headers(),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(opKey && { 'idempotency-key': opKey }),
          ...(parts.body !== undefined && { 'content-type': 'application/json' }),
        },
        body: parts.body === undefined ? undefined : JSON.stringify(parts.body),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      return { status: response.status, text: await response.text() };
    };
    const { status, text } = await ask().catch(() => {
      throw new ApiError(0, 'NETWORK_ERROR', options.failureTexts().network);
    });
    // The server strips its answers to the response schema, so they are that type.
    return readEnvelope(status, text, options.failureTexts().server) as never;
  },
});

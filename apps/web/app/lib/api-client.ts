import type { CallOf, Endpoint, ResponseOf } from '@ismi/contract';
import { ApiError } from './api-error.ts';

const TIMEOUT_MS = 30_000;

export interface ApiOptions {
  /** Empty in the browser: the API lives on our own origin. */
  origin: string;
  /** The access token, if somebody is signed in. */
  bearer?: () => string | undefined;
  /** Sent with every call: language, and on the server the visitor's address. */
  headers: () => Record<string, string>;
  /** What a person reads when no answer came. */
  networkFailureText: () => string;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface Api {
  /** Resolves with the endpoint's data, rejects with an ApiError. */
  send<E extends Endpoint>(endpoint: E, call: CallOf<E>): Promise<ResponseOf<E>>;
}

function addressOf(endpoint: Endpoint, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) search.set(key, String(value));
  }
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`;
}

async function dataOf(response: Response): Promise<unknown> {
  const envelope = await response.json();
  if (envelope.success) return envelope.data;
  const { code, message, ...details } = envelope.error;
  throw new ApiError(response.status, code, message, details);
}

/** The one client of the contract, for browser and server alike. */
export const createApi = (options: ApiOptions): Api => ({
  async send(endpoint, call) {
    // CallOf is made of exactly these optional parts.
    const parts = call as Parts;
    const token = options.bearer?.();
    try {
      const response = await fetch(options.origin + addressOf(endpoint, parts), {
        method: endpoint.method,
        headers: {
          ...options.headers(),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(parts.body !== undefined && { 'content-type': 'application/json' }),
        },
        body: parts.body === undefined ? undefined : JSON.stringify(parts.body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      // The server strips its answers to the response schema, so they are that type.
      return (await dataOf(response)) as never;
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw new ApiError(0, 'NETWORK_ERROR', options.networkFailureText());
    }
  },
});

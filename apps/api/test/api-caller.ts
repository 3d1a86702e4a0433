import { randomUUID } from 'node:crypto';
import type { CallOf, Endpoint, ResponseOf } from '@ismi/contract';

export interface Answer<Data = unknown> {
  status: number;
  headers: Headers;
  body: {
    success: boolean;
    data: Data;
    error: { code: string; message: string } & Record<string, unknown>;
  };
}

export interface CallOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const written = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** A list becomes a repeated parameter, as a hostile caller would send it. */
export const urlOf = (endpoint: Endpoint, { params, query }: CallOptions): string => {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(written(params?.[name]).toWellFormed()),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) search.append(key, written(item));
    }
  }
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`;
};

/** A file as its handler returned it; not an error. */
const fileIn = async (response: Response): Promise<Answer['body']> => ({
  success: true,
  data: {
    bytes: new Uint8Array(await response.arrayBuffer()),
    isLasting: response.headers.get('cache-control')?.includes('immutable') === true,
  },
  error: { code: '', message: '' },
});

/** For tests that are not about the price: more than anything costs. */
export const ANY_PRICE = 1_000;

/** Calls the contract's endpoints over real HTTP. */
export class ApiCaller {
  readonly #origin: string;
  readonly #headers: Record<string, string>;

  constructor(origin: string, headers: Record<string, string> = {}) {
    this.#origin = origin;
    this.#headers = headers;
  }

  with(headers: Record<string, string>): ApiCaller {
    return new ApiCaller(this.#origin, { ...this.#headers, ...headers });
  }

  send<E extends Endpoint>(endpoint: E, call: CallOf<E>): Promise<Answer<ResponseOf<E>>> {
    // CallOf consists of exactly these optional parts.
    return this.sendAnything(endpoint, call as CallOptions) as Promise<Answer<ResponseOf<E>>>;
  }

  /** For input that no well-typed caller would send. */
  async sendAnything(endpoint: Endpoint, wish: CallOptions): Promise<Answer> {
    const response = await fetch(this.#origin + urlOf(endpoint, wish), {
      method: endpoint.method,
      headers: {
        ...(wish.body === undefined ? {} : { 'content-type': 'application/json' }),
        // Each call is a separate act, unless the test sets its key.
        ...(endpoint.charges && { 'idempotency-key': randomUUID() }),
        ...this.#headers,
      },
      body: wish.body === undefined ? undefined : JSON.stringify(wish.body),
    });
    if (endpoint.media && response.headers.get('content-type') === endpoint.media) {
      return { status: response.status, headers: response.headers, body: await fileIn(response) };
    }
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
  }
}

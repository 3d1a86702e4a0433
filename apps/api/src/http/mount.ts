import {
  type BodyOf,
  type Endpoint,
  envelopeOf,
  type Locale,
  type ParamsOf,
  type QueryOf,
  RATE_LIMITS,
  type RateLimitName,
  Refusal,
  type ResponseOf,
} from '@ismi/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { assertOwnPage, type CookieJar, cookieJarOf } from './cookies.ts';
import { localeOf } from './locale.ts';
import { networkOf } from './network-of.ts';
import { opKeyOf } from './op-key.ts';
import { sendFile } from './send-file.ts';
import { type Actor, type Admit, assertDeclared, assertFresh } from './session.ts';

interface Input<E extends Endpoint> {
  actor: E['access'] extends 'guest' ? Actor | undefined : Actor;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  locale: Locale;
  /** The `Idempotency-Key` of a click that may be repeated: one key, one act. */
  opKey: string | undefined;
  /** Where the request comes from, as far as our own proxies can tell; of IPv6 the network. */
  address: string;
  /** Headers and bytes as they came; the bytes only where the endpoint asks for them. */
  raw: { headers: FastifyRequest['headers']; body: Buffer };
  cookies: CookieJar;
}

export type { CookieJar };

export type Mount = <E extends Endpoint>(
  endpoint: E,
  handler: (input: Input<E>) => Promise<ResponseOf<E>>,
) => void;

/** The routes of a feature: a visible list of endpoints and the one function that answers each. */
export type Feature = (mount: Mount, deps: Deps) => void;

const inputOf = <E extends Endpoint>(request: FastifyRequest, reply: FastifyReply): Input<E> =>
  // The endpoint's own schemas and access have been enforced by now; this is the one place where that becomes a type.
  ({
    actor: request.actor,
    params: request.params,
    query: request.query,
    body: request.body,
    locale: localeOf(request),
    opKey: opKeyOf(request),
    address: networkOf(request),
    raw: { headers: request.headers, body: request.rawBody ?? Buffer.alloc(0) },
    cookies: cookieJarOf(request, reply),
  }) as Input<E>;

const schemaOf = (endpoint: Endpoint) => ({
  summary: endpoint.summary,
  ...(endpoint.params && { params: endpoint.params }),
  ...(endpoint.query && { querystring: endpoint.query }),
  ...(endpoint.body && { body: endpoint.body }),
  ...(endpoint.access !== 'guest' && { security: [{ bearer: [] }] }),
  response: {
    200: endpoint.media
      ? { description: 'A file', content: { [endpoint.media]: { schema: z.string() } } }
      : envelopeOf(endpoint.response),
    '4xx': Refusal,
    '5xx': Refusal,
  },
});

export const scaledLimit = (name: RateLimitName, scale: number) => ({
  max: Math.ceil(RATE_LIMITS[name].max * scale),
  timeWindow: RATE_LIMITS[name].windowMs,
});

/** The hinge between contract and Fastify: limit, admission, validation, envelope, and nothing leaves that the response schema does not name. */
export const makeMount =
  (app: FastifyInstance, admit: Admit, { publicOrigin, http }: Deps['config']): Mount =>
  (endpoint, handler) => {
    assertDeclared(endpoint.access, `${endpoint.method} ${endpoint.path}`);
    const { limit = 'standard' } = endpoint;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      config: {
        keepsRawBody: endpoint.rawBody === true,
        rateLimit: limit === 'none' ? false : scaledLimit(limit, http.rateLimitScale),
      },
      // After the limit (onRequest), before the body is parsed.
      preParsing: async (request) => {
        if (endpoint.usesCookies) assertOwnPage(request, publicOrigin);
        await admit(request, endpoint);
      },
      handler: async (request, reply) => {
        assertFresh(endpoint, request);
        const data = await handler(inputOf(request, reply));
        return endpoint.media
          ? sendFile(reply, endpoint.media, data)
          : { success: true as const, data };
      },
    });
  };

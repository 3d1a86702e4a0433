import {
  type BodyOf,
  type Endpoint,
  envelopeOf,
  type Locale,
  limitHitsOf,
  type ParamsOf,
  type QueryOf,
  Refusal,
  type ResponseOf,
} from '@ismi/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { Clock } from '../lib/clock.ts';
import type { BindOpKey } from './bind-op-key.ts';
import { assertOwnOrigin, type CookieJar, cookieJarOf } from './cookies.ts';
import { localeOf } from './locale.ts';
import { networkOf } from './network-of.ts';
import { opKeyOf, RequiredOpKey } from './op-key.ts';
import { type CountExtraHits, routeLimit } from './rate-limit.ts';
import { sendFile } from './send-file.ts';
import { type Actor, type Admit, assertDeclared, assertFresh } from './session.ts';

interface Input<E extends Endpoint> {
  actor: E['access'] extends 'guest' ? Actor | undefined : Actor;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  locale: Locale;
  /** The `Idempotency-Key` of a request that may be repeated: one key, one act. Endpoints that charge always have one. */
  opKey: E['charges'] extends true ? string : string | undefined;
  /** Where the request comes from, as far as our own proxies can tell; of IPv6 the network. */
  address: string;
  /** Raw headers and body; the bytes only where the endpoint requires them. */
  raw: { headers: FastifyRequest['headers']; body: Buffer };
  cookies: CookieJar;
  /** Counts extra hits against the limit for an expensive call; refuses it when that exceeds the limit. */
  countHits: (hits: number) => Promise<void>;
}

export type { CookieJar };

export type Mount = <E extends Endpoint>(
  endpoint: E,
  handler: (input: Input<E>) => Promise<ResponseOf<E>>,
) => void;

/** The routes of a feature: a list of endpoints, each with the function that answers it. */
export type Feature = (mount: Mount, deps: Deps) => void;

const inputOf = <E extends Endpoint>(
  request: FastifyRequest,
  reply: FastifyReply,
  context: { countExtraHits: CountExtraHits; publicOrigin: string; clock: Clock },
): Input<E> =>
  // The endpoint's schemas and access are enforced by now; this is the only cast.
  ({
    actor: request.actor,
    params: request.params,
    query: request.query,
    body: request.body,
    locale: localeOf(request),
    opKey: opKeyOf(request),
    address: networkOf(request),
    raw: { headers: request.headers, body: request.rawBody ?? Buffer.alloc(0) },
    cookies: cookieJarOf(request, reply, context),
    countHits: (hits: number) => context.countExtraHits(request, reply, hits),
  }) as Input<E>;

const schemaOf = (endpoint: Endpoint) => ({
  summary: endpoint.summary,
  ...(endpoint.params && { params: endpoint.params }),
  ...(endpoint.query && { querystring: endpoint.query }),
  ...(endpoint.body && { body: endpoint.body }),
  ...(endpoint.charges && { headers: RequiredOpKey }),
  ...(endpoint.access !== 'guest' && { security: [{ bearer: [] }] }),
  response: {
    200: endpoint.media
      ? { description: 'A file', content: { [endpoint.media]: { schema: z.string() } } }
      : envelopeOf(endpoint.response),
    '4xx': Refusal,
    '5xx': Refusal,
  },
});

function assertCacheable({ method, path, access, cachedForSeconds }: Endpoint): void {
  if (cachedForSeconds !== undefined && (method !== 'GET' || access !== 'guest'))
    throw new Error(`${method} ${path} must not be cached: only what guests read may be`);
}

/** Connects contract and Fastify: rate limit, access, validation, envelope; fields missing from the response schema are stripped. */
export const makeMount =
  (
    app: FastifyInstance,
    doors: { admit: Admit; countExtraHits: CountExtraHits; claimAct: BindOpKey },
    { config: { publicOrigin, http }, clock }: Pick<Deps, 'config' | 'clock'>,
  ): Mount =>
  (endpoint, handler) => {
    assertDeclared(endpoint.access, `${endpoint.method} ${endpoint.path}`);
    assertCacheable(endpoint);
    const { limit = 'standard', cachedForSeconds } = endpoint;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      // A HEAD runs the handler of its GET and must not charge.
      exposeHeadRoute: !endpoint.charges,
      config: {
        keepsRawBody: endpoint.rawBody === true,
        ...routeLimit(limit, http.rateLimitScale),
      },
      // After the limit (onRequest), before the body is parsed.
      preParsing: async (request) => {
        if (endpoint.usesCookies) assertOwnOrigin(request, publicOrigin);
        // A shared answer must not depend on who asks.
        if (cachedForSeconds === undefined) await doors.admit(request, endpoint);
      },
      // The first hit was counted before the body was read; hits that depend on the body are counted before the handler runs.
      preHandler: (request, reply) =>
        doors.countExtraHits(request, reply, limitHitsOf(endpoint, request.body) - 1),
      handler: async (request, reply) => {
        assertFresh(endpoint, request);
        await doors.claimAct(endpoint, request);
        const context = { countExtraHits: doors.countExtraHits, publicOrigin, clock };
        const data = await handler(inputOf(request, reply, context));
        // Only the cache: known browser, language and theme stay.
        if (endpoint.clearsCache) reply.header('clear-site-data', '"cache"');
        if (cachedForSeconds !== undefined)
          reply.header('cache-control', `public, max-age=${cachedForSeconds}`);
        return endpoint.media
          ? sendFile(reply, endpoint.media, data)
          : { success: true as const, data };
      },
    });
  };

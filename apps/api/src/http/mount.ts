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
import type { ClaimAct } from './claim-act.ts';
import { assertOwnPage, type CookieJar, cookieJarOf } from './cookies.ts';
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
  /** Headers and bytes as they came; the bytes only where the endpoint asks for them. */
  raw: { headers: FastifyRequest['headers']; body: Buffer };
  cookies: CookieJar;
  /** Counts extra hits against the limit when a call turns out to be expensive; refuses it when that exceeds the limit. */
  countHits: (hits: number) => Promise<void>;
}

export type { CookieJar };

export type Mount = <E extends Endpoint>(
  endpoint: E,
  handler: (input: Input<E>) => Promise<ResponseOf<E>>,
) => void;

/** The routes of a feature: a visible list of endpoints and the one function that answers each. */
export type Feature = (mount: Mount, deps: Deps) => void;

const inputOf = <E extends Endpoint>(
  request: FastifyRequest,
  reply: FastifyReply,
  context: { countExtraHits: CountExtraHits; publicOrigin: string; clock: Clock },
): Input<E> =>
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

/** The hinge between contract and Fastify: limit, admission, validation, envelope, and nothing leaves that the response schema does not name. */
export const makeMount =
  (
    app: FastifyInstance,
    doors: { admit: Admit; countExtraHits: CountExtraHits; claimAct: ClaimAct },
    { config: { publicOrigin, http }, clock }: Pick<Deps, 'config' | 'clock'>,
  ): Mount =>
  (endpoint, handler) => {
    assertDeclared(endpoint.access, `${endpoint.method} ${endpoint.path}`);
    const { limit = 'standard' } = endpoint;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      // A HEAD runs the handler of its GET, and must not charge.
      exposeHeadRoute: !endpoint.charges,
      config: {
        keepsRawBody: endpoint.rawBody === true,
        ...routeLimit(limit, http.rateLimitScale),
      },
      // After the limit (onRequest), before the body is parsed.
      preParsing: async (request) => {
        if (endpoint.usesCookies) assertOwnPage(request, publicOrigin);
        await doors.admit(request, endpoint);
      },
      // The first hit was counted before the body was read; what the body adds is counted before the handler runs.
      preHandler: (request, reply) =>
        doors.countExtraHits(request, reply, limitHitsOf(endpoint, request.body) - 1),
      handler: async (request, reply) => {
        assertFresh(endpoint, request);
        await doors.claimAct(endpoint, request);
        const context = { countExtraHits: doors.countExtraHits, publicOrigin, clock };
        const data = await handler(inputOf(request, reply, context));
        // Only the cache: known browser, language and theme stay.
        if (endpoint.clearsCache) reply.header('clear-site-data', '"cache"');
        return endpoint.media
          ? sendFile(reply, endpoint.media, data)
          : { success: true as const, data };
      },
    });
  };

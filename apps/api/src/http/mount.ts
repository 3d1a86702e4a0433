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
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { localeOf } from './locale.ts';
import { opKeyOf } from './op-key.ts';
import { type Actor, type Admit, assertDeclared } from './session.ts';

interface Input<E extends Endpoint> {
  actor: E['access'] extends 'guest' ? Actor | undefined : Actor;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  locale: Locale;
  /** The `Idempotency-Key` of a click that may be repeated: one key, one act. */
  opKey: string | undefined;
}

export type Mount = <E extends Endpoint>(
  endpoint: E,
  handler: (input: Input<E>) => Promise<ResponseOf<E>>,
) => void;

/** The routes of a feature: a visible list of endpoints and the one function that answers each. */
export type Feature = (mount: Mount, deps: Deps) => void;

const inputOf = <E extends Endpoint>(request: FastifyRequest): Input<E> =>
  // The endpoint's own schemas and access have been enforced by now; this is the one place where that becomes a type.
  ({
    actor: request.actor,
    params: request.params,
    query: request.query,
    body: request.body,
    locale: localeOf(request),
    opKey: opKeyOf(request),
  }) as Input<E>;

const schemaOf = (endpoint: Endpoint) => ({
  summary: endpoint.summary,
  ...(endpoint.params && { params: endpoint.params }),
  ...(endpoint.query && { querystring: endpoint.query }),
  ...(endpoint.body && { body: endpoint.body }),
  ...(endpoint.access !== 'guest' && { security: [{ bearer: [] }] }),
  response: { 200: envelopeOf(endpoint.response), '4xx': Refusal, '5xx': Refusal },
});

export const scaledLimit = (name: RateLimitName, scale: number) => ({
  max: Math.ceil(RATE_LIMITS[name].max * scale),
  timeWindow: RATE_LIMITS[name].windowMs,
});

/** The hinge between contract and Fastify: limit, admission, validation, envelope, and nothing leaves that the response schema does not name. */
export const makeMount =
  (app: FastifyInstance, admit: Admit, rateLimitScale: number): Mount =>
  (endpoint, handler) => {
    assertDeclared(endpoint.access, `${endpoint.method} ${endpoint.path}`);
    const { limit = 'standard' } = endpoint;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      config: { rateLimit: limit === 'none' ? false : scaledLimit(limit, rateLimitScale) },
      // After the limit (onRequest), before the body is parsed.
      preParsing: async (request) => admit(request, endpoint.access),
      handler: async (request) => ({ success: true, data: await handler(inputOf(request)) }),
    });
  };

import fastifyRateLimit, {
  type FastifyRateLimitOptions,
  type FastifyRateLimitStore,
} from '@fastify/rate-limit';
import { RATE_LIMITS, type RateLimitName } from '@ismi/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../lib/app-error.ts';
import { networkOf } from './network-of.ts';
import { webServerOf } from './web-server-of.ts';
import { WindowCounter } from './window-counter.ts';

type RouteLimit = FastifyRateLimitOptions & { routeInfo?: { method?: unknown; url?: string } };

interface Counted {
  current: number;
  /** Remaining time of the window, in ms. */
  ttl: number;
}

const COUNT_IN_WINDOW = `
  local hits = redis.call('INCRBY', KEYS[1], ARGV[2])
  if hits == tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { hits, redis.call('PTTL', KEYS[1]) }`;

declare module 'fastify' {
  interface FastifyRequest {
    /** Which of our web servers made this request to render a page; undefined for everybody else. */
    webServer: string | undefined;
  }
  interface FastifyContextConfig {
    /** The limit of this route, for hits beyond the first. */
    limit?: { max: number; windowMs: number };
  }
}

/** Each of our web servers has its own bucket: visitors are counted by the web server. */
const RENDERING = RATE_LIMITS.rendering;
const bucketOf = (request: FastifyRequest): string =>
  request.webServer === undefined ? networkOf(request) : `web ${request.webServer}`;

/** The limiter's configuration for a route. */
export function routeLimit(name: RateLimitName, scale: number) {
  const limit = {
    max: Math.ceil(RATE_LIMITS[name].max * scale),
    windowMs: RATE_LIMITS[name].windowMs,
  };
  return {
    limit,
    rateLimit: {
      max: ({ webServer }: FastifyRequest) => (webServer === undefined ? limit : RENDERING).max,
      timeWindow: ({ webServer }: FastifyRequest) =>
        (webServer === undefined ? limit : RENDERING).windowMs,
    },
  };
}

/** HEAD does the same work as GET and shares its limit. */
const routeKey = (method: unknown, url: string | undefined): string =>
  `limit:${method === 'HEAD' ? 'GET' : (method ?? '*')}:${url ?? '*'}:`;

const refusal = (ttlMs: number) =>
  new AppError('TOO_MANY_REQUESTS', { retry_after: Math.max(1, Math.ceil(ttlMs / 1000)) });

/** Counts the hits of a request beyond the first; refuses it when they exceed the limit. */
export type CountExtraHits = (
  request: FastifyRequest,
  reply: FastifyReply,
  hits: number,
) => Promise<void>;

/**
 * Coarse limits per visitor address and route, counted in Redis across all instances. While Redis is unavailable, each process
 * counts for itself: a visitor is never refused because our cache is down.
 */
export async function installRateLimit(app: FastifyInstance, deps: Deps): Promise<CountExtraHits> {
  const { redis, clock, metrics, config } = deps;
  const localCounters = new Map<string, WindowCounter>();

  async function count(
    route: string,
    bucket: string,
    windowMs: number,
    hits: number,
  ): Promise<Counted> {
    const countLocally = () => {
      metrics.limitsAlone.inc();
      const counter = localCounters.get(route) ?? new WindowCounter();
      localCounters.set(route, counter);
      return counter.hit(bucket, windowMs, clock.now().getTime(), hits);
    };
    if (redis?.status !== 'ready') return countLocally();
    try {
      // The script returns two integers.
      const answer = await redis.eval(COUNT_IN_WINDOW, 1, route + bucket, windowMs, hits);
      const [current, ttl] = answer as [number, number];
      return { current, ttl };
    } catch {
      return countLocally();
    }
  }

  class SharedCounter implements FastifyRateLimitStore {
    readonly #route: string;

    constructor({ routeInfo }: RouteLimit) {
      this.#route = routeKey(routeInfo?.method, routeInfo?.url);
    }

    incr: FastifyRateLimitStore['incr'] = (bucket, done, windowMs) => {
      count(this.#route, bucket, windowMs, 1).then(
        (counted) => done(null, counted),
        (error) => done(error, undefined),
      );
    };

    child = (route: RouteLimit) => new SharedCounter(route);
  }

  const webServer = webServerOf(config.http.renderingSecret);
  app.decorateRequest('webServer', undefined);
  app.addHook('onRequest', async (request) => {
    request.webServer = webServer(request);
  });
  await app.register(fastifyRateLimit, {
    global: false,
    store: SharedCounter,
    keyGenerator: bucketOf,
    errorResponseBuilder: (_request, { ttl }) => refusal(ttl),
  });

  return async (request, reply, hits) => {
    const { limit } = request.routeOptions.config;
    if (hits < 1 || !limit) return;
    const { method, url } = request.routeOptions;
    const { max, windowMs } = request.webServer === undefined ? limit : RENDERING;
    const counted = await count(routeKey(method, url), bucketOf(request), windowMs, hits);
    reply.header('x-ratelimit-remaining', Math.max(0, max - counted.current));
    if (counted.current <= max) return;
    const refused = refusal(counted.ttl);
    reply.header('retry-after', refused.details.retry_after);
    throw refused;
  };
}

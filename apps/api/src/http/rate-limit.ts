import fastifyRateLimit, {
  type FastifyRateLimitOptions,
  type FastifyRateLimitStore,
} from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../lib/app-error.ts';
import { networkOf } from './network-of.ts';
import { WindowCounter } from './window-counter.ts';

type RouteLimit = FastifyRateLimitOptions & { routeInfo?: { method?: unknown; url?: string } };

const COUNT_IN_WINDOW = `
  local hits = redis.call('INCR', KEYS[1])
  if hits == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { hits, redis.call('PTTL', KEYS[1]) }`;

/**
 * Coarse limits per visitor's address and route, counted in Redis for all instances together.
 * When Redis does not answer, each process counts for itself: a visitor is never refused because our cache is down.
 */
export async function installRateLimit(app: FastifyInstance, deps: Deps): Promise<void> {
  const { redis, clock, metrics } = deps;

  class SharedCounter implements FastifyRateLimitStore {
    readonly #alone = new WindowCounter();
    readonly #prefix: string;

    constructor(route: RouteLimit) {
      this.#prefix = `limit:${route.routeInfo?.method ?? '*'}:${route.routeInfo?.url ?? '*'}:`;
    }

    incr: FastifyRateLimitStore['incr'] = (address, done, windowMs) => {
      const key = this.#prefix + address;
      const countAlone = () => done(null, this.#alone.hit(key, windowMs, clock.now().getTime()));
      if (redis?.status !== 'ready') {
        metrics.limitsAlone.inc();
        countAlone();
        return;
      }
      redis.eval(COUNT_IN_WINDOW, 1, key, windowMs).then(
        // The script answers with two integers.
        (answer) => {
          const [current, ttl] = answer as [number, number];
          done(null, { current, ttl });
        },
        () => {
          metrics.limitsAlone.inc();
          countAlone();
        },
      );
    };

    child = (route: RouteLimit) => new SharedCounter(route);
  }

  await app.register(fastifyRateLimit, {
    global: false,
    store: SharedCounter,
    keyGenerator: networkOf,
    errorResponseBuilder: (_request, context) =>
      new AppError('TOO_MANY_REQUESTS', {
        retry_after: Math.max(1, Math.ceil(context.ttl / 1000)),
      }),
  });
}

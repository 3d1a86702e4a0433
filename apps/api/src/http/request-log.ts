import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

const WELL_FORMED_ID = /^[\w-]{8,64}$/;

/** A request keeps the id from the web server, so that one click can be traced through both logs. */
export const requestIdFrom = (
  header: string | string[] | undefined,
  fresh: () => string,
): string => (typeof header === 'string' && WELL_FORMED_ID.test(header) ? header : fresh());

/** One log line and one measurement per answer, by route pattern: a path or query may contain a name, an address or a token. */
export function logAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const seconds = reply.elapsedTime / 1000;
    metrics.requestSeconds.observe(
      { method: request.method, route, status: reply.statusCode },
      seconds,
    );
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request completed',
    );
  });
}

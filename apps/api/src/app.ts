import helmet from '@fastify/helmet';
import { BODY_LIMIT_BYTES } from '@ismi/contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Deps } from './deps.ts';
import { resolveActor } from './features/auth/auth.service.ts';
import { captchaRoutes } from './features/captcha/captcha.routes.ts';
import { contactRoutes } from './features/contact/contact.routes.ts';
import { answerUnreadable } from './http/client-error.ts';
import { handleError, handleNotFound } from './http/error-handler.ts';
import { healthRoutes } from './http/health.ts';
import { type Farewell, sayFarewell } from './http/last-answers.ts';
import { type Feature, makeMount, scaledLimit } from './http/mount.ts';
import { collectOpenApi, serveOpenApi } from './http/openapi.ts';
import { installRateLimit } from './http/rate-limit.ts';
import { logAnswers, requestIdFrom } from './http/request-log.ts';
import { admitWith } from './http/session.ts';
import { newId } from './lib/ids.ts';

/** What the API offers, in the order of a visitor's day. */
const FEATURES: readonly Feature[] = [captchaRoutes, contactRoutes];

export interface AppOptions {
  farewell?: () => Farewell;
  /** Beside the product's own: the suites plant faulty features here to see that they are caught. */
  features?: readonly Feature[];
}

export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = deps;
  const { farewell = () => 'none' } = options;
  const log: FastifyBaseLogger = deps.log;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestIdFrom(request.headers['x-request-id'], newId),
    // Exactly the hops of our own: an address that a visitor writes into the header himself stands further left and is not believed.
    trustProxy: (_address, hop) => hop < config.http.trustedHops,
    bodyLimit: BODY_LIMIT_BYTES,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: handleError,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // Who got in before the door closed is served: a proxy does not repeat a write that was refused.
    return503OnClosing: false,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  app.decorateRequest('actor', undefined);
  logAnswers(app, deps.metrics);
  sayFarewell(app, farewell);

  await collectOpenApi(app, config.http.docs);
  await app.register(
    async (api) => {
      await api.register(helmet, {
        contentSecurityPolicy: {
          directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
        },
        referrerPolicy: { policy: 'no-referrer' },
      });
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      await installRateLimit(api, deps);
      const usualLimit = scaledLimit('standard', config.http.rateLimitScale);
      // Again in here, so that what is not found carries the same headers and counts as well.
      api.setNotFoundHandler({ preHandler: api.rateLimit(usualLimit) }, handleNotFound);
      serveOpenApi(api, usualLimit);
      const mount = makeMount(
        api,
        admitWith((token) => resolveActor(deps, token)),
        config.http.rateLimitScale,
      );
      healthRoutes(() => farewell() !== 'none')(mount, deps);
      for (const feature of [...FEATURES, ...(options.features ?? [])]) feature(mount, deps);
    },
    { prefix: '/api' },
  );
  return app;
}

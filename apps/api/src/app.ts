import { BODY_LIMIT_BYTES } from '@ismi/contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Deps } from './deps.ts';
import { adminRoutes } from './features/admin/admin.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { secondFactorRoutes } from './features/auth/second-factor.routes.ts';
import { resolveActor } from './features/auth/sessions.service.ts';
import { captchaRoutes } from './features/captcha/captcha.routes.ts';
import { consultingAdminRoutes } from './features/consulting/consulting.admin.routes.ts';
import { consultingRoutes } from './features/consulting/consulting.routes.ts';
import { contactAdminRoutes } from './features/contact/contact.admin.routes.ts';
import { contactRoutes } from './features/contact/contact.routes.ts';
import { creditsRoutes } from './features/credits/credits.routes.ts';
import { deskAdminRoutes } from './features/desk/desk.admin.routes.ts';
import { errorReportsRoutes } from './features/error-reports/error-reports.routes.ts';
import { favoritesRoutes } from './features/favorites/favorites.routes.ts';
import { historyRoutes } from './features/history/history.routes.ts';
import { legalRoutes } from './features/legal/legal.routes.ts';
import { namesAdminRoutes } from './features/names/names.admin.routes.ts';
import { namesRoutes } from './features/names/names.routes.ts';
import { picturesRoutes } from './features/names/pictures.routes.ts';
import { pageViewsRoutes } from './features/page-views/page-views.routes.ts';
import { paymentsAdminRoutes } from './features/payments/payments.admin.routes.ts';
import { paymentsRoutes } from './features/payments/payments.routes.ts';
import { paymentProblemsAdminRoutes } from './features/payments/problems.admin.routes.ts';
import { privacyRoutes } from './features/privacy/privacy.routes.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { ratingsAdminRoutes } from './features/ratings/ratings.admin.routes.ts';
import { ratingsRoutes } from './features/ratings/ratings.routes.ts';
import { statsRoutes } from './features/stats/stats.routes.ts';
import { suggestionsRoutes } from './features/suggestions/suggestions.routes.ts';
import { switchesAdminRoutes } from './features/switches/switches.admin.routes.ts';
import { switchesRoutes } from './features/switches/switches.routes.ts';
import { usersAdminRoutes } from './features/users/users.admin.routes.ts';
import { withdrawalsAdminRoutes } from './features/withdrawals/withdrawals.admin.routes.ts';
import { withdrawalsRoutes } from './features/withdrawals/withdrawals.routes.ts';
import { ANSWER_HEADERS } from './http/answer-headers.ts';
import { bindOpKeyWith } from './http/bind-op-key.ts';
import { answerUnreadableRequest } from './http/client-error.ts';
import { installCookies } from './http/cookies.ts';
import { type DrainState, installDrainHooks } from './http/drain-hooks.ts';
import { handleErrors, handleNotFound } from './http/error-handler.ts';
import { healthRoutes } from './http/health.ts';
import { type Feature, makeMount } from './http/mount.ts';
import { collectOpenApi, serveOpenApi } from './http/openapi.ts';
import { installRateLimit, routeLimit } from './http/rate-limit.ts';
import { keepRawBodies } from './http/raw-body.ts';
import { logAnswers, requestIdFrom } from './http/request-log.ts';
import { admitWith } from './http/session.ts';
import { newId } from './lib/ids.ts';

/** The API's features, in the order of a visitor's day. */
const FEATURES: readonly Feature[] = [
  switchesRoutes,
  authRoutes,
  secondFactorRoutes,
  creditsRoutes,
  historyRoutes,
  namesRoutes,
  favoritesRoutes,
  ratingsRoutes,
  picturesRoutes,
  statsRoutes,
  legalRoutes,
  pageViewsRoutes,
  errorReportsRoutes,
  suggestionsRoutes,
  paymentsRoutes,
  withdrawalsRoutes,
  withdrawalsAdminRoutes,
  consultingRoutes,
  consultingAdminRoutes,
  paymentsAdminRoutes,
  usersAdminRoutes,
  adminRoutes,
  profileRoutes,
  privacyRoutes,
  captchaRoutes,
  contactRoutes,
  deskAdminRoutes,
  contactAdminRoutes,
  namesAdminRoutes,
  ratingsAdminRoutes,
  paymentProblemsAdminRoutes,
  switchesAdminRoutes,
];

export interface AppOptions {
  drainState?: () => DrainState;
  /** False: not ready, because the data to serve is not loaded yet. */
  isProvided?: () => Promise<boolean>;
  /** In addition to the product's own: tests add faulty features here to see that they are caught. */
  features?: readonly Feature[];
}

export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = deps;
  const { drainState = () => 'none', isProvided = async () => true } = options;
  const log: FastifyBaseLogger = deps.log;
  const handleError = handleErrors(deps.outages);
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestIdFrom(request.headers['x-request-id'], newId),
    // Exactly our own proxies: an address that a visitor writes into the header is further left and not trusted.
    trustProxy: (_address, hop) => hop < config.http.trustedHops,
    bodyLimit: BODY_LIMIT_BYTES,
    clientErrorHandler: answerUnreadableRequest,
    // For an address that no route can be looked up for: no hook has run.
    frameworkErrors: (error, request, reply) =>
      handleError(error, request, reply.headers(ANSWER_HEADERS)),
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // Requests accepted before the listener closed are served: a proxy does not repeat a refused write.
    return503OnClosing: false,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  app.decorateRequest('actor', undefined);
  logAnswers(app, deps.metrics);
  installDrainHooks(app, drainState);

  await collectOpenApi(app, config.http.docs);
  await app.register(
    async (api) => {
      api.addHook('onRequest', async (_request, reply) => {
        reply.headers(ANSWER_HEADERS);
      });
      keepRawBodies(api);
      await installCookies(api);
      const countExtraHits = await installRateLimit(api, deps);
      const usualLimit = routeLimit('standard', config.http.rateLimitScale);
      // Again here, so that 404 answers carry the same headers and count as well.
      api.setNotFoundHandler({ preHandler: api.rateLimit(usualLimit.rateLimit) }, handleNotFound);
      serveOpenApi(api, usualLimit);
      const mount = makeMount(
        api,
        {
          admit: admitWith((token) => resolveActor(deps, token)),
          countExtraHits,
          claimAct: bindOpKeyWith(deps),
        },
        deps,
      );
      healthRoutes({ isStopping: () => drainState() !== 'none', isProvided })(mount, deps);
      for (const feature of [...FEATURES, ...(options.features ?? [])]) feature(mount, deps);
    },
    { prefix: '/api' },
  );
  return app;
}

import { randomUUID } from 'node:crypto';
import {
  type CallOf,
  type Endpoint,
  PAGE_LANGUAGE_HEADER,
  WEB_SERVER_HEADER,
} from '@ismi/contract';
import type { MiddlewareFunction } from 'react-router';
import { readWebConfig } from '../../config.ts';
import { visitorLocale } from '../i18n/visitor-locale.server.ts';
import { createApi } from './api-client.ts';
import { apiContext } from './api-context.ts';
import { ApiError } from './api-error.ts';
import { LoaderCache } from './loader-cache.server.ts';
import { log } from './log.server.ts';

const config = readWebConfig();
export const { apiUrl, publicOrigin, instagramAccount, operator, securityContact } = config;
export type Operator = typeof operator;

/** Nobody waits longer for a page because a part of it is late. */
const DEADLINE_MS = 2_000;
const NO_TEXTS = { network: 'no answer', server: 'an answer that is not the API’s' };

/** Also what no address could ask for, such as a name that is far too long: it is as unknown as any other. */
const NOT_THERE = new Set([400, 404]);

/** Too much at once, or a fault on the way: says nothing about what was asked. Without any answer the next one would wait in vain, too. */
const concernsAskerAlone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 429 || error.status >= 500);

const cache = new LoaderCache(concernsAskerAlone);

/**
 * An answer serves all visitors, so no visitor asks for it: this server does, in its own name, and the API counts it apart.
 * How many pages a visitor may have is counted where the visitor comes in (server/build-web.ts).
 */
const OWN_NAME = { [WEB_SERVER_HEADER]: `${randomUUID()} ${config.renderingSecret}` };

export const provideApi: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const locale = visitorLocale({ request, url });
  const requestId = request.headers.get('x-request-id');
  const api = createApi({
    origin: config.apiUrl,
    timeoutMs: DEADLINE_MS,
    headers: () => ({
      [PAGE_LANGUAGE_HEADER]: locale,
      ...OWN_NAME,
      ...(requestId && { 'x-request-id': requestId }),
    }),
    failureTexts: () => NO_TEXTS,
  });
  const ask = <E extends Endpoint>(endpoint: E, call: CallOf<E>, keptMs?: number) => {
    const key = JSON.stringify([locale, endpoint.method, endpoint.path, call]);
    return cache.get(key, () => api.send(endpoint, call), keptMs);
  };
  const goWithout = ({ path }: Endpoint, error: unknown): undefined => {
    if (!(error instanceof ApiError)) throw error;
    const { status, code } = error;
    log.warn({ route: path, status, code, requestId }, 'a page goes without an answer');
  };
  context.set(apiContext, {
    load: (endpoint, call, { keptMs } = {}) =>
      ask(endpoint, call, keptMs).catch((error) => goWithout(endpoint, error)),
    find: (endpoint, call) =>
      ask(endpoint, call).catch((error) =>
        error instanceof ApiError && NOT_THERE.has(error.status)
          ? null
          : goWithout(endpoint, error),
      ),
  });
  return next();
};

import { randomUUID } from 'node:crypto';
import {
  type CallOf,
  type Endpoint,
  PAGE_LANGUAGE_HEADER,
  WEB_SERVER_HEADER,
} from '@ismi/contract';
import type { MiddlewareFunction } from 'react-router';
import { readWebConfig } from '../../config.ts';
import { createApi } from '../data/api-client.ts';
import { ApiError } from '../data/api-error.ts';
import { apiContext } from '../data/loader-api.ts';
import { visitorLocale } from '../i18n/visitor-locale.server.ts';
import { LoaderCache } from './loader-cache.server.ts';
import { log } from './log.server.ts';

const config = readWebConfig();
export const { apiUrl, publicOrigin, instagramAccount, operator, securityContact } = config;
export type Operator = typeof operator;

/** A page does not wait longer than this for the API. */
const DEADLINE_MS = 2_000;
const FAILURE_TEXTS = { network: 'no answer', server: 'an answer that is not the API’s' };

/** 400 as well: an invalid parameter, such as a far too long name, is just as unknown. */
const NOT_FOUND_STATUSES = new Set([400, 404]);

/** Rate limit or server error: says nothing about the data, so other callers may try. A timeout (no status) would hit them too. */
const isCallerSpecific = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 429 || error.status >= 500);

const cache = new LoaderCache(isCallerSpecific);

/**
 * Answers are shared by all visitors, so this server calls the API with its own identity, and the API limits it separately. Pages per
 * visitor are limited where requests arrive (server/build-web.ts).
 */
const WEB_SERVER_IDENTITY = { [WEB_SERVER_HEADER]: `${randomUUID()} ${config.renderingSecret}` };

export const provideApi: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const locale = visitorLocale({ request, url });
  const requestId = request.headers.get('x-request-id');
  const api = createApi({
    origin: config.apiUrl,
    timeoutMs: DEADLINE_MS,
    headers: () => ({
      [PAGE_LANGUAGE_HEADER]: locale,
      ...WEB_SERVER_IDENTITY,
      ...(requestId && { 'x-request-id': requestId }),
    }),
    failureTexts: () => FAILURE_TEXTS,
  });
  const send = <E extends Endpoint>(endpoint: E, call: CallOf<E>, cacheMs?: number) => {
    const key = JSON.stringify([locale, endpoint.method, endpoint.path, call]);
    return cache.get(key, () => api.send(endpoint, call), cacheMs);
  };
  const renderWithoutData = ({ path }: Endpoint, error: unknown): undefined => {
    if (!(error instanceof ApiError)) throw error;
    const { status, code } = error;
    log.warn(
      { route: path, status, code, requestId },
      'loader call failed, rendering without data',
    );
  };
  context.set(apiContext, {
    load: (endpoint, call, { cacheMs } = {}) =>
      send(endpoint, call, cacheMs).catch((error) => renderWithoutData(endpoint, error)),
    find: (endpoint, call) =>
      send(endpoint, call).catch((error) =>
        error instanceof ApiError && NOT_FOUND_STATUSES.has(error.status)
          ? null
          : renderWithoutData(endpoint, error),
      ),
  });
  return next();
};

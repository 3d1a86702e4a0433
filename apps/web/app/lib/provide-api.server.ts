import type { MiddlewareFunction } from 'react-router';
import { readWebConfig } from '../../config.ts';
import { visitorLocale } from '../i18n/visitor-locale.server.ts';
import { createApi } from './api-client.ts';
import { apiContext } from './api-context.ts';

const config = readWebConfig();

/** Loader calls carry the visitor's address: the web server has written it into this header, whatever the visitor sent. */
export const provideApi: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const forwarded = request.headers.get('x-forwarded-for');
  const requestId = request.headers.get('x-request-id');
  context.set(
    apiContext,
    createApi({
      origin: config.apiUrl,
      headers: () => ({
        'accept-language': visitorLocale(request),
        ...(forwarded && { 'x-forwarded-for': forwarded }),
        ...(requestId && { 'x-request-id': requestId }),
      }),
      networkFailureText: () => 'the API does not answer',
    }),
  );
  return next();
};

export const publicOrigin = config.publicOrigin;

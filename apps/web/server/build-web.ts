import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import httpProxy from '@fastify/http-proxy';
import rateLimit from '@fastify/rate-limit';
import {
  errorText,
  FALLBACK_LOCALE,
  isLocale,
  type Locale,
  localeFromHeader,
  localeInPath,
  PAGE_LANGUAGE_HEADER,
  RATE_LIMITS,
  WEB_SERVER_HEADER,
} from '@ismi/contract';
import { createRequest } from '@remix-run/node-fetch-server';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
  LogController,
} from 'fastify';
import type { WebConfig } from '../config.ts';

type RenderPage = (request: Request) => Promise<Response>;

export interface WebParts {
  config: WebConfig;
  log: FastifyBaseLogger;
  render: RenderPage;
  /** The source of scripts, styles and images; the development server uses its own. */
  serveAssets?: (web: FastifyInstance) => Promise<void>;
  serverFactory?: FastifyServerFactory;
  isStopping?: () => boolean;
}

const SECURITY_HEADERS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
};

// Flushed in pieces, so that a page still streams; fast rather than small, since it runs for every visitor.
const COMPRESSION = {
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: {
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
};

/** The visitor's address as seen by this server, instead of what the visitor claims: the API trusts one hop, us. */
const forwardedHeaders = (address: string, requestId: string) => ({
  'x-forwarded-for': address,
  'x-request-id': requestId,
});

/** Forwarding headers and server credentials sent by a visitor are removed. */
function removeForwardingHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const {
    forwarded,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
    [WEB_SERVER_HEADER]: claim,
    ...rest
  } = headers;
  return rest;
}

/** For responses of this server itself: the language of the address, of the page that calls the API, or of the browser. */
function requestLocale({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Locale {
  const pageLocale = headers[PAGE_LANGUAGE_HEADER];
  return (
    localeInPath(url.split('?', 1).join()) ??
    (isLocale(pageLocale) ? pageLocale : undefined) ??
    localeFromHeader(headers['accept-language']) ??
    FALLBACK_LOCALE
  );
}

/** Pages are rendered with this server's identity, so the pages of one visitor's address are limited here. */
async function limitPages(pages: FastifyInstance, scale: number): Promise<void> {
  const { max, windowMs } = RATE_LIMITS.page;
  await pages.register(rateLimit, {
    max: Math.ceil(max * scale),
    timeWindow: windowMs,
    // Of addresses; a flood of them must not exhaust the memory.
    cache: 20_000,
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: (request) => new TooManyPagesError(requestLocale(request)),
  });
  pages.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof TooManyPagesError)) throw error;
    return reply
      .status(429)
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      .send(error.message);
  });
}

class TooManyPagesError extends Error {
  constructor(locale: Locale) {
    super(errorText('TOO_MANY_REQUESTS', locale));
  }
}

async function proxyApi(web: FastifyInstance, apiUrl: string): Promise<void> {
  await web.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    // It would log full URLs, and a query may contain a name or a token.
    disableRequestLogging: true,
    http: { requestOptions: { timeout: 35_000 } },
    replyOptions: {
      // By default it repeats a GET that was answered with 503 ten times: each would be another call to an unavailable model.
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) => ({
        ...removeForwardingHeaders(headers),
        ...forwardedHeaders(request.ip, request.id),
      }),
      onError(reply, { error }) {
        reply.request.log.warn({ reason: error.message }, 'API unreachable');
        const locale = requestLocale(reply.request);
        reply.status(503).send({
          success: false,
          error: { code: 'SERVICE_UNAVAILABLE', message: errorText('SERVICE_UNAVAILABLE', locale) },
        });
      },
    },
  });
}

/** Undefined if no request can be created: for a method that pages do not support, such as TRACE, or an invalid host. */
function pageRequest({ raw }: FastifyRequest, reply: FastifyReply): Request | undefined {
  try {
    return createRequest(raw, reply.raw);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** A URL that was cut in the middle of an encoded letter, as messengers do, is escaped: it leads to our "not found" page. */
function escapeBrokenPath(url: string): string {
  const path = url.split('?', 1).join();
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/** One origin for everything: assets, the API under `/api`, and pages at all other addresses. */
export async function buildWeb(parts: WebParts): Promise<FastifyInstance> {
  const { config } = parts;
  const web = Fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < config.trustedHops,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // Requests that arrived before closing are served.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/api/') ? url : escapeBrokenPath(url)),
    // A malformed URL of the API: no hook sees it, and Fastify's own response would repeat it.
    frameworkErrors: (_error, _request, { raw }) => {
      raw.writeHead(400, SECURITY_HEADERS).end();
    },
    ...(parts.serverFactory && { serverFactory: parts.serverFactory }),
  });
  web.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
  web.addHook('onSend', async (_request, reply) => {
    // The last response on its connection: the proxy opens the next one elsewhere, and none has to be cut at the end.
    if (parts.isStopping?.()) reply.header('connection', 'close');
  });
  let closing = false;
  web.addHook('preClose', async () => {
    closing = true;
  });
  web.addHook('onResponse', async (request, reply) => {
    // Busy when the stop began, so not closed with the idle ones; kept alive, it would delay the stop by another minute.
    if (closing) request.raw.socket.destroySoon();
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });

  // Health and readiness differ: a stopping server still answers, but should get no new traffic.
  web.get('/health', async () => ({ status: 'ok' }));
  web.get('/ready', async (_request, reply) => {
    if (parts.isStopping?.()) return reply.status(503).send({ status: 'stopping' });
    return { status: 'ready' };
  });
  await proxyApi(web, config.apiUrl);
  await parts.serveAssets?.(web);
  await web.register(async (pages) => {
    await pages.register(compress, COMPRESSION);
    await limitPages(pages, config.rateLimitScale);
    // React Router reads the bodies.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', (_request, _payload, done) => done(null));
    pages.all('/*', async (request, reply) => {
      Object.assign(request.raw.headers, forwardedHeaders(request.ip, request.id));
      const webRequest = pageRequest(request, reply);
      return webRequest ? reply.send(await parts.render(webRequest)) : reply.status(400).send();
    });
  });
  return web;
}

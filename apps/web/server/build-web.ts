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
  /** Where pages' scripts, styles and pictures come from; the development server brings its own way. */
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

// Flushed piece by piece, so that a page still streams; quickly rather than tightly, since it is done for every visitor.
const COMPRESSION = {
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: {
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
};

/** The visitor's address as this server sees it, in place of whatever the visitor wrote: the next one trusts one hop, us. */
const forwardedHeaders = (address: string, requestId: string) => ({
  'x-forwarded-for': address,
  'x-request-id': requestId,
});

/** What a visitor claims about the way of the request, or about who sends it, is not passed on. */
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

/** Of what this server answers by itself: the language of the address, of the page that calls the API, or of the browser. */
function requestLocale({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Locale {
  const pageLocale = headers[PAGE_LANGUAGE_HEADER];
  return (
    localeInPath(url.split('?', 1).join()) ??
    (isLocale(pageLocale) ? pageLocale : undefined) ??
    localeFromHeader(headers['accept-language']) ??
    FALLBACK_LOCALE
  );
}

/** Pages are rendered in the name of this server, so what one visitor's address may have of them is counted here. */
async function limitPages(pages: FastifyInstance, scale: number): Promise<void> {
  const { max, windowMs } = RATE_LIMITS.page;
  await pages.register(rateLimit, {
    max: Math.ceil(max * scale),
    timeWindow: windowMs,
    // Of addresses; a flood of them must not fill the memory.
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
    // It would log whole addresses, and a query may hold a name or a token.
    disableRequestLogging: true,
    http: { requestOptions: { timeout: 35_000 } },
    replyOptions: {
      // By default it repeats a GET that was answered with 503 ten times: each would be one more question to a model that is away.
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

/** Undefined where none can be made: a method that pages do not know, as TRACE, or a host that is no name. */
function pageRequest({ raw }: FastifyRequest, reply: FastifyReply): Request | undefined {
  try {
    return createRequest(raw, reply.raw);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** An address that was cut in the middle of a letter, as messengers do, is read as it stands: no page has it, and ours says so. */
function escapeBrokenPath(url: string): string {
  const path = url.split('?', 1).join();
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/** One origin for everything: assets, the API behind `/api`, and every other address is a page. */
export async function buildWeb(parts: WebParts): Promise<FastifyInstance> {
  const { config } = parts;
  const web = Fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < config.trustedHops,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // Who got in before the door closed is served.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/api/') ? url : escapeBrokenPath(url)),
    // An address of the API that cannot be read: no hook sees it, and Fastify's own answer would say it aloud.
    frameworkErrors: (_error, _request, { raw }) => {
      raw.writeHead(400, SECURITY_HEADERS).end();
    },
    ...(parts.serverFactory && { serverFactory: parts.serverFactory }),
  });
  web.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
  web.addHook('onSend', async (_request, reply) => {
    // The last answer on its connection: the proxy opens the next one elsewhere, and none has to be cut in the end.
    if (parts.isStopping?.()) reply.header('connection', 'close');
  });
  let closing = false;
  web.addHook('preClose', async () => {
    closing = true;
  });
  web.addHook('onResponse', async (request, reply) => {
    // Busy when the stop came, so not closed with the idle ones; kept alive, it would hold the stop up for another minute.
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

  // Alive and ready differ: a stopping server still answers, but wants no new traffic.
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
    // Bodies are React Router's to read.
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

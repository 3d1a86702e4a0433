import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';
import { NonceContext } from './browser/nonce.ts';
import { visitorLocale } from './i18n/visitor-locale.server.ts';
import {
  contentSecurityPolicy,
  REPORTING_ENDPOINTS,
} from './server/content-security-policy.server.ts';
import { fontPreloadHeader } from './server/font-preload-header.server.ts';
import { log } from './server/log.server.ts';
import { apiUrl } from './server/provide-api.server.ts';
import { reportPageError } from './server/report-page-error.server.ts';

const RENDER_TIMEOUT_MS = 10_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // The development server injects its own scripts and styles, without a nonce.
  const nonce = import.meta.env.PROD ? randomBytes(16).toString('base64') : undefined;
  if (nonce) {
    headers.set('content-security-policy', contentSecurityPolicy(nonce));
    headers.set('reporting-endpoints', REPORTING_ENDPOINTS);
  }
  const url = new URL(request.url);
  headers.set('link', fontPreloadHeader(visitorLocale({ request, url }), url.pathname));
  headers.set('content-type', 'text/html; charset=utf-8');
  // The nonce makes each response unique: no shared cache may store it.
  headers.set('cache-control', 'private, no-cache');

  return new Promise((resolve, reject) => {
    let code = status;
    // A crawler waits for the whole page, a browser gets a stream.
    const isCrawler = isbot(request.headers.get('user-agent') ?? '');
    const send = () => {
      const body = new PassThrough();
      resolve(new Response(createReadableStreamFromReadable(body), { status: code, headers }));
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // Ready content is written in its place, however long the page: otherwise a script would have to move it there.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady: () => {
          if (!isCrawler) send();
        },
        onAllReady: () => {
          clearTimeout(timer);
          if (isCrawler) send();
        },
        onShellError: reject,
        onError(error: unknown) {
          code = 500;
          log.error({ err: error }, 'page rendering failed');
          reportPageError(apiUrl, error, request.url);
        },
      },
    );
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
    // Stop rendering when the client disconnects.
    request.signal.addEventListener('abort', () => abort(), { once: true });
  });
}

/** A refused request, such as a POST to a page, is not our error. */
const isRefusal = (error: unknown): boolean => isRouteErrorResponse(error) && error.status < 500;

/** An error thrown by a loader; a request aborted by the client is not an error. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRefusal(error)) return;
  log.error({ err: error }, 'page loading failed');
  reportPageError(apiUrl, error, request.url);
}

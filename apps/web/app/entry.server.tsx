import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';
import { firstFonts } from './first-fonts.server.ts';
import { visitorLocale } from './i18n/visitor-locale.server.ts';
import {
  contentSecurityPolicy,
  REPORTING_ENDPOINTS,
} from './lib/content-security-policy.server.ts';
import { log } from './lib/log.server.ts';
import { NonceContext } from './lib/nonce.ts';
import { apiUrl } from './lib/provide-api.server.ts';
import { reportPageError } from './lib/report-page-error.server.ts';

const PATIENCE_MS = 10_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // The development server injects scripts and styles of its own, which know of no nonce.
  const nonce = import.meta.env.PROD ? randomBytes(16).toString('base64') : undefined;
  if (nonce) {
    headers.set('content-security-policy', contentSecurityPolicy(nonce));
    headers.set('reporting-endpoints', REPORTING_ENDPOINTS);
  }
  const url = new URL(request.url);
  headers.set('link', firstFonts(visitorLocale({ request, url }), url.pathname));
  headers.set('content-type', 'text/html; charset=utf-8');
  // The nonce makes each page its own: no shared cache may keep it.
  headers.set('cache-control', 'private, no-cache');

  return new Promise((resolve, reject) => {
    let code = status;
    // A crawler waits for the whole page, a person gets what is ready.
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
        // What is ready stands in its place, however long the page: moved there by a script, it would not be there without.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady: () => {
          if (!isCrawler) send();
        },
        onAllReady: () => {
          clearTimeout(patience);
          if (isCrawler) send();
        },
        onShellError: reject,
        onError(error: unknown) {
          code = 500;
          log.error({ err: error }, 'a page could not be rendered');
          reportPageError(apiUrl, error, request.url);
        },
      },
    );
    const patience = setTimeout(abort, PATIENCE_MS);
    // Whoever has left need not be rendered for any longer.
    request.signal.addEventListener('abort', () => abort(), { once: true });
  });
}

/** A page is read, and not written to: whoever does so is refused, and nothing of ours is broken. */
const isRefusal = (error: unknown): boolean => isRouteErrorResponse(error) && error.status < 500;

/** What a loader threw; a request that its visitor has given up is no fault. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRefusal(error)) return;
  log.error({ err: error }, 'a page could not be loaded');
  reportPageError(apiUrl, error, request.url);
}

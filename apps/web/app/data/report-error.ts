import { ERROR_REPORT_LIMITS } from '@ismi/contract/limits';
import { parseStackFrames, sanitizeCode } from '../browser/stack-frames.ts';
import { findPage } from '../paths.ts';
import { ApiError } from './api-error.ts';

// Chromium writes `at name (address:1:2)`, the others `name@address:1:2`.
const PATTERN = /^\s*(?:at )?(?:async )?(?:(.*?)(?: \(|@))?(\S+?):(\d+):(\d+)\)?$/;

/** Our files by their path; files of browser extensions are never reported. */
const fileOf = (address: string): string => {
  const url = URL.parse(address, window.location.href);
  return url?.origin === window.location.origin ? url.pathname : '';
};

/**
 * Not faults of the page's code: refusals of the API (it reports its own faults), lost connections, and requests cancelled by navigation.
 */
const isExpectedError = (error: Error): boolean =>
  error instanceof ApiError || error.name === 'AbortError';

let reportsLeft: number = ERROR_REPORT_LIMITS.perPage;

/**
 * Reports to our own server what broke and where in the code. Never a message, an address or a value: they may contain personal data.
 * Errors without a frame in our files are not reported.
 */
export function reportError(error: unknown): void {
  if (!(error instanceof Error) || isExpectedError(error) || reportsLeft <= 0) return;
  const frames = parseStackFrames(error.stack ?? '', { pattern: PATTERN, fileOf });
  if (frames.length === 0) return;
  reportsLeft -= 1;
  const route = findPage(window.location.pathname)?.path ?? 'not-found';
  const body = {
    from: 'browser',
    type: sanitizeCode(error.name),
    route: `/${sanitizeCode(route)}`,
    frames,
  };
  fetch('/api/error-reports', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
    .then((answer) => answer.json())
    .then((answer) => {
      if (answer?.data?.received === false) reportsLeft = 0;
    })
    .catch(() => {});
}

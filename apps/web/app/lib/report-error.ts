import { ERROR_REPORT_LIMITS } from '@ismi/contract/limits';
import { findPage } from '../paths.ts';
import { ApiError } from './api-error.ts';

interface Frame {
  function: string;
  file: string;
  line: number;
  column: number;
}

// Chromium writes `at name (address:1:2)`, the others `name@address:1:2`.
const FRAME = /^\s*(?:at )?(?:async )?(?:(.*?)(?: \(|@))?(\S+?):(\d+):(\d+)\)?$/;
const NOT_CODE = /[^\w$.<>[\] /:*?-]/g;
const asCode = (text: string): string =>
  text.replace(NOT_CODE, '').slice(0, ERROR_REPORT_LIMITS.name);

/** Files of ours by their path; whatever an extension brought in stays its own secret. */
const fileOf = (address: string): string => {
  const url = URL.parse(address, window.location.href);
  return url?.origin === window.location.origin ? asCode(url.pathname) : '';
};

const framesOf = (stack: string): Frame[] =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, name = '', address = '', lineNumber, column] = FRAME.exec(line) ?? [];
      const file = lineNumber ? fileOf(address) : '';
      if (file === '') return [];
      return [{ function: asCode(name), file, line: Number(lineNumber), column: Number(column) }];
    })
    .slice(0, ERROR_REPORT_LIMITS.frames);

/**
 * A refusal of the API or a lost connection is no fault of the code, and a fault of the API is told by itself. Nor is a question
 * that was given up because the family had gone on.
 */
const isNoFault = (error: Error): boolean =>
  error instanceof ApiError || error.name === 'AbortError';

let left: number = ERROR_REPORT_LIMITS.perPage;

/**
 * Tells our own server what broke and where in the code. Never a message, an address or a value: all of them may quote a person.
 * What no file of ours had a part in is not ours to report.
 */
export function reportError(error: unknown): void {
  if (!(error instanceof Error) || isNoFault(error) || left <= 0) return;
  const frames = framesOf(error.stack ?? '');
  if (frames.length === 0) return;
  left -= 1;
  const route = findPage(window.location.pathname)?.path ?? 'not-found';
  const body = { from: 'browser', type: asCode(error.name), route: `/${asCode(route)}`, frames };
  fetch('/api/error-reports', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
    .then((answer) => answer.json())
    .then((answer) => {
      if (answer?.data?.received === false) left = 0;
    })
    .catch(() => {});
}

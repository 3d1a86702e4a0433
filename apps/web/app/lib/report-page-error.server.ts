import { ERROR_REPORT_LIMITS, errorReports } from '@ismi/contract';
import { findPage } from '../paths.ts';
import { createApi } from './api-client.ts';

const FRAME = /^\s*at (?:(.+?) \()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/;
const NOT_CODE = /[^\w$.<>[\] /:*?-]/g;
const asCode = (text: string): string =>
  text.replace(NOT_CODE, '').slice(0, ERROR_REPORT_LIMITS.name);
/** Where a file lies in the repository, and nothing of the machine. */
const inRepository = (file: string): string =>
  /(?:^|\/)((?:apps|packages|node_modules)\/.+)$/.exec(file)?.[1] ?? file.replace(/^.*\//, '');

const framesOf = (stack: string) =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, name = '', file = '', lineNumber, column] = FRAME.exec(line) ?? [];
      if (!lineNumber) return [];
      return [
        {
          function: asCode(name),
          file: asCode(inRepository(file)),
          line: Number(lineNumber),
          column: Number(column),
        },
      ];
    })
    .slice(0, ERROR_REPORT_LIMITS.frames);

/** Tells the API, which knows who reads reports. It waits for nothing, and a lost report stands in the log. */
export function reportPageError(apiUrl: string, error: unknown, address: string): void {
  if (!(error instanceof Error)) return;
  const api = createApi({
    origin: apiUrl,
    timeoutMs: 2_000,
    headers: () => ({}),
    failureTexts: () => ({ network: '', server: '' }),
  });
  const { pathname } = new URL(address);
  api
    .send(errorReports.send, {
      body: {
        from: 'web',
        type: asCode(error.name),
        route: `/${findPage(pathname)?.path ?? 'not-found'}`,
        frames: framesOf(error.stack ?? ''),
      },
    })
    .catch(() => {});
}

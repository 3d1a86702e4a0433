import { errorReports } from '@ismi/contract';
import { parseStackFrames, sanitizeCode } from '../browser/stack-frames.ts';
import { createApi } from '../data/api-client.ts';
import { findPage } from '../paths.ts';

const PATTERN = /^\s*at (?:(.+?) \()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/;

/** Where a file lies in the repository, and nothing of the machine. */
const fileOf = (address: string): string =>
  /(?:^|\/)((?:apps|packages|node_modules)\/.+)$/.exec(address)?.[1] ??
  address.replace(/^.*\//, '');

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
        type: sanitizeCode(error.name),
        route: `/${findPage(pathname)?.path ?? 'not-found'}`,
        frames: parseStackFrames(error.stack ?? '', { pattern: PATTERN, fileOf }),
      },
    })
    .catch(() => {});
}

import { errorReports } from '@ismi/contract';
import { parseStackFrames, sanitizeCode } from '../browser/stack-frames.ts';
import { createApi } from '../data/api-client.ts';
import { findPage } from '../paths.ts';

const PATTERN = /^\s*at (?:(.+?) \()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/;

/** The path of a file in the repository, without the path on the machine. */
const fileOf = (address: string): string =>
  /(?:^|\/)((?:apps|packages|node_modules)\/.+)$/.exec(address)?.[1] ??
  address.replace(/^.*\//, '');

/** Sends it to the API, which forwards reports. Does not wait; a lost report is logged. */
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

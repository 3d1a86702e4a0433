import { type ResponseOf, stats } from '@ismi/contract';
import type { LoaderApi } from '../data/loader-api.ts';

/** No page waits longer for its footer. */
const TIMEOUT_MS = 300;

let last: ResponseOf<typeof stats.public> | undefined;

/** The figures of the footer. While the API does not answer, what it said last still holds. */
export async function readStats(api: LoaderApi) {
  const request = api.load(stats.public, {}).then((answer) => {
    last = answer ?? last;
  });
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS).unref());
  await Promise.race([request, timeout]);
  return last;
}

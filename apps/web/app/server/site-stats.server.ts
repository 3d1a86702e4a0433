import { type ResponseOf, stats } from '@ismi/contract';
import type { LoaderApi } from '../data/loader-api.ts';

/** Pages do not wait longer for the footer. */
const TIMEOUT_MS = 300;

let last: ResponseOf<typeof stats.public> | undefined;

/** The statistics in the footer. While the API does not answer, its last answer is used. */
export async function readStats(api: LoaderApi) {
  const request = api.load(stats.public, {}).then((answer) => {
    last = answer ?? last;
  });
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS).unref());
  await Promise.race([request, timeout]);
  return last;
}

import { legal } from '@ismi/contract';
import type { LoaderApi } from '../data/loader-api.ts';

/** Pages do not wait longer for it. */
const TIMEOUT_MS = 300;

let last = false;

/** Whether page views are counted at all. While the API does not answer, its last answer is used. */
export async function readPageViewsEnabled(api: LoaderApi): Promise<boolean> {
  const request = api.load(legal.recipients, {}).then((answer) => {
    if (answer) last = answer.recipients.some(({ kind }) => kind === 'analytics');
  });
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS).unref());
  await Promise.race([request, timeout]);
  return last;
}

import { legal } from '@ismi/contract';
import type { LoaderApi } from './api-context.ts';

/** No page waits longer for it. */
const PATIENCE_MS = 300;

let last = false;

/** Whether page views are counted here at all. While the API does not answer, what it said last still holds. */
export async function readCountsPageViews(api: LoaderApi): Promise<boolean> {
  const asking = api.load(legal.recipients, {}).then((answer) => {
    if (answer) last = answer.recipients.some(({ kind }) => kind === 'analytics');
  });
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
  await Promise.race([asking, late]);
  return last;
}

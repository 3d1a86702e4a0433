import { RATING_LIMITS } from '@ismi/contract/limits';
import type { Api } from '../api-client.ts';

/** Waits until every name on the page has asked. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Joins all names that are requested within one task into one call. */
export function batchCalls(ask: (api: Api, names: string[]) => Promise<void>) {
  let queued: readonly string[] = [];
  let pending: Promise<void> | undefined;
  const sendQueued = async (api: Api): Promise<void> => {
    const names = queued.slice(0, RATING_LIMITS.bulk);
    queued = queued.slice(RATING_LIMITS.bulk);
    await ask(api, names);
    if (queued.length > 0) await sendQueued(api);
  };
  return (api: Api, names: readonly string[]): Promise<void> => {
    queued = [...new Set([...queued, ...names])];
    if (queued.length === 0) return pending ?? Promise.resolve();
    pending ??= nextTask()
      .then(() => sendQueued(api))
      .finally(() => {
        pending = undefined;
      });
    return pending;
  };
}

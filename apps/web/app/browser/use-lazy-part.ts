import { useCallback, useState } from 'react';

/** Window event: an action failed because the browser is offline. The shell shows a toast. */
export const UNREACHABLE_EVENT = 'unreachable';

/** After a deployment, old chunks are gone and only a reload knows the new ones. When offline, reports that instead. */
export const reloadOrReportOffline = () => {
  if (navigator.onLine) window.location.reload();
  else window.dispatchEvent(new Event(UNREACHABLE_EVENT));
};

/** A part that is fetched on first use and kept. `fetch` resolves to whether it is there. */
export function useLazyPart<Part>(load: () => Promise<Part>) {
  // Wrapped, because a component is a function, which the state would call.
  const [fetched, setFetched] = useState<{ part: Part }>();
  const fetch = useCallback(async (): Promise<boolean> => {
    if (fetched) return true;
    const part = await load().catch(reloadOrReportOffline);
    if (part) setFetched({ part });
    return Boolean(part);
  }, [fetched, load]);
  return { part: fetched?.part, fetch };
}

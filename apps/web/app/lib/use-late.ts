import { useCallback, useState } from 'react';

/** What the window hears when a tap came to nothing for want of a network; the shell says so. */
export const UNREACHABLE = 'unreachable';

/** A newer release has taken away what this page would fetch, and only a fresh page knows its addresses; without a network there is none. */
export const startAfresh = () => {
  if (navigator.onLine) window.location.reload();
  else window.dispatchEvent(new Event(UNREACHABLE));
};

/** A part of the page that nobody needs until they want it: fetched then, and kept. Tells whether it is there. */
export function useLate<Part>(load: () => Promise<Part>) {
  // Wrapped, because a component is a function, which the state would call.
  const [fetched, setFetched] = useState<{ part: Part }>();
  const fetch = useCallback(async (): Promise<boolean> => {
    if (fetched) return true;
    const part = await load().catch(startAfresh);
    if (part) setFetched({ part });
    return Boolean(part);
  }, [fetched, load]);
  return { part: fetched?.part, fetch };
}

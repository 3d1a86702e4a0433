import { useCallback, useState } from 'react';

/** A newer release has taken away what this page would fetch, and only a fresh page knows its addresses; without a network nothing helps. */
export const startAfresh = () => {
  if (navigator.onLine) window.location.reload();
};

/** A part of the page that nobody needs until they want it: fetched then, and kept. */
export function useLate<Part>(load: () => Promise<Part>) {
  // Wrapped, because a component is a function, which the state would call.
  const [fetched, setFetched] = useState<{ part: Part }>();
  const fetch = useCallback(async (): Promise<void> => {
    if (fetched) return;
    await load().then((part) => setFetched({ part }), startAfresh);
  }, [fetched, load]);
  return { part: fetched?.part, fetch };
}

import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Whether this component was rendered on the server. React calls the server snapshot only in that case. */
function useWasServerRendered(): boolean {
  const [origin] = useState({ isServer: false });
  return useSyncExternalStore(
    subscribeToNothing,
    () => origin.isServer,
    () => {
      origin.isServer = true;
      return true;
    },
  );
}

/**
 * False on the server and until hydration: what needs scripts stays disabled until then.
 * Changes in a transition, so that the page stays responsive. Whatever loads lazily once this is true needs its own `Suspense`;
 * otherwise the whole page waits for it.
 */
export function useHydrated(): boolean {
  const wasServerRendered = useWasServerRendered();
  const [isHydrated, setHydrated] = useState(!wasServerRendered);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}

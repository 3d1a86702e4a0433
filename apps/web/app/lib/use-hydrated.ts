import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this part was drawn by the server and is only woken here. React asks for the server's answer in no other case. */
function useIsWoken(): boolean {
  const [origin] = useState({ isServer: false });
  return useSyncExternalStore(
    never,
    () => origin.isServer,
    () => {
      origin.isServer = true;
      return true;
    },
  );
}

/**
 * False in the server's HTML and until React has woken up: what cannot work before that is not to be pressed.
 * It turns in a transition: what looks different then is drawn piece by piece, and the page answers in between. Whoever draws
 * something then that has to be fetched first gives it a `Suspense` of its own, or all of the page waits for it.
 */
export function useHydrated(): boolean {
  const isWoken = useIsWoken();
  const [isAwake, setAwake] = useState(!isWoken);
  useEffect(() => startTransition(() => setAwake(true)), []);
  return isAwake;
}

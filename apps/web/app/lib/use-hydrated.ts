import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and until React has woken up: what cannot work before that is not to be pressed. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

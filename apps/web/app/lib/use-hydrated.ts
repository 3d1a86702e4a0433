import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and until React has woken up: what cannot work before that should not look as if it could. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

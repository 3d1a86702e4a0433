import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 48rem)';

const watch = (listener: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** From 768 px on, where tables are not shown as cards. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );

import { useSyncExternalStore } from 'react';

/** How many changes this administrator has made since the page was opened; badges reload after each. */
let changeCount = 0;
const listeners = new Set<() => void>();

export const countChange = (): void => {
  changeCount += 1;
  for (const listener of listeners) listener();
};

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useChangeCount = (): number =>
  useSyncExternalStore(
    watch,
    () => changeCount,
    () => 0,
  );

import { useSyncExternalStore } from 'react';

/** How many acts of this administrator were done since the page was opened; what waits is counted anew after each. */
let done = 0;
const listeners = new Set<() => void>();

export const noteChange = (): void => {
  done += 1;
  for (const listener of listeners) listener();
};

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useChanges = (): number =>
  useSyncExternalStore(
    watch,
    () => done,
    () => 0,
  );

import { useSyncExternalStore } from 'react';
import { tryStorage } from './browser-storage.ts';
import { STORED_KEYS } from './stored-keys.ts';

export type CountingChoice = 'yes' | 'no';

const heard = new Set<() => void>();

const read = (): CountingChoice | undefined => {
  const stored = tryStorage('localStorage', (storage) => storage.getItem(STORED_KEYS.analytics));
  return stored === 'yes' || stored === 'no' ? stored : undefined;
};

/** Whether this browser's page views may be counted; nothing is kept before somebody has answered. */
export function chooseCounting(choice: CountingChoice): void {
  tryStorage('localStorage', (storage) => storage.setItem(STORED_KEYS.analytics, choice));
  for (const tell of heard) tell();
}

const listen = (tell: () => void) => {
  heard.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    heard.delete(tell);
    window.removeEventListener('storage', tell);
  };
};

/** Undefined on the server, and while nobody has answered. */
export const useCountingChoice = (): CountingChoice | undefined =>
  useSyncExternalStore(listen, read, () => undefined);

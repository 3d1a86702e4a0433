import { useSyncExternalStore } from 'react';
import { tryStorage } from './browser-storage.ts';
import { STORED_KEYS } from './stored-keys.ts';

export type PageViewConsent = 'yes' | 'no';

const listeners = new Set<() => void>();

const read = (): PageViewConsent | undefined => {
  const stored = tryStorage('localStorage', (storage) => storage.getItem(STORED_KEYS.analytics));
  return stored === 'yes' || stored === 'no' ? stored : undefined;
};

/** Whether this browser's page views may be counted; nothing is kept before somebody has answered. */
export function setPageViewConsent(choice: PageViewConsent): void {
  tryStorage('localStorage', (storage) => storage.setItem(STORED_KEYS.analytics, choice));
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** Undefined on the server, and while nobody has answered. */
export const usePageViewConsent = (): PageViewConsent | undefined =>
  useSyncExternalStore(subscribe, read, () => undefined);

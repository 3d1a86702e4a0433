import { tryStorage } from '../browser/browser-storage.ts';
import { STORED_KEYS } from '../browser/stored-keys.ts';
import { createStore, useStore } from './store.ts';

export type PageViewConsent = 'yes' | 'no';

const readStored = (): PageViewConsent | undefined => {
  const stored = tryStorage('localStorage', (storage) => storage.getItem(STORED_KEYS.analytics));
  return stored === 'yes' || stored === 'no' ? stored : undefined;
};

const store = createStore(readStored());

if (typeof window !== 'undefined')
  // Another tab has changed it.
  window.addEventListener('storage', () => store.set(readStored()));

/** Whether page views of this browser may be counted. Nothing is stored before the visitor has chosen. */
export function setPageViewConsent(choice: PageViewConsent): void {
  tryStorage('localStorage', (storage) => storage.setItem(STORED_KEYS.analytics, choice));
  store.set(readStored());
}

/** Undefined on the server, and until the visitor has chosen. */
export const usePageViewConsent = (): PageViewConsent | undefined => useStore(store, undefined);

import { tryStorage } from '../../../lib/browser-storage.ts';
import { STORED_KEYS } from '../../../lib/stored-keys.ts';
import { findPage } from '../../../paths.ts';

/** Google sends everybody back to one address; this tab knows by which one it left, with its language and where it was to go on to. */
export const rememberTrip = (from: string): void => {
  tryStorage('sessionStorage', (storage) => storage.setItem(STORED_KEYS.googleTrip, from));
};

/** Where the trip began, if it did in this tab; asked once. */
export function endTrip(): string | undefined {
  const from = tryStorage('sessionStorage', (storage) => {
    const stored = storage.getItem(STORED_KEYS.googleTrip);
    storage.removeItem(STORED_KEYS.googleTrip);
    return stored;
  });
  return from && findPage(from.split('?')[0] ?? '')?.id === 'login' ? from : undefined;
}

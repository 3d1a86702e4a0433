import { tryStorage } from '../../../browser/browser-storage.ts';
import { STORED_KEYS } from '../../../browser/stored-keys.ts';
import { findPage } from '../../../paths.ts';

/** Google redirects everyone to one URL. The tab stores where the sign-in started, with its language and target. */
export const rememberGoogleRedirect = (from: string): void => {
  tryStorage('sessionStorage', (storage) => storage.setItem(STORED_KEYS.googleTrip, from));
};

/** Where the redirect started, if in this tab. Read once, then removed. */
export function takeGoogleRedirect(): string | undefined {
  const from = tryStorage('sessionStorage', (storage) => {
    const stored = storage.getItem(STORED_KEYS.googleTrip);
    storage.removeItem(STORED_KEYS.googleTrip);
    return stored;
  });
  return from && findPage(from.split('?')[0] ?? '')?.id === 'login' ? from : undefined;
}

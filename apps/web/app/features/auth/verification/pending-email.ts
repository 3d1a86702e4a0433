import { ACCOUNT_LIMITS } from '@ismi/contract/limits';
import { tryStorage } from '../../../browser/browser-storage.ts';
import { STORED_KEYS } from '../../../browser/stored-keys.ts';
import { clearPendingEmail } from '../../../data/session/clear-personal-storage.ts';

const KEY = STORED_KEYS.awaitedAddress;

/** A code was sent to this address: every tab of the browser can continue with it until the code expires. */
export const rememberPendingEmail = (email: string): void => {
  const until = Date.now() + ACCOUNT_LIMITS.codeLifetimeMs;
  tryStorage('localStorage', (storage) => storage.setItem(KEY, JSON.stringify({ email, until })));
};

/** The address whose code is still valid. An expired one is removed from the storage. */
export function findPendingEmail(): string | undefined {
  const stored = tryStorage('localStorage', (storage) =>
    JSON.parse(storage.getItem(KEY) ?? 'null'),
  );
  const left = Number(stored?.until) - Date.now();
  // The stored value may have been edited by hand, or the clock may have been set back since.
  const isValid = left > 0 && left <= ACCOUNT_LIMITS.codeLifetimeMs;
  if (isValid && typeof stored.email === 'string') return stored.email;
  clearPendingEmail();
  return undefined;
}

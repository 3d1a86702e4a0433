import { ACCOUNT_LIMITS } from '@ismi/contract/limits';
import { tryStorage } from '../../../browser/browser-storage.ts';
import { STORED_KEYS } from '../../../browser/stored-keys.ts';
import { clearPendingEmail } from '../../../data/session/clear-personal-storage.ts';

const KEY = STORED_KEYS.awaitedAddress;

/** A code is on its way to this address: every tab of the browser may go on with it for as long as the code works. */
export const rememberPendingEmail = (email: string): void => {
  const until = Date.now() + ACCOUNT_LIMITS.codeLifetimeMs;
  tryStorage('localStorage', (storage) => storage.setItem(KEY, JSON.stringify({ email, until })));
};

/** The address to which a code was sent that still works. One whose code has ended leaves the browser now. */
export function findPendingEmail(): string | undefined {
  const stored = tryStorage('localStorage', (storage) =>
    JSON.parse(storage.getItem(KEY) ?? 'null'),
  );
  const left = Number(stored?.until) - Date.now();
  // What is stored may have been written by hand, or by a clock that has been set back since.
  const isValid = left > 0 && left <= ACCOUNT_LIMITS.codeLifetimeMs;
  if (isValid && typeof stored.email === 'string') return stored.email;
  clearPendingEmail();
  return undefined;
}

import { tryStorage } from './browser/browser-storage.ts';
import { STORED_KEYS } from './browser/stored-keys.ts';

/**
 * An address whose code has expired is removed on the first page opened, not only on the next registration. Without such an address
 * nothing is fetched.
 */
export async function removeExpiredEmail(): Promise<void> {
  if (tryStorage('localStorage', (it) => it.getItem(STORED_KEYS.awaitedAddress)))
    (await import('./features/auth/verification/pending-email.ts')).findPendingEmail();
}

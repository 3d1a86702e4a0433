import { tryStorage } from './browser/browser-storage.ts';
import { STORED_KEYS } from './browser/stored-keys.ts';

/**
 * An address whose code has ended leaves the device on the first page that is opened, and not only when somebody registers again.
 * Nobody else fetches anything for it.
 */
export async function removeExpiredEmail(): Promise<void> {
  if (tryStorage('localStorage', (it) => it.getItem(STORED_KEYS.awaitedAddress)))
    (await import('./features/auth/verification/pending-email.ts')).findPendingEmail();
}

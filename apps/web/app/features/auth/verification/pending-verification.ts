import { tryStorage } from '../../../browser/browser-storage.ts';
import { safeRedirectPath } from '../../../browser/safe-redirect-path.ts';
import { STORED_KEYS } from '../../../browser/stored-keys.ts';

export interface PendingVerification {
  /** Redirect target from before the registration. */
  next: string | undefined;
}

/** A new account whose address is not verified yet; the link may be opened in another tab. */
export const rememberPendingVerification = (awaiting: PendingVerification): void => {
  tryStorage('localStorage', (storage) =>
    storage.setItem(STORED_KEYS.awaitingVerification, JSON.stringify(awaiting)),
  );
};

/** Undefined if this browser has no pending account. */
export function findPendingVerification(): PendingVerification | undefined {
  const awaiting = tryStorage('localStorage', (storage) =>
    JSON.parse(storage.getItem(STORED_KEYS.awaitingVerification) ?? 'null'),
  );
  // The stored value may have been edited by hand.
  return awaiting ? { next: safeRedirectPath(String(awaiting.next ?? '')) } : undefined;
}

export const forgetPendingVerification = (): void => {
  tryStorage('localStorage', (storage) => storage.removeItem(STORED_KEYS.awaitingVerification));
};

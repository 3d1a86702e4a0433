import { tryStorage } from '../../../browser/browser-storage.ts';
import { safeRedirectPath } from '../../../browser/safe-redirect-path.ts';
import { STORED_KEYS } from '../../../browser/stored-keys.ts';

export interface PendingVerification {
  /** Where the new user wanted to go before the account was needed. */
  next: string | undefined;
}

/** A new account waits for its address to be confirmed; the link may be followed in another tab. */
export const rememberPendingVerification = (awaiting: PendingVerification): void => {
  tryStorage('localStorage', (storage) =>
    storage.setItem(STORED_KEYS.awaitingVerification, JSON.stringify(awaiting)),
  );
};

/** Undefined when no new account waits in this browser. */
export function findPendingVerification(): PendingVerification | undefined {
  const awaiting = tryStorage('localStorage', (storage) =>
    JSON.parse(storage.getItem(STORED_KEYS.awaitingVerification) ?? 'null'),
  );
  // What is stored may have been written by hand.
  return awaiting ? { next: safeRedirectPath(String(awaiting.next ?? '')) } : undefined;
}

export const forgetPendingVerification = (): void => {
  tryStorage('localStorage', (storage) => storage.removeItem(STORED_KEYS.awaitingVerification));
};

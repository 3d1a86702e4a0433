import { tryStorage } from '../../../lib/browser-storage.ts';
import { ownPath } from '../../../lib/own-path.ts';
import { STORED_KEYS } from '../../../lib/stored-keys.ts';

export interface Awaiting {
  /** Where the new user wanted to go before the account was needed. */
  next: string | undefined;
}

/** A new account waits for its address to be confirmed; the link may be followed in another tab. */
export const awaitVerification = (awaiting: Awaiting): void => {
  tryStorage('localStorage', (storage) =>
    storage.setItem(STORED_KEYS.awaitingVerification, JSON.stringify(awaiting)),
  );
};

/** Undefined when no new account waits in this browser. */
export function findAwaiting(): Awaiting | undefined {
  const awaiting = tryStorage('localStorage', (storage) =>
    JSON.parse(storage.getItem(STORED_KEYS.awaitingVerification) ?? 'null'),
  );
  // What is stored may have been written by hand.
  return awaiting ? { next: ownPath(String(awaiting.next ?? '')) } : undefined;
}

export const stopAwaiting = (): void => {
  tryStorage('localStorage', (storage) => storage.removeItem(STORED_KEYS.awaitingVerification));
};

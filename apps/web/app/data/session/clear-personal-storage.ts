import { tryStorage } from '../../browser/browser-storage.ts';
import { PERSONAL_KEYS, STORED_KEYS, UNFINISHED_KEYS } from '../../browser/stored-keys.ts';

const removeKeys = (keys: readonly string[]): void => {
  for (const where of ['localStorage', 'sessionStorage'] as const)
    tryStorage(where, (storage) => {
      for (const key of keys) storage.removeItem(key);
    });
};

/** Removes personal data, so that the next user of this browser finds none of it. */
export const clearPersonalStorage = (): void => removeKeys(PERSONAL_KEYS);

/** Removes drafts. */
export const clearUnfinishedWork = (): void => removeKeys(UNFINISHED_KEYS);

/** The address to which a code was sent: the code is no longer needed. */
export const clearPendingEmail = (): void => removeKeys([STORED_KEYS.awaitedAddress]);

import { tryStorage } from '../browser-storage.ts';
import { PERSONAL_KEYS, STORED_KEYS, UNFINISHED_KEYS } from '../stored-keys.ts';

const forget = (keys: readonly string[]): void => {
  for (const where of ['localStorage', 'sessionStorage'] as const)
    tryStorage(where, (storage) => {
      for (const key of keys) storage.removeItem(key);
    });
};

/** Whoever sits at this browser next finds nothing of whoever was signed in. */
export const forgetPerson = (): void => forget(PERSONAL_KEYS);

/** Nor what they have left unfinished. */
export const forgetUnfinished = (): void => forget(UNFINISHED_KEYS);

/** The address to which a code was sent: nobody types that code any more. */
export const forgetAwaitedAddress = (): void => forget([STORED_KEYS.awaitedAddress]);

import { tryStorage } from '../browser/browser-storage.ts';
import { STORED_KEYS } from '../browser/stored-keys.ts';

/** Kept apart and small: every page needs only this check. */
export const isActionPending = (): boolean =>
  tryStorage('sessionStorage', (storage) => storage.getItem(STORED_KEYS.pendingLike) !== null) ??
  false;

import { tryStorage } from '../browser-storage.ts';
import { STORED_KEYS } from '../stored-keys.ts';

/** All that every page has to know of it; what it is and how it is done comes when there is one. */
export const isLikePending = (): boolean =>
  tryStorage('sessionStorage', (storage) => storage.getItem(STORED_KEYS.pendingLike) !== null) ??
  false;

import { tryStorage } from '../../browser/browser-storage.ts';
import { STORED_KEYS } from '../../browser/stored-keys.ts';
import type { LikedName } from './liked-name.ts';

/** What somebody was about to do when asked to sign in. */
export type LikeAction =
  | { kind: 'keep'; name: LikedName }
  | { kind: 'rate'; name: LikedName; stars: number; feedback?: string; suggestionId?: string };

interface Pending {
  like: LikeAction;
  at: number;
}

/** After this, the pending action expires. */
const REMEMBERED_MS = 30 * 60_000;

export const rememberPendingLike = (like: LikeAction): void => {
  const pending: Pending = { like, at: Date.now() };
  tryStorage('sessionStorage', (storage) =>
    storage.setItem(STORED_KEYS.pendingLike, JSON.stringify(pending)),
  );
};

export const forgetPendingLike = (): void => {
  tryStorage('sessionStorage', (storage) => storage.removeItem(STORED_KEYS.pendingLike));
};

/** Takes it out: it is done once, or not at all. */
export function takePendingLike(): LikeAction | undefined {
  const text = tryStorage('sessionStorage', (storage) => storage.getItem(STORED_KEYS.pendingLike));
  forgetPendingLike();
  if (!text) return undefined;
  try {
    const { like, at }: Pending = JSON.parse(text);
    return Date.now() - at < REMEMBERED_MS ? like : undefined;
  } catch {
    return undefined;
  }
}

import { tryStorage } from '../browser/browser-storage.ts';
import { STORED_KEYS } from '../browser/stored-keys.ts';
import type { NameRef } from './name-ref.ts';

interface KeepAction {
  kind: 'keep';
  name: NameRef;
}

export interface RateAction {
  kind: 'rate';
  name: NameRef;
  stars: number;
  feedback?: string;
  suggestionId?: string;
}

/** The action that a guest wanted to do when asked to sign in. */
export type PendingAction = KeepAction | RateAction;

interface Stored {
  like: PendingAction;
  at: number;
}

/** After this, the pending action expires. */
const EXPIRES_MS = 30 * 60_000;

export const rememberPendingAction = (action: PendingAction): void => {
  const stored: Stored = { like: action, at: Date.now() };
  tryStorage('sessionStorage', (storage) =>
    storage.setItem(STORED_KEYS.pendingLike, JSON.stringify(stored)),
  );
};

export const forgetPendingAction = (): void => {
  tryStorage('sessionStorage', (storage) => storage.removeItem(STORED_KEYS.pendingLike));
};

/** Returns and removes it: it is performed once, or not at all. */
export function takePendingAction(): PendingAction | undefined {
  const text = tryStorage('sessionStorage', (storage) => storage.getItem(STORED_KEYS.pendingLike));
  forgetPendingAction();
  if (!text) return undefined;
  try {
    const { like, at }: Stored = JSON.parse(text);
    return Date.now() - at < EXPIRES_MS ? like : undefined;
  } catch {
    return undefined;
  }
}

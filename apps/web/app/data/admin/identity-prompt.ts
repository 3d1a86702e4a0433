import { createStore, useStore } from '../store.ts';

/** What the administrators' frame must ask for: any part may request it, the frame shows it. */
type IdentityPrompt =
  | { kind: 'none' }
  /** The session has not passed the second factor, or no longer counts. */
  | { kind: 'second-factor' }
  /** A critical action needs a fresh sign-in; `answer` resolves the waiting callers. */
  | { kind: 'fresh'; answer: (isProven: boolean) => void };

const NONE: IdentityPrompt = { kind: 'none' };
const store = createStore<IdentityPrompt>(NONE);

export const currentIdentityPrompt = store.get;

export const useIdentityPrompt = (): IdentityPrompt => useStore(store, NONE);

export const requireSecondFactor = (): void => store.set({ kind: 'second-factor' });

/** True once the user has proven their identity; false if they cancel. */
export function requestReauthentication(): Promise<boolean> {
  // Concurrent requests share one proof.
  const prompt = store.get();
  const earlier = prompt.kind === 'fresh' ? prompt.answer : undefined;
  return new Promise((resolve) => {
    const answer = (isProven: boolean) => {
      earlier?.(isProven);
      resolve(isProven);
    };
    store.set({ kind: 'fresh', answer });
  });
}

/** The prompt was answered. */
export function resolveIdentityPrompt(isProven: boolean): void {
  const prompt = store.get();
  store.set(NONE);
  if (prompt.kind === 'fresh') prompt.answer(isProven);
}

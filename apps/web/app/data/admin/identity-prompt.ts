/** What the administrators' frame has to ask for: any part may request it, the frame shows it. */
type IdentityPrompt =
  | { kind: 'none' }
  /** The session has not passed the second factor, or no longer counts. */
  | { kind: 'second-factor' }
  /** A critical action needs a fresh sign-in; `answer` tells the waiting callers. */
  | { kind: 'fresh'; answer: (isProven: boolean) => void };

let current: IdentityPrompt = { kind: 'none' };
const listeners = new Set<() => void>();

const change = (next: IdentityPrompt) => {
  current = next;
  for (const listener of listeners) listener();
};

export const currentIdentityPrompt = (): IdentityPrompt => current;

export const watchIdentityPrompt = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const requireSecondFactor = (): void => change({ kind: 'second-factor' });

/** True once the user has proven their identity; false if they cancel. */
export function requestReauthentication(): Promise<boolean> {
  // Concurrent requests share one proof.
  const earlier = current.kind === 'fresh' ? current.answer : undefined;
  return new Promise((resolve) => {
    const answer = (isProven: boolean) => {
      earlier?.(isProven);
      resolve(isProven);
    };
    change({ kind: 'fresh', answer });
  });
}

/** The question has been answered. */
export function resolveIdentityPrompt(isProven: boolean): void {
  const prompt = current;
  change({ kind: 'none' });
  if (prompt.kind === 'fresh') prompt.answer(isProven);
}

/** What the frame of the administrators' area must ask: any part of a section may find out that it is needed, the frame shows it. */
type Question =
  | { kind: 'none' }
  /** The session has not passed the second factor, or no longer counts. */
  | { kind: 'second-factor' }
  /** An act of weight wants to know once more who it is; whoever waits for it is answered here. */
  | { kind: 'fresh'; answer: (isProven: boolean) => void };

let current: Question = { kind: 'none' };
const listeners = new Set<() => void>();

const change = (next: Question) => {
  current = next;
  for (const listener of listeners) listener();
};

export const identityQuestion = (): Question => current;

export const watchIdentity = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const secondFactorIsMissing = (): void => change({ kind: 'second-factor' });

/** True once whoever sits there has shown who they are; false when they would rather not. */
export function askWhoItIs(): Promise<boolean> {
  // Two acts at once are answered by one proof.
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
export function identityIsSettled(isProven: boolean): void {
  const asked = current;
  change({ kind: 'none' });
  if (asked.kind === 'fresh') asked.answer(isProven);
}

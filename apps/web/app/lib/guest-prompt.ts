/** The one invitation to sign in: any part of a page may ask for it, the shell shows it. */
let isOpen = false;
let declined: (() => void) | undefined;
const listeners = new Set<() => void>();

const change = (next: boolean) => {
  isOpen = next;
  for (const listener of listeners) listener();
};

/** Asks a guest to sign in; tells when they would rather not. */
export function openGuestPrompt(onDeclined?: () => void): void {
  declined = onDeclined;
  change(true);
}

/** The guest would rather not. */
export function declineGuestPrompt(): void {
  if (!isOpen) return;
  declined?.();
  change(false);
}

/** The guest has gone on to sign in. */
export const closeGuestPrompt = (): void => {
  if (isOpen) change(false);
};

export const isGuestPromptOpen = (): boolean => isOpen;

export const watchGuestPrompt = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

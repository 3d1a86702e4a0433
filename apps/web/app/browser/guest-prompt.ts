/** The one sign-in prompt: any part of a page may open it, the shell shows it. */
let isOpen = false;
let declined: (() => void) | undefined;
const listeners = new Set<() => void>();

const setOpen = (next: boolean) => {
  isOpen = next;
  for (const listener of listeners) listener();
};

/** Asks a guest to sign in; `onDeclined` is called if they decline. */
export function openGuestPrompt(onDeclined?: () => void): void {
  declined = onDeclined;
  setOpen(true);
}

/** The guest declined. */
export function declineGuestPrompt(): void {
  if (!isOpen) return;
  declined?.();
  setOpen(false);
}

/** The guest has gone on to sign in. */
export const closeGuestPrompt = (): void => {
  if (isOpen) setOpen(false);
};

export const isGuestPromptOpen = (): boolean => isOpen;

export const watchGuestPrompt = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

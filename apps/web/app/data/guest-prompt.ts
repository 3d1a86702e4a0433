import { createStore, useStore } from './store.ts';

interface GuestPromptOptions {
  /** Where to go after the sign-in, instead of back to this page. */
  next?: string;
  /** The label of a link to `next` without signing in, instead of the "later" button. */
  skipLabel?: string;
  onDeclined?: (() => void) | undefined;
}

interface GuestPromptState extends GuestPromptOptions {
  isOpen: boolean;
}

const CLOSED: GuestPromptState = { isOpen: false };

/** The one sign-in prompt: any part of a page may open it, the shell shows it. */
const store = createStore(CLOSED);

export const useGuestPrompt = (): GuestPromptState => useStore(store, CLOSED);

/** Asks a guest to sign in. */
export const openGuestPrompt = (options: GuestPromptOptions = {}): void =>
  store.set({ ...options, isOpen: true });

/** The guest went on to sign in, or to another page. */
export const closeGuestPrompt = (): void => {
  // The content stays while the dialog closes.
  store.set({ ...store.get(), isOpen: false, onDeclined: undefined });
};

/** The guest declined. */
export const declineGuestPrompt = (): void => {
  store.get().onDeclined?.();
  closeGuestPrompt();
};

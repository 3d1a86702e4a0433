export interface Toast {
  id: number;
  text: string;
  kind: 'done' | 'failed';
  undo?: { label: string; run: () => void };
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const change = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** Two at most, so that they do not cover what is being tapped; a duplicate replaces the earlier one. */
const show = (toast: Omit<Toast, 'id'>): void => {
  lastId += 1;
  change([...toasts.filter(({ text }) => text !== toast.text).slice(-1), { ...toast, id: lastId }]);
};

/** A brief success message. What requires an action is never a toast. */
export const showToast = (text: string, undo?: Toast['undo']): void =>
  show({ text, kind: 'done', undo });

/** A brief warning: an action had no effect and may be repeated, or the session has ended. */
export const showFailedToast = (text: string): void => show({ text, kind: 'failed' });

export const dismissToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id));

export const currentToasts = (): readonly Toast[] => toasts;

export const watchToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

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

/** Two at most, or they would cover what is being tapped; the same again takes the place of the one before. */
const show = (toast: Omit<Toast, 'id'>): void => {
  lastId += 1;
  change([...toasts.filter(({ text }) => text !== toast.text).slice(-1), { ...toast, id: lastId }]);
};

/** Says in passing that something worked. What a person must act on is never a toast. */
export const showToast = (text: string, undo?: Toast['undo']): void =>
  show({ text, kind: 'done', undo });

/** Says in passing that something is not as expected: a tap came to nothing and may be repeated, or a session has ended meanwhile. */
export const showFailedToast = (text: string): void => show({ text, kind: 'failed' });

export const dismissToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id));

export const currentToasts = (): readonly Toast[] => toasts;

export const watchToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

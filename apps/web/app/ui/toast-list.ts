export interface Toast {
  id: number;
  text: string;
  kind: 'done' | 'failed';
  undo?: { label: string; act: () => void };
}

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const change = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** Says in passing that something worked. What a person must act on is never a toast. */
export const showToast = (text: string, undo?: Toast['undo']): void => {
  change([...toasts, { id: nextId, text, kind: 'done', undo }]);
  nextId += 1;
};

/** Says in passing that a tap came to nothing, where everything is as before and may be tapped again. */
export const showFailedToast = (text: string): void => {
  change([...toasts, { id: nextId, text, kind: 'failed' }]);
  nextId += 1;
};

export const dismissToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id));

export const shownToasts = (): readonly Toast[] => toasts;

export const watchToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

import { Check } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';

const SHOWN_MS = 4_000;

interface Toast {
  id: number;
  text: string;
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
  change([...toasts, { id: nextId, text, undo }]);
  nextId += 1;
};
const dismiss = (id: number) => change(toasts.filter((toast) => toast.id !== id));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Goes by itself after four seconds, but not while somebody points at it or is on its button. */
function OneToast({ toast }: { toast: Toast }) {
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismiss(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, toast.id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only makes it stay longer
    <div
      className="toast"
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <Check size={20} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
      <span>{toast.text}</span>
      {toast.undo && (
        <button
          type="button"
          className="font-semibold underline"
          onClick={() => {
            toast.undo?.act();
            dismiss(toast.id);
          }}
        >
          {toast.undo.label}
        </button>
      )}
    </div>
  );
}

const NONE: readonly Toast[] = [];

/** Stands once in the shell; read out politely. */
export function Toasts() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  );
  return (
    <div className="toasts" role="status" aria-live="polite">
      {shown.map((toast) => (
        <OneToast key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

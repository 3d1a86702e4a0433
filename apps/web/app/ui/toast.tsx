import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { dismissToast, type Toast } from './toast-list.ts';

const SHOWN_MS = 4_000;

/** Goes by itself after four seconds, but not while somebody points at it or is on its button. */
export function OneToast({ toast }: { toast: Toast }) {
  const [isHeld, hold] = useState(false);
  const Icon = toast.kind === 'done' ? Check : CircleAlert;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(toast.id), SHOWN_MS);
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
      <Icon size={20} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
      <span>{toast.text}</span>
      {toast.undo && (
        <button
          type="button"
          className="font-semibold underline"
          onClick={() => {
            toast.undo?.act();
            dismissToast(toast.id);
          }}
        >
          {toast.undo.label}
        </button>
      )}
    </div>
  );
}

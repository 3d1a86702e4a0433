import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { dismissToast, type Toast } from './toast-list.ts';
import { useDismissal } from './use-dismissal.ts';

/**
 * Goes by itself after four seconds, but not while somebody points at it or is on its button. Whoever has pressed a key on what is
 * gone now is led to the button: from the end of the page they would never reach it in time.
 */
export function OneToast({ toast }: { toast: Toast }) {
  const [isHeld, hold] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);
  const Icon = toast.kind === 'done' ? Check : CircleAlert;
  useDismissal(toast.id, isHeld);
  useEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only makes it stay longer
    <div
      className="toast"
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocus={({ target }) => hold(target.matches(':focus-visible'))}
      onBlur={() => hold(false)}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
      <span>{toast.text}</span>
      {toast.undo && (
        <button
          ref={undo}
          type="button"
          className="font-semibold underline"
          onClick={({ currentTarget }) => {
            toast.undo?.act();
            if (currentTarget.matches(':focus-visible')) document.getElementById('main')?.focus();
            dismissToast(toast.id);
          }}
        >
          {toast.undo.label}
        </button>
      )}
    </div>
  );
}

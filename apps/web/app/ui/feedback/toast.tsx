import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { dismissToast, type Toast } from './toast-list.ts';
import { useAutoDismiss } from './use-auto-dismiss.ts';

/**
 * Closes after four seconds, unless it is hovered or its button has focus. If the element that had keyboard focus is gone, focus
 * moves to the button, which could not be reached in time from the end of the page.
 */
export function ToastItem({ toast }: { toast: Toast }) {
  const [isHeld, hold] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);
  const Icon = toast.kind === 'done' ? Check : CircleAlert;
  useAutoDismiss(toast.id, isHeld);
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
            toast.undo?.run();
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

import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { currentToasts, type Toast, watchToasts } from './toast-list.ts';
import { useAutoDismiss } from './use-auto-dismiss.ts';

type View = ComponentType<{ toast: Toast }>;

/** If the real toast cannot be loaded, as when offline: its text only. */
function PlainToast({ toast: { id, text } }: { toast: Toast }) {
  useAutoDismiss(id);
  return <div className="toast">{text}</div>;
}

const loadView = (): Promise<View> =>
  import('./toast.tsx').then(
    (module) => module.ToastItem,
    () => PlainToast,
  );

/** Rendered once in the shell; a status, announced politely. */
export function Toasts() {
  const shown = useSyncExternalStore(watchToasts, currentToasts, currentToasts);
  const [OneToast, setView] = useState<View>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Most visits show none.
    if (shown.length === 0) return;
    void loadView().then((view) => setView(() => view));
    // Shown again each time: the last popover is above every open dialog, where it is visible, though not clickable.
    place.current?.hidePopover?.();
    place.current?.showPopover?.();
  }, [shown]);
  return (
    <div ref={place} popover="manual" className="toasts" role="status">
      {OneToast && shown.map((toast) => <OneToast key={toast.id} toast={toast} />)}
    </div>
  );
}

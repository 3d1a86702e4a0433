import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { currentToasts, type Toast, watchToasts } from './toast-list.ts';
import { useAutoDismiss } from './use-auto-dismiss.ts';

type View = ComponentType<{ toast: Toast }>;

/** Where the real one cannot be fetched, as without a network: its words alone. */
function PlainToast({ toast: { id, text } }: { toast: Toast }) {
  useAutoDismiss(id);
  return <div className="toast">{text}</div>;
}

const loadView = (): Promise<View> =>
  import('./toast.tsx').then(
    (module) => module.ToastItem,
    () => PlainToast,
  );

/** Stands once in the shell; as a status it is read out politely. */
export function Toasts() {
  const shown = useSyncExternalStore(watchToasts, currentToasts, currentToasts);
  const [OneToast, setView] = useState<View>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Most visits end without one.
    if (shown.length === 0) return;
    void loadView().then((view) => setView(() => view));
    // Anew each time: the last to be shown stands above every open dialog, where it can be seen, though not be tapped.
    place.current?.hidePopover?.();
    place.current?.showPopover?.();
  }, [shown]);
  return (
    <div ref={place} popover="manual" className="toasts" role="status">
      {OneToast && shown.map((toast) => <OneToast key={toast.id} toast={toast} />)}
    </div>
  );
}

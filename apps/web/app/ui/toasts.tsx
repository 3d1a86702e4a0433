import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { dismissToast, shownToasts, TOAST_MS, type Toast, watchToasts } from './toast-list.ts';

type View = ComponentType<{ toast: Toast }>;

/** Where the real one cannot be fetched, as without a network: its words alone. */
function PlainToast({ toast: { id, text } }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return <div className="toast">{text}</div>;
}

const loadView = (): Promise<View> =>
  import('./toast.tsx').then(
    (module) => module.OneToast,
    () => PlainToast,
  );

/** Stands once in the shell; read out politely. */
export function Toasts() {
  const shown = useSyncExternalStore(watchToasts, shownToasts, shownToasts);
  const [view, setView] = useState<{ View: View }>();
  useEffect(() => {
    // Most visits end without one.
    if (shown.length > 0) void loadView().then((View) => setView({ View }));
  }, [shown]);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {view && shown.map((toast) => <view.View key={toast.id} toast={toast} />)}
    </div>
  );
}

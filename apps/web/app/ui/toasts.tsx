import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { shownToasts, type Toast, watchToasts } from './toast-list.ts';
import { useDismissal } from './use-dismissal.ts';

type View = ComponentType<{ toast: Toast }>;

/** Where the real one cannot be fetched, as without a network: its words alone. */
function PlainToast({ toast: { id, text } }: { toast: Toast }) {
  useDismissal(id);
  return <div className="toast">{text}</div>;
}

const loadView = (): Promise<View> =>
  import('./toast.tsx').then(
    (module) => module.OneToast,
    () => PlainToast,
  );

/** Stands once in the shell; as a status it is read out politely. */
export function Toasts() {
  const shown = useSyncExternalStore(watchToasts, shownToasts, shownToasts);
  const [OneToast, setView] = useState<View>();
  useEffect(() => {
    // Most visits end without one.
    if (shown.length > 0) void loadView().then((view) => setView(() => view));
  }, [shown]);
  return (
    <div className="toasts" role="status">
      {OneToast && shown.map((toast) => <OneToast key={toast.id} toast={toast} />)}
    </div>
  );
}

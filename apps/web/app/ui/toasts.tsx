import { lazy, Suspense, useSyncExternalStore } from 'react';
import { shownToasts, watchToasts } from './toast-list.ts';

// Most visits end without one.
const OneToast = lazy(() => import('./toast.tsx').then((module) => ({ default: module.OneToast })));

/** Stands once in the shell; read out politely. */
export function Toasts() {
  const shown = useSyncExternalStore(watchToasts, shownToasts, shownToasts);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {shown.length > 0 && (
        <Suspense>
          {shown.map((toast) => (
            <OneToast key={toast.id} toast={toast} />
          ))}
        </Suspense>
      )}
    </div>
  );
}

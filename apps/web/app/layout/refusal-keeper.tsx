import { lazy, Suspense } from 'react';
import { useLocale } from '../i18n/use-locale.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { useQuery } from '../lib/use-query.ts';

// Hardly anybody ever needs it.
const Refusal = lazy(() => import('./refusal.tsx').then((module) => ({ default: module.Refusal })));

/** Says why somebody was led away from the administrators' area. */
export function RefusalKeeper() {
  const isRefused = useQuery().get('refused') === 'madmin';
  const locale = useLocale();
  const isAwake = useHydrated();
  if (!isAwake || !isRefused) return null;
  return (
    <Suspense>
      <Refusal key={locale} />
    </Suspense>
  );
}

import { Suspense } from 'react';
import { useLocale } from '../i18n/use-locale.ts';
import { fetchedLate } from '../lib/late-part.tsx';
import { useHydrated } from '../lib/use-hydrated.ts';
import { useQuery } from '../lib/use-query.ts';

// Hardly anybody ever needs it.
const loadRefusal = () => import('./refusal.tsx').then((module) => ({ default: module.Refusal }));
const Refusal = fetchedLate(loadRefusal);

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

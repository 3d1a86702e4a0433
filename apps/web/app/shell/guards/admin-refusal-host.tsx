import { Suspense } from 'react';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { useQuery } from '../../browser/use-query.ts';
import { useLocale } from '../../i18n/use-locale.ts';

// Rarely needed.
const loadAdminRefusal = () => import('./admin-refusal.tsx').then((module) => module.AdminRefusal);
const AdminRefusal = lazyPart(loadAdminRefusal);

/** Explains why the administrators' area redirected here. */
export function AdminRefusalHost() {
  const isRefused = useQuery().get('refused') === 'madmin';
  const locale = useLocale();
  const isHydrated = useHydrated();
  if (!isHydrated || !isRefused) return null;
  return (
    <Suspense>
      <AdminRefusal key={locale} />
    </Suspense>
  );
}

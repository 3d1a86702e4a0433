import { Suspense } from 'react';
import { useLocale } from '../i18n/use-locale.ts';
import { lazyWhenOnline } from '../lib/lazy-part.tsx';
import { useHydrated } from '../lib/use-hydrated.ts';
import { useQuery } from '../lib/use-query.ts';

// Hardly anybody ever needs it.
const loadAdminRefusal = () =>
  import('./admin-refusal.tsx').then((module) => ({ default: module.AdminRefusal }));
const AdminRefusal = lazyWhenOnline(loadAdminRefusal);

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

import { lazy, Suspense } from 'react';
import { data } from 'react-router';

/** The design system on one page, for those who build with it: it exists in development only. */
const Showcase = import.meta.env.DEV
  ? lazy(() => import('../features/showcase/showcase.tsx'))
  : () => null;

export function loader() {
  if (import.meta.env.PROD) throw data(null, { status: 404 });
  return null;
}

export default function ShowcasePage() {
  return (
    <Suspense>
      <Showcase />
    </Suspense>
  );
}

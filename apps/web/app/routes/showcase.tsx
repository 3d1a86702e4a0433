import { lazy, Suspense } from 'react';
import { data } from 'react-router';

/** The design system on one page, for those who build with it: it exists in development only. */
const Showcase = import.meta.env.DEV
  ? lazy(async () => ({
      default: (await import('../features/showcase/showcase.tsx')).Showcase,
    }))
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

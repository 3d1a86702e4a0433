import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { NotFound } from '../layout/not-found.tsx';

/** The design system on one page, for those who build with it: in production there is nothing here. */
const Showcase = import.meta.env.DEV
  ? lazy(async () => ({
      default: (await import('../features/showcase/showcase.tsx')).Showcase,
    }))
  : NotFound;

export const loader = () => data(null, { status: import.meta.env.DEV ? 200 : 404 });

export default function ShowcasePage() {
  return (
    <Suspense>
      <Showcase />
    </Suspense>
  );
}

import { Suspense } from 'react';
import { data } from 'react-router';
import { lazyPart } from '../browser/lazy-part.tsx';
import { NotFound } from '../shell/status/not-found.tsx';
import adminStyles from '../ui/admin/admin.css?url';

/** The design system on one page, for those who build with it: in production there is nothing here. */
const Showcase = import.meta.env.DEV
  ? lazyPart(() => import('../features/showcase/showcase.tsx').then((module) => module.Showcase))
  : NotFound;

/** Beside those of the whole site, which do not hold them. */
export const links = () => (import.meta.env.DEV ? [{ rel: 'stylesheet', href: adminStyles }] : []);

export const loader = () => data(null, { status: import.meta.env.DEV ? 200 : 404 });

export default function ShowcasePage() {
  return (
    <Suspense>
      <Showcase />
    </Suspense>
  );
}

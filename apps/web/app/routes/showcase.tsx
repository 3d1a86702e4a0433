import { Suspense } from 'react';
import { data } from 'react-router';
import { lazyPart } from '../browser/lazy-part.tsx';
import { NotFound } from '../shell/status/not-found.tsx';
import adminStyles from '../ui/admin/admin.css?url';

/** The design system on one page, for developers; not found in production. */
const Showcase = import.meta.env.DEV
  ? lazyPart(() => import('../features/showcase/showcase.tsx').then((module) => module.Showcase))
  : NotFound;

/** Added to the site's styles, which do not contain them. */
export const links = () => (import.meta.env.DEV ? [{ rel: 'stylesheet', href: adminStyles }] : []);

export const loader = () => data(null, { status: import.meta.env.DEV ? 200 : 404 });

export default function ShowcasePage() {
  return (
    <Suspense>
      <Showcase />
    </Suspense>
  );
}

import type { Account } from '@ismi/contract';
import { admin } from '@ismi/contract';
import { localeInPath } from '@ismi/contract/locales';
import { Outlet, redirect, useLocation } from 'react-router';
import { IdentityDialog } from '../features/admin-identity/identity-dialog.tsx';
import { SecondFactorGate } from '../features/admin-identity/second-factor-gate.tsx';
import { AdminFrame } from '../layout/admin/admin-frame.tsx';
import { AdministratorsOnly, AdminWaiting } from '../layout/admin/administrators-only.tsx';
import { useChanges } from '../lib/admin/changes.ts';
import { useLoaded } from '../lib/admin/use-loaded.ts';
import { hasSignedInCookie } from '../lib/session/signed-in-cookie.ts';
import { refusedPath } from '../paths.ts';
import styles from '../styles/admin.css?url';
import type { Route } from './+types/admin';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** Who is not signed in at all is led away before anything of the area is sent. */
export function loader({ request, url }: Route.LoaderArgs): null {
  if (!hasSignedInCookie(request.headers.get('cookie')))
    throw redirect(refusedPath(localeInPath(url.pathname)));
  return null;
}

export const shouldRevalidate = () => false;

const NO_CALL = {};

function OpenArea({ user }: { user: Account }) {
  const { pathname } = useLocation();
  const changes = useChanges();
  // Asked anew in every section, and after every act: what was done has changed it.
  const { data } = useLoaded(admin.badges, NO_CALL, `${pathname} ${changes}`);
  return (
    <AdminFrame user={user} badges={data ?? {}}>
      <Outlet />
      <IdentityDialog hasPassword={user.has_password} />
    </AdminFrame>
  );
}

/** The frame of the administrators' area, around whichever section stands open. */
export default function AdminArea() {
  return (
    <AdministratorsOnly>
      {(user) => (
        <SecondFactorGate key={user.id} hasPassword={user.has_password} waiting={<AdminWaiting />}>
          <OpenArea user={user} />
        </SecondFactorGate>
      )}
    </AdministratorsOnly>
  );
}

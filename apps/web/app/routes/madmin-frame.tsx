import type { Account } from '@ismi/contract';
import { localeInPath } from '@ismi/contract/locales';
import { Outlet, redirect } from 'react-router';
// Loaded with the frame, so that no call waits for it.
import '../data/admin/reauthentication.ts';
import { hasSignedInCookie } from '../data/session/signed-in-cookie.ts';
import { IdentityDialog } from '../features/admin-identity/identity-dialog.tsx';
import { SecondFactorGate } from '../features/admin-identity/second-factor-gate.tsx';
import { adminRefusedPath } from '../paths.ts';
import { AdminFrame } from '../shell/admin/admin-frame.tsx';
import { AdministratorsOnly, AdminLoading } from '../shell/admin/administrators-only.tsx';
import styles from '../ui/admin/admin.css?url';
import type { Route } from './+types/madmin-frame';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** Guests are redirected before any content of the area is sent. */
export function loader({ request, url }: Route.LoaderArgs): null {
  if (!hasSignedInCookie(request.headers.get('cookie')))
    throw redirect(adminRefusedPath(localeInPath(url.pathname)));
  return null;
}

export const shouldRevalidate = () => false;

function OpenArea({ user }: { user: Account }) {
  return (
    <AdminFrame user={user}>
      <Outlet />
      <IdentityDialog hasPassword={user.has_password} />
    </AdminFrame>
  );
}

/** The frame of the administrators' area, around the current section. */
export default function AdminArea() {
  return (
    <AdministratorsOnly>
      {(user) => (
        <SecondFactorGate key={user.id} hasPassword={user.has_password} waiting={<AdminLoading />}>
          <OpenArea user={user} />
        </SecondFactorGate>
      )}
    </AdministratorsOnly>
  );
}

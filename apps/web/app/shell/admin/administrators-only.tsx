import type { Account } from '@ismi/contract';
import { localeInPath } from '@ismi/contract/locales';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ClientRedirect } from '../../browser/client-redirect.ts';
import { SessionGate } from '../../data/session/session-gate.tsx';
import { adminRefusedPath } from '../../paths.ts';
import { LoadingIndicator } from '../../ui/feedback/loading-indicator.tsx';
import { MainContent } from '../frames/main-content.tsx';
import { SessionCheckFailed } from '../guards/session-check-failed.tsx';

function CenteredPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin');
  return (
    <MainContent className="grid min-h-dvh place-content-center justify-items-center gap-5 p-4 text-center">
      <title>{t('area')}</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{t('area')}</h1>
      {children}
    </MainContent>
  );
}

export function AdminLoading() {
  const { t } = useTranslation('admin');
  return (
    <CenteredPage>
      <LoadingIndicator size="large" label={t('loading')} />
    </CenteredPage>
  );
}

/** Not an administrator: redirects home, unless the session ended on this page; then the code that ended it redirects. */
function Refused({ wasOpen }: { wasOpen: RefObject<boolean> }) {
  const { pathname } = useLocation();
  return wasOpen.current ? (
    <AdminLoading />
  ) : (
    <ClientRedirect to={adminRefusedPath(localeInPath(pathname))} />
  );
}

/** Redirects everybody else home with an explanation. The server refuses their calls anyway. */
export function AdministratorsOnly({ children }: { children: (user: Account) => ReactNode }) {
  const wasOpen = useRef(false);
  return (
    <SessionGate
      checking={<AdminLoading />}
      guest={<Refused wasOpen={wasOpen} />}
      failed={(failure) => (
        <CenteredPage>
          <SessionCheckFailed failure={failure} />
        </CenteredPage>
      )}
    >
      {(user) => {
        if (!user.isAdmin) return <Refused wasOpen={wasOpen} />;
        wasOpen.current = true;
        return children(user);
      }}
    </SessionGate>
  );
}

import type { Account } from '@ismi/contract';
import { localeInPath } from '@ismi/contract/locales';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ClientRedirect } from '../../browser/client-redirect.ts';
import { useSession } from '../../data/session/use-session.ts';
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

/** Redirects everybody else home with an explanation. The server refuses their calls anyway. */
export function AdministratorsOnly({ children }: { children: (user: Account) => ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  // If the session ends on this page, whatever ended it redirects.
  const wasSignedIn = useRef(false);
  if (session.state === 'signed-in' && session.user.isAdmin) {
    wasSignedIn.current = true;
    return children(session.user);
  }
  if (session.state === 'guest' && session.checkFailure) {
    return (
      <CenteredPage>
        <SessionCheckFailed failure={session.checkFailure} />
      </CenteredPage>
    );
  }
  const isPending = session.state === 'unknown' || wasSignedIn.current;
  return isPending ? (
    <AdminLoading />
  ) : (
    <ClientRedirect to={adminRefusedPath(localeInPath(pathname))} />
  );
}

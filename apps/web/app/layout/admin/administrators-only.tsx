import type { Account } from '@ismi/contract';
import { localeInPath } from '@ismi/contract/locales';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { GoInstead } from '../../lib/go-instead.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { refusedPath } from '../../paths.ts';
import { LoadingIndicator } from '../../ui/loading-indicator.tsx';
import { MainContent } from '../main-content.tsx';
import { NobodyAsked } from '../nobody-asked.tsx';

function Alone({ children }: { children: ReactNode }) {
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

export function AdminWaiting() {
  const { t } = useTranslation('admin');
  return (
    <Alone>
      <LoadingIndicator size="large" label={t('loading')} />
    </Alone>
  );
}

/** Whoever is no administrator is led home, where they read why. The server refuses them every answer all the same. */
export function AdministratorsOnly({ children }: { children: (user: Account) => ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  // Whose session ends while they are here is led on by whatever ended it.
  const wasSignedIn = useRef(false);
  if (session.state === 'signed-in' && session.user.isAdmin) {
    wasSignedIn.current = true;
    return children(session.user);
  }
  if (session.state === 'guest' && session.unasked) {
    return (
      <Alone>
        <NobodyAsked why={session.unasked} />
      </Alone>
    );
  }
  const isOnTheWay = session.state === 'unknown' || wasSignedIn.current;
  return isOnTheWay ? <AdminWaiting /> : <GoInstead to={refusedPath(localeInPath(pathname))} />;
}

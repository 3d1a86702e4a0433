import type { Account } from '@ismi/contract';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { GoInstead } from '../../lib/go-instead.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { REFUSED_PATH } from '../../paths.ts';
import { LoadingIndicator } from '../../ui/loading-indicator.tsx';
import { MainContent } from '../main-content.tsx';

export function AdminWaiting() {
  const { t } = useTranslation('admin');
  return (
    <MainContent className="grid min-h-dvh place-content-center">
      <title>{t('area')}</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{t('area')}</h1>
      <LoadingIndicator size="large" label={t('loading')} />
    </MainContent>
  );
}

/** Whoever is no administrator is led home, where they read why. The server refuses them every answer all the same. */
export function AdministratorsOnly({ children }: { children: (user: Account) => ReactNode }) {
  const session = useSession();
  // Whose session ends while they are here is led on by whatever ended it.
  const wasSignedIn = useRef(false);
  if (session.state === 'signed-in' && session.user.isAdmin) {
    wasSignedIn.current = true;
    return children(session.user);
  }
  const isOnTheWay = session.state === 'unknown' || wasSignedIn.current;
  return isOnTheWay ? <AdminWaiting /> : <GoInstead to={REFUSED_PATH} />;
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { findPage } from '../../paths.ts';
import { Toasts } from '../../ui/feedback/toasts.tsx';
import { Footer } from '../footer/footer.tsx';
import { GuestPromptHost } from '../guards/guest-prompt-host.tsx';
import { Header } from '../header/header.tsx';
import { NavigationProgress } from '../status/navigation-progress.tsx';
import { SiteBanner } from '../status/site-banner.tsx';
import { useOfflineNavigationGuard } from '../status/use-offline-navigation-guard.ts';
import { SessionSync } from '../sync/session-sync.tsx';
import { MainContent } from './main-content.tsx';

export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useOfflineNavigationGuard();
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-md focus:bg-surface focus:px-4 focus:py-3 focus:font-semibold"
      >
        {t('skipToContent')}
      </a>
      <NavigationProgress />
      <SiteBanner />
      {(findPage(pathname)?.frame ?? 'site') !== 'site' ? (
        // The page's route loads the frame, so that other pages do not include it.
        children
      ) : (
        <>
          <Header />
          <MainContent className="grow">{children}</MainContent>
          <Footer />
        </>
      )}
      <Toasts />
      <GuestPromptHost />
      <SessionSync />
    </>
  );
}

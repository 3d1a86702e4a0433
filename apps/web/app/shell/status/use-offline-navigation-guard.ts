import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { UNREACHABLE_EVENT } from '../../browser/use-lazy-part.ts';
import { showFailedToast } from '../../ui/feedback/toast-list.ts';

/**
 * When offline, the router would reload the page if the next one cannot be fetched, and the browser would show an error page.
 * Instead, navigation is blocked and a toast says why.
 */
export function useOfflineNavigationGuard(): void {
  const { t } = useTranslation();
  useEffect(() => {
    const showOffline = () => showFailedToast(t('networkFailure'));
    const blockNavigation = (event: MouseEvent) => {
      if (navigator.onLine) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
      // Content of the same page, such as its tabs, may still be shown.
      if (!link || link.pathname === window.location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      showOffline();
    };
    // In the capture phase, before the links handle it.
    window.addEventListener('click', blockNavigation, true);
    window.addEventListener(UNREACHABLE_EVENT, showOffline);
    return () => {
      window.removeEventListener('click', blockNavigation, true);
      window.removeEventListener(UNREACHABLE_EVENT, showOffline);
    };
  }, [t]);
}

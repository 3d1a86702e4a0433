import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailedToast } from '../ui/toast-list.ts';

/**
 * Without a network the router reloads the page when the next one cannot be fetched, and the browser has nothing to show for it.
 * Whoever taps a link then is told why, and keeps what is on the screen.
 */
export function useStayWhileOffline(): void {
  const { t } = useTranslation();
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      if (navigator.onLine) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
      // What stands on the same page, such as its tabs, may still be shown.
      if (!link || link.pathname === window.location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      showFailedToast(t('networkFailure'));
    };
    // Before the links themselves hear of it.
    window.addEventListener('click', stay, true);
    return () => window.removeEventListener('click', stay, true);
  }, [t]);
}

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { UNREACHABLE } from '../lib/use-late.ts';
import { showFailedToast } from '../ui/toast-list.ts';

/**
 * Without a network the router reloads the page when the next one cannot be fetched, and the browser has nothing to show for it.
 * Whoever taps a link then, or something whose part was not fetched yet, is told why, and keeps what is on the screen.
 */
export function useStayWhileOffline(): void {
  const { t } = useTranslation();
  useEffect(() => {
    const tell = () => showFailedToast(t('networkFailure'));
    const stay = (event: MouseEvent) => {
      if (navigator.onLine) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
      // What stands on the same page, such as its tabs, may still be shown.
      if (!link || link.pathname === window.location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      tell();
    };
    // Before the links themselves hear of it.
    window.addEventListener('click', stay, true);
    window.addEventListener(UNREACHABLE, tell);
    return () => {
      window.removeEventListener('click', stay, true);
      window.removeEventListener(UNREACHABLE, tell);
    };
  }, [t]);
}

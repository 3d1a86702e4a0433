import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';

/** Feedback on a tap is due within 100 ms; a page that loads sooner shows none. */
const DELAY_MS = 80;

/** A thin line at the top while the next page loads, after a short delay. */
export function NavigationProgress() {
  const { t } = useTranslation();
  const isLoading = useNavigation().state === 'loading';
  const [isShown, show] = useState(false);
  useEffect(() => {
    if (!isLoading) {
      show(false);
      return;
    }
    const timer = setTimeout(() => show(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 h-1 overflow-hidden">
      {isShown && (
        <>
          <span className="sr-only">{t('loading')}</span>
          <span className="navigation-progress" />
        </>
      )}
    </div>
  );
}

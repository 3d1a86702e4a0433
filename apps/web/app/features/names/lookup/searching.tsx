import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingIndicator } from '../../../ui/feedback/loading-indicator.tsx';

/** Most answers are faster; only slower ones show the progress. */
const SLOW_AFTER_MS = 1_000;

export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isSlow;
}

/** Hidden from screen readers: the status line above already announces it. */
export function Searching({ name }: { name: string }) {
  const { t } = useTranslation('names');
  return (
    <div aria-hidden="true" className="card mt-6 grid place-items-center gap-4 px-6 py-14">
      <LoadingIndicator size="xlarge" />
      <p className="text-center text-ink-2">{t('searching', { name })}</p>
    </div>
  );
}

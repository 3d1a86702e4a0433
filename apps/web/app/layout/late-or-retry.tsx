import { type ComponentType, use, useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { startAfresh } from '../lib/use-late.ts';
import { FailedNotice } from '../ui/failed-notice.tsx';

/**
 * A part of a page, fetched when it is shown; a `Suspense` around it says so. Where it cannot be fetched, that stands in its place
 * with the way to try once more, and the page around it stays.
 */
export function lateOrRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let fetched: Promise<ComponentType<Props> | null> | undefined;
  const fetch = (onFailure?: () => void) => {
    fetched = load().catch(() => {
      onFailure?.();
      return null;
    });
    return fetched;
  };
  return function LatePart(props: Props) {
    const { t } = useTranslation();
    const [, drawAnew] = useReducer((times: number) => times + 1, 0);
    const asked = fetched ?? fetch();
    const Part = use(asked);
    // Whoever comes back later hears nothing of an old failure: it is fetched anew.
    useEffect(
      () => () => {
        if (!Part && fetched === asked) fetched = undefined;
      },
      [Part, asked],
    );
    if (Part) return <Part {...props} />;
    const retry = () => {
      // Some browsers never ask again for a script that they could not get; a fresh page does.
      void fetch(startAfresh);
      drawAnew();
    };
    return (
      <div className="mt-6">
        <FailedNotice title={t('networkFailure')} retryLabel={t('retry')} onRetry={retry} />
      </div>
    );
  };
}

import { type ComponentType, use, useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadOrReportOffline } from '../../browser/use-lazy-part.ts';
import { FailedNotice } from '../../ui/feedback/failed-notice.tsx';

/**
 * A component that is fetched when it is shown; needs a `Suspense` around it. If it cannot be fetched, an error with a retry button
 * is shown in its place.
 */
export function lazyPartWithRetry<Props extends object>(
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
  return function LazyPart(props: Props) {
    const { t } = useTranslation();
    const [, rerender] = useReducer((times: number) => times + 1, 0);
    const pending = fetched ?? fetch();
    const Part = use(pending);
    // Forget a failed load on unmount, so that the next visit fetches again.
    useEffect(
      () => () => {
        if (!Part && fetched === pending) fetched = undefined;
      },
      [Part, pending],
    );
    if (Part) return <Part {...props} />;
    const retry = () => {
      // Some browsers never retry a failed script; a reload does.
      void fetch(reloadOrReportOffline);
      rerender();
    };
    return (
      <div className="mt-6">
        <FailedNotice title={t('networkFailure')} retryLabel={t('retry')} onRetry={retry} />
      </div>
    );
  };
}

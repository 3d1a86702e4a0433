import { suggestions } from '@ismi/contract';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { useApiQuery } from '../../../data/query.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { LoadingScreen } from '../generating/loading-screen.tsx';
import { cacheList } from './cache-list.ts';
import { Failure } from './failure.tsx';
import { LoadingList } from './loading-list.tsx';

const POLL_MS = 2_000;

/** Without an order or an id: opens the newest list, or the questions. Waits for a list that is being written. */
export function NewestResult() {
  const { t } = useTranslation('results');
  const language = useLocale();
  const path = usePath();
  const navigate = useNavigate();
  const { data, isLoading, failure, reload } = useApiQuery(
    suggestions.newest,
    { query: { language } },
    { pollMs: (answer) => answer?.running === true && POLL_MS },
  );
  // A cached response may be older than the newest list.
  const newest = isLoading || failure || data?.running ? undefined : data;
  const open = useEffectEvent(({ suggestion }: NonNullable<typeof data>) => {
    if (suggestion) cacheList(language, suggestion);
    const to = suggestion
      ? path('results', { suggestionId: suggestion.suggestionId })
      : path('suggestions');
    void navigate(to, { replace: true });
  });
  useEffect(() => {
    if (newest) open(newest);
  }, [newest]);
  if (failure) {
    return (
      <Failure title={t('failure.loadTitle')} onRetry={reload}>
        <p>{failure.message}</p>
      </Failure>
    );
  }
  return data?.running ? <LoadingScreen /> : <LoadingList />;
}

import type { HistoryFilter } from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Shamsa } from '../../ui/brand/shamsa.tsx';
import { FailedNotice } from '../../ui/feedback/failed-notice.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { Button } from '../../ui/form/button.tsx';
import { HistoryEntry } from './history-entry.tsx';
import type { CreditHistory } from './use-credit-history.ts';

interface HistoryListProps {
  filter: HistoryFilter;
  history: CreditHistory;
  /** The next page, or the one that failed. */
  onNext: () => void;
}

function Skeleton() {
  const { t } = useTranslation();
  return (
    <Skeletons
      label={t('loading')}
      count={3}
      className="card mt-4 divide-y divide-line"
      eachClassName="flex items-center gap-4 px-5 py-3.5"
    >
      <span className="skeleton size-10 shrink-0 rounded-full" />
      <span className="grid grow gap-2">
        <span className="skeleton h-4 w-2/5" />
        <span className="skeleton h-3.5 w-1/4" />
      </span>
      <span className="skeleton h-5 w-10" />
    </Skeletons>
  );
}

function Empty({ filter }: { filter: HistoryFilter }) {
  const { t } = useTranslation('profile');
  return (
    <div className="card mt-4 grid justify-items-center gap-3 px-6 py-10 text-center">
      <Shamsa name="ismi" strokeWidth={1.2} className="w-20 text-primary" />
      <p className="text-ink-2">{t(`history.empty.${filter}`)}</p>
    </div>
  );
}

/** Movements, the newest first; older ones on request. */
export function HistoryList({ filter, history, onNext }: HistoryListProps) {
  const { t } = useTranslation('profile');
  const [now] = useState(() => new Date());
  const { page, isLoading, failure } = history;
  return (
    <>
      {!page && isLoading && <Skeleton />}
      {page?.transactions.length === 0 && !isLoading && <Empty filter={filter} />}
      {page && page.transactions.length > 0 && (
        <ul
          aria-label={t('history.label')}
          aria-busy={isLoading}
          className={`card mt-4 divide-y divide-line ${isLoading ? 'opacity-60' : ''}`}
        >
          {page.transactions.map((entry) => (
            <HistoryEntry key={entry.id} entry={entry} now={now} />
          ))}
        </ul>
      )}
      {failure !== undefined && (
        <div className="mt-4">
          <FailedNotice
            title={t('history.failed')}
            reason={failure}
            retryLabel={t('history.retry')}
            onRetry={onNext}
          />
        </div>
      )}
      {page?.next && failure === undefined && (
        <div className="mt-5 text-center">
          <Button
            kind="secondary"
            busyLabel={isLoading ? t('history.loading') : undefined}
            onPress={onNext}
          >
            {t('history.more')}
          </Button>
        </div>
      )}
    </>
  );
}

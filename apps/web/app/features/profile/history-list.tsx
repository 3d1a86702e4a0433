import type { credits, HistoryFilter, ResponseOf } from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiPages } from '../../data/query.ts';
import { Shamsa } from '../../ui/brand/shamsa.tsx';
import { LoadableList } from '../../ui/feedback/loadable-list.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { HistoryEntry } from './history-entry.tsx';

interface HistoryListProps {
  filter: HistoryFilter;
  history: ApiPages<ResponseOf<typeof credits.history>>;
}

function Skeleton() {
  const { t } = useTranslation();
  return (
    <Skeletons
      label={t('loading')}
      count={3}
      className="card divide-y divide-line"
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
    <div className="card grid justify-items-center gap-3 px-6 py-10 text-center">
      <Shamsa name="ismi" strokeWidth={1.2} className="w-20 text-primary" />
      <p className="text-ink-2">{t(`history.empty.${filter}`)}</p>
    </div>
  );
}

/** Credit movements, newest first; older ones are loaded on request. */
export function HistoryList({ filter, history }: HistoryListProps) {
  const { t } = useTranslation('profile');
  const [now] = useState(() => new Date());
  const { pages, isLoading, failure, hasNext, loadNext, retry } = history;
  return (
    <LoadableList
      items={pages?.flatMap((page) => page.transactions)}
      isLoading={isLoading}
      failure={failure?.message}
      onRetry={retry}
      texts={{ failed: t('history.failed'), retry: t('history.retry') }}
      skeleton={<Skeleton />}
      empty={<Empty filter={filter} />}
      next={
        hasNext && { label: t('history.more'), busyLabel: t('history.loading'), onPress: loadNext }
      }
      className="mt-4"
    >
      {(entries) => (
        <ul aria-label={t('history.label')} className="card divide-y divide-line">
          {entries.map((entry) => (
            <HistoryEntry key={entry.id} entry={entry} now={now} />
          ))}
        </ul>
      )}
    </LoadableList>
  );
}

import { QUESTIONNAIRE_MINIMUM } from '@ismi/contract/pricing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { Shamsa } from '../../../ui/brand/shamsa.tsx';
import { EmptyCard } from '../../../ui/feedback/empty-card.tsx';
import { FailedNotice } from '../../../ui/feedback/failed-notice.tsx';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { ConsentWithdrawal } from './consent-withdrawal.tsx';
import { Filters } from './filters.tsx';
import { PastCard } from './past-card.tsx';
import {
  NO_FILTERS,
  type PastSuggestionsState,
  usePastSuggestions,
} from './use-past-suggestions.ts';

/** The profile's tab with every list that was ever made. */
export function PastSuggestions() {
  const { t } = useTranslation('profile');
  const [filters, setFilters] = useState(NO_FILTERS);
  const { past, loadNext, reload } = usePastSuggestions(filters);
  const { page, isLoading, failure } = past;
  if (page?.total_suggestions === 0 && !isLoading) {
    return (
      <>
        <NothingYet />
        <ConsentWithdrawal />
      </>
    );
  }
  const hasMore = page && page.pagination.page < page.pagination.pages;
  return (
    <>
      <Filters filters={filters} onChange={setFilters} />
      {!page && isLoading && <Skeleton />}
      {page?.suggestions.length === 0 && !isLoading && (
        <div className="card mt-6 grid justify-items-center gap-4 px-6 py-10 text-center">
          <p className="text-ink-2">{t('past.none')}</p>
          <button
            type="button"
            onClick={() => setFilters(NO_FILTERS)}
            className="btn btn-secondary btn-small"
          >
            {t('past.reset')}
          </button>
        </div>
      )}
      {page && page.suggestions.length > 0 && <List page={page} isLoading={isLoading} />}
      {failure !== undefined && (
        <div className="mt-6">
          <FailedNotice
            title={t('past.failed')}
            reason={failure}
            retryLabel={t('past.retry')}
            onRetry={page ? loadNext : reload}
          />
        </div>
      )}
      {hasMore && failure === undefined && (
        <div className="mt-6 text-center">
          <Button
            kind="secondary"
            busyLabel={isLoading ? t('past.loading') : undefined}
            onPress={loadNext}
          >
            {t('past.older')}
          </Button>
        </div>
      )}
      {page && <ConsentWithdrawal />}
    </>
  );
}

function List({
  page,
  isLoading,
}: {
  page: NonNullable<PastSuggestionsState['page']>;
  isLoading: boolean;
}) {
  const { t } = useTranslation('profile');
  const path = usePath();
  const [now] = useState(() => new Date());
  return (
    <section
      aria-label={t('past.label')}
      aria-busy={isLoading}
      className={`mt-6 grid gap-5 md:grid-cols-2 lg:grid-cols-3 ${isLoading ? 'opacity-60' : ''}`}
    >
      {page.suggestions.map((card) => (
        <PastCard key={card.suggestionId} card={card} now={now} />
      ))}
      <Link to={path('suggestions')} className="new-search">
        <Shamsa name="ismi" strokeWidth={1.6} className="w-14 text-primary" />
        <span className="mt-3 block font-semibold">{t('past.begin')}</span>
        <span className="block text-ink-3 text-sm">
          {t('past.beginHint', { credits: QUESTIONNAIRE_MINIMUM })}
        </span>
      </Link>
    </section>
  );
}

function NothingYet() {
  const { t } = useTranslation('profile');
  const path = usePath();
  return (
    <div className="mt-6">
      <EmptyCard text={t('past.empty')}>
        <Link to={path('suggestions')} className="btn btn-primary">
          {t('past.start')}
        </Link>
      </EmptyCard>
    </div>
  );
}

const ROWS = ['first', 'second', 'third'] as const;

function Skeleton() {
  const { t } = useTranslation();
  return (
    <Skeletons
      label={t('loading')}
      count={3}
      className="mt-6 grid gap-5 md:grid-cols-2 lg:grid-cols-3"
      eachClassName="card grid gap-3 p-5"
    >
      <span className="skeleton h-4 w-1/3" />
      <span className="skeleton h-4 w-2/3" />
      {ROWS.map((row) => (
        <span key={row} className="flex items-center gap-3 py-1">
          <span className="skeleton size-9 rounded-full" />
          <span className="skeleton h-5 w-1/2" />
        </span>
      ))}
    </Skeletons>
  );
}

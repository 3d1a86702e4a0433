import { type SuggestionCard, suggestions } from '@ismi/contract';
import { QUESTIONNAIRE_MINIMUM } from '@ismi/contract/pricing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { useApiPages } from '../../../data/query.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Shamsa } from '../../../ui/brand/shamsa.tsx';
import { EmptyCard } from '../../../ui/feedback/empty-card.tsx';
import { LoadableList } from '../../../ui/feedback/loadable-list.tsx';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { ConsentWithdrawal } from './consent-withdrawal.tsx';
import { Filters } from './filters.tsx';
import { PastCard } from './past-card.tsx';
import { NO_FILTERS, queryOf } from './past-filters.ts';
import { useDebounced } from './use-debounced.ts';

/** Queries of fewer letters are not sent. */
const TYPING_MS = 300;

/** The profile's tab with all earlier lists. */
export function PastSuggestions() {
  const { t } = useTranslation('profile');
  const language = useLocale();
  const [filters, setFilters] = useState(NO_FILTERS);
  const search = useDebounced(filters.search, TYPING_MS);
  const { pages, isLoading, failure, hasNext, loadNext, retry } = useApiPages(
    suggestions.list,
    (page: number | undefined) => ({ query: queryOf({ ...filters, search }, page ?? 1, language) }),
    ({ pagination: { page, pages: last } }) => (page < last ? page + 1 : undefined),
  );
  const list = (
    <>
      <Filters filters={filters} onChange={setFilters} />
      <LoadableList
        items={pages?.flatMap((page) => page.suggestions)}
        isLoading={isLoading}
        failure={failure?.message}
        onRetry={retry}
        texts={{ failed: t('past.failed'), retry: t('past.retry') }}
        skeleton={<Skeleton />}
        empty={<NothingFits onReset={() => setFilters(NO_FILTERS)} />}
        next={
          hasNext && { label: t('past.older'), busyLabel: t('past.loading'), onPress: loadNext }
        }
        className="mt-6"
      >
        {(cards) => <List cards={cards} />}
      </LoadableList>
    </>
  );
  return (
    <>
      {!isLoading && pages?.[0]?.total_suggestions === 0 ? <NothingYet /> : list}
      {pages && <ConsentWithdrawal />}
    </>
  );
}

function List({ cards }: { cards: readonly SuggestionCard[] }) {
  const { t } = useTranslation('profile');
  const path = usePath();
  const [now] = useState(() => new Date());
  return (
    <section aria-label={t('past.label')} className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
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

function NothingFits({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation('profile');
  return (
    <div className="card grid justify-items-center gap-4 px-6 py-10 text-center">
      <p className="text-ink-2">{t('past.none')}</p>
      <button type="button" onClick={onReset} className="btn btn-secondary btn-small">
        {t('past.reset')}
      </button>
    </div>
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
      className="grid gap-5 md:grid-cols-2 lg:grid-cols-3"
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

import { NAME_LIMITS, names } from '@ismi/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { useApiQuery } from '../../../data/query.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { EmptyCard } from '../../../ui/feedback/empty-card.tsx';
import { LoadableList } from '../../../ui/feedback/loadable-list.tsx';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { PastSearch } from './past-search.tsx';

interface PastSearchesProps {
  /** Adds a name of the catalogue to the favorites. A name that only a model knows is added on its result, which has the meaning. */
  favorite: (name: { nameId: string; name: string }) => ReactNode;
}

/** The profile's tab with the names looked up on any device. */
export function PastSearches({ favorite }: PastSearchesProps) {
  const { t } = useTranslation('profile');
  const path = usePath();
  const language = useLocale();
  const [now] = useState(() => new Date());
  const { data, isLoading, failure, reload } = useApiQuery(names.history, { query: { language } });
  return (
    <LoadableList
      items={data?.searches}
      isLoading={isLoading}
      failure={failure?.message}
      onRetry={reload}
      texts={{ failed: t('searches.failed'), retry: t('history.retry') }}
      skeleton={<Skeleton />}
      empty={
        <EmptyCard text={t('searches.empty')}>
          <Link to={`${path('home')}#name-search`} className="btn btn-primary">
            {t('searches.start')}
          </Link>
        </EmptyCard>
      }
      className="mt-6"
    >
      {(searches) => (
        <>
          <p className="text-ink-2">{t('searches.free')}</p>
          <ul
            aria-label={t('searches.label')}
            className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3"
          >
            {searches.map((search) => (
              <PastSearch
                key={search.name_id ?? search.name}
                search={search}
                now={now}
                favorite={search.name_id && favorite({ nameId: search.name_id, name: search.name })}
              />
            ))}
          </ul>
          {searches.length >= NAME_LIMITS.history && (
            <p className="mt-4 text-ink-3 text-sm">
              {t('searches.newest', { number: NAME_LIMITS.history })}
            </p>
          )}
        </>
      )}
    </LoadableList>
  );
}

function Skeleton() {
  const { t } = useTranslation();
  return (
    <Skeletons
      label={t('loading')}
      count={3}
      className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3"
      eachClassName="card flex items-center gap-4 p-4"
    >
      <span className="skeleton size-9 shrink-0 rounded-full" />
      <span className="grid grow gap-2">
        <span className="skeleton h-5 w-2/5" />
        <span className="skeleton h-3.5 w-3/5" />
      </span>
    </Skeletons>
  );
}

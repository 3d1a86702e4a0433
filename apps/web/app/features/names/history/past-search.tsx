import type { names, ResponseOf } from '@ismi/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { formatRecentMoment } from '../../../i18n/dates.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { NameSun } from '../../../ui/brand/name-sun.tsx';
import { queryUrl } from '../query-in-url.ts';

interface PastSearchProps {
  search: ResponseOf<typeof names.history>['searches'][number];
  now: Date;
  /** The favorite button. */
  favorite: ReactNode;
}

/** One past lookup. Links to the name's page, or to the search if only a model knows the name. */
export function PastSearch({ search, now, favorite }: PastSearchProps) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const path = usePath();
  const { name_id: slug, name, searched_at: moment } = search;
  const { with_search: isSearched, with_analysis: isAnalysed } = search;
  const page = slug ? path('name-page', { slug }) : `${path('home')}${queryUrl(name)}#name-search`;
  return (
    <li className="card flex items-center gap-4 p-4">
      <NameSun canonicalName={slug ?? name} />
      <div className="min-w-0 grow">
        <Link to={page} className="link name-latin leading-tight [overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </Link>
        {/* The reader typed these letters, so they are not marked as written by a model. */}
        {!slug && <p className="mt-0.5 text-ink-3 text-sm">{t('unverified')}</p>}
        <p className="mt-0.5 text-ink-3 text-sm">
          {isSearched && t('searches.search')}
          {isSearched && isAnalysed && ' · '}
          {isAnalysed && t('searches.analysis')}
        </p>
        <p className="text-ink-3 text-sm">
          <time dateTime={moment}>{formatRecentMoment(locale, moment, now)}</time>
        </p>
      </div>
      {favorite && <span className="-me-2 size-11 shrink-0">{favorite}</span>}
    </li>
  );
}

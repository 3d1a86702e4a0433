import type { NameInList, NameList } from '@ismi/contract';
import type { NameFilters } from '@ismi/contract/name-filters';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterMenus } from './filter-menus.tsx';
import { LetterRail } from './letter-rail.tsx';
import { ListPages } from './list-pages.tsx';
import { ListSentence } from './list-sentence.tsx';
import { NameRows } from './name-rows.tsx';

interface ListContentsProps {
  filters: NameFilters;
  list: NameList;
  /** What may be done with a name: keep it, compare it. */
  actions: (name: NameInList) => ReactNode;
}

/** Everything below the title of a list: sentence, filters, names and pages. */
export function ListContents({ filters, list, actions }: ListContentsProps) {
  const { t } = useTranslation('name-lists');
  const { total, page, pages } = list;
  const letters = list.filters.find(({ by }) => by === 'letter')?.values ?? [];
  return (
    <>
      {total === 0 ? (
        <p className="mt-4 text-ink-2 text-lg">{t('none')}</p>
      ) : (
        <ListSentence filters={filters} list={list} />
      )}
      <FilterMenus filters={filters} total={total} offers={list.filters} />
      <LetterRail filters={filters} values={letters} />
      {total > 1 && <p className="mt-6 text-ink-3 text-sm">{t('compareHint')}</p>}
      <div className="mt-3">
        <NameRows names={list.names} actions={actions} />
      </div>
      <ListPages filters={filters} total={total} page={page} pages={pages} />
    </>
  );
}

import { DESK_KINDS, type DeskItem, desk } from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUrlFilters } from '../../browser/use-url-filters.ts';
import { useApiQuery } from '../../data/query.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { FilterSelect } from '../../ui/admin/filter-fields.tsx';
import { LoadedList } from '../../ui/admin/loaded-list.tsx';
import { StatCard } from '../../ui/admin/stat-card.tsx';
import { showToast } from '../../ui/feedback/toast-list.ts';
import { ItemPanel } from './item-panel.tsx';
import { QueueTable } from './queue-table.tsx';

/** Messages, payment problems and reports on names, oldest first. */
export function Queue() {
  const { t } = useTranslation('admin-desk');
  const words = useAdminTexts();
  const locale = useLocale();
  const { values, page, setFilter, setPage, clear, isFiltered } = useUrlFilters(['kind', 'status']);
  const kind = DESK_KINDS.find((known) => known === values.kind);
  const status = values.status === 'handled' ? 'handled' : 'open';
  const list = useApiQuery(
    desk.list,
    { query: { page, status, ...(kind && { kind }) } },
    { keepsPrevious: true },
  );
  const [open, setOpen] = useState<DeskItem>();
  const done = (text: string) => {
    setOpen(undefined);
    showToast(text);
  };
  return (
    <>
      {list.data && !list.failure && (
        <div className="mb-4 grid grid-cols-3 gap-3">
          {DESK_KINDS.map((each) => (
            <StatCard
              key={each}
              label={t(`kinds.${each}`)}
              value={formatNumber(locale, list.data?.open[each] ?? 0)}
              note={t('waiting')}
            />
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <FilterSelect
          label={t('filters.kind')}
          value={kind ?? ''}
          all={words.all}
          options={DESK_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={(value) => setFilter('kind', value)}
        />
        <FilterSelect
          label={t('filters.status')}
          value={status === 'open' ? '' : status}
          all={t('statuses.open')}
          options={[{ value: 'handled', label: t('statuses.handled') }]}
          onChange={(value) => setFilter('status', value)}
        />
        {isFiltered && (
          <button type="button" className="btn btn-quiet btn-small" onClick={clear}>
            {words.clear}
          </button>
        )}
      </div>
      <div className="mt-4">
        <LoadedList
          loaded={list}
          failed={t('failed')}
          words={words}
          isEmpty={({ items }) => items.length === 0}
          empty={t(isFiltered ? 'emptyFiltered' : 'empty')}
          pagerProps={({ pagination }) => words.pagerProps(pagination, setPage)}
        >
          {({ items }) => <QueueTable items={items} isBusy={list.isLoading} onOpen={setOpen} />}
        </LoadedList>
      </div>
      <ItemPanel item={open} onClose={() => setOpen(undefined)} onDone={done} />
    </>
  );
}

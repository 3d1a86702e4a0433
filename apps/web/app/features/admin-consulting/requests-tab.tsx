import {
  type AdminRequest,
  CONSULTATION_TYPES,
  consultingAdmin,
  REQUEST_STATUSES,
} from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUrlFilters } from '../../browser/use-url-filters.ts';
import { invalidate } from '../../data/invalidation.ts';
import { useApiQuery } from '../../data/query.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { FilterSelect } from '../../ui/admin/filter-fields.tsx';
import { LoadedList } from '../../ui/admin/loaded-list.tsx';
import { showToast } from '../../ui/feedback/toast-list.ts';
import { RequestCard } from './request-card.tsx';
import { RequestPanel } from './request-panel.tsx';

const oneOf = <const Value extends string>(values: readonly Value[], text: string) =>
  values.find((value) => value === text);

/** All requests, newest first. */
export function RequestsTab() {
  const { t } = useTranslation('admin-consulting');
  const words = useAdminTexts();
  const { values, page, setFilter, setPage, clear, isFiltered } = useUrlFilters(['status', 'type']);
  const status = oneOf(REQUEST_STATUSES, values.status);
  const type = oneOf(CONSULTATION_TYPES, values.type);
  const list = useApiQuery(
    consultingAdmin.requests,
    { query: { page, ...(status && { status }), ...(type && { type }) } },
    { keepsPrevious: true },
  );
  const [open, setOpen] = useState<AdminRequest>();
  const saved = () => {
    setOpen(undefined);
    showToast(t('saved'));
  };
  const overtaken = (newest: AdminRequest) => {
    setOpen(newest);
    invalidate([consultingAdmin.requests]);
  };
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <FilterSelect
          label={t('filters.status')}
          value={status ?? ''}
          all={words.all}
          options={REQUEST_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          onChange={(value) => setFilter('status', value)}
        />
        <FilterSelect
          label={t('filters.type')}
          value={type ?? ''}
          all={words.all}
          options={CONSULTATION_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
          onChange={(value) => setFilter('type', value)}
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
          failed={t('listFailed')}
          words={words}
          isEmpty={({ requests }) => requests.length === 0}
          empty={t(isFiltered ? 'emptyFiltered' : 'empty')}
          pagerProps={({ pagination }) => words.pagerProps(pagination, setPage)}
        >
          {({ requests }) => (
            <ul
              aria-label={t('list')}
              aria-busy={list.isLoading}
              className={`grid gap-3 md:grid-cols-2 xl:grid-cols-3 ${list.isLoading ? 'opacity-60' : ''}`}
            >
              {requests.map((request) => (
                <li
                  key={request.id}
                  className="flex min-w-0 [&>*]:min-w-0 [overflow-wrap:anywhere]"
                >
                  <RequestCard request={request} onOpen={() => setOpen(request)} />
                </li>
              ))}
            </ul>
          )}
        </LoadedList>
      </div>
      <RequestPanel
        request={open}
        onClose={() => setOpen(undefined)}
        onSaved={saved}
        onOvertaken={overtaken}
      />
    </>
  );
}

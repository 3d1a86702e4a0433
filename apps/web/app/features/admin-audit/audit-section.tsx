import { type AuditChange, admin } from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeFilters, useUrlFilters } from '../../browser/use-url-filters.ts';
import { useApiQuery } from '../../data/query.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { LoadedList } from '../../ui/admin/loaded-list.tsx';
import { SectionHead } from '../../ui/admin/section-head.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
import { ChangePanel } from './change-panel.tsx';

const NAMES = ['actor', 'action', 'subject', 'start_date', 'end_date', 'cursor'] as const;

/** Every change by administrators and the operator, newest first. */
export function AuditSection() {
  const { t } = useTranslation('admin-audit');
  const words = useAdminTexts();
  const { values, setFilter, clear, isFiltered } = useUrlFilters(NAMES);
  // The server validates the values of the URL against the same list.
  const query = activeFilters(values) as { cursor?: string };
  const list = useApiQuery(admin.audit, { query }, { keepsPrevious: true });
  const [shown, setShown] = useState<AuditChange>();
  return (
    <>
      <SectionHead title={t('title')} />
      <p className="mt-1 text-ink-3 text-sm">{t('intro')}</p>
      <AuditFilters
        values={values}
        // Another filter starts at the newest entry.
        onChange={(name, value) => setFilter(name, value, ['cursor'])}
        onClear={clear}
        isFiltered={isFiltered}
      />
      <div className="mt-4">
        <LoadedList
          loaded={list}
          failed={t('failed')}
          words={words}
          isEmpty={({ changes }) => changes.length === 0}
          empty={t(isFiltered ? 'emptyFiltered' : 'empty')}
          pagerProps={({ changes, next }) => ({
            label: words.pages.label,
            position: t('position', { count: changes.length }),
            previous: t('newest'),
            next: t('older'),
            onPrevious: values.cursor === '' ? undefined : () => setFilter('cursor', ''),
            onNext: next === null ? undefined : () => setFilter('cursor', next),
          })}
        >
          {({ changes }) => (
            <AuditTable changes={changes} isBusy={list.isLoading} onShow={setShown} />
          )}
        </LoadedList>
      </div>
      <ChangePanel change={shown} onClose={() => setShown(undefined)} />
    </>
  );
}

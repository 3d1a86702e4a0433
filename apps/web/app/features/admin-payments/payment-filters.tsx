import { PAYMENT_CURRENCIES, PAYMENT_STATUSES } from '@ismi/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FiltersProps } from '../../browser/use-url-filters.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { FilterDate, FilterSearch, FilterSelect } from '../../ui/admin/filter-fields.tsx';

export const PAYMENT_FILTERS = ['search', 'status', 'currency', 'start_date', 'end_date'] as const;
type Name = (typeof PAYMENT_FILTERS)[number];

export function PaymentFilters({ values, onChange, onClear }: FiltersProps<Name>) {
  const { t } = useTranslation('admin-payments');
  const words = useAdminTexts();
  // Stable: the search is debounced, and a new function would restart it.
  const search = useCallback((value: string) => onChange('search', value), [onChange]);
  return (
    <div className="grid grid-cols-2 items-end gap-2.5 lg:grid-cols-[2fr_1fr_auto_1fr_1fr_auto]">
      <div className="col-span-2 lg:col-span-1">
        <FilterSearch
          label={t('filters.search')}
          value={values.search}
          onChange={search}
          placeholder={t('filters.searchHint')}
        />
      </div>
      <FilterSelect
        label={t('filters.status')}
        value={values.status}
        onChange={(value) => onChange('status', value)}
        all={words.all}
        options={PAYMENT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
      <FilterSelect
        label={t('filters.currency')}
        value={values.currency}
        onChange={(value) => onChange('currency', value)}
        all={words.all}
        options={PAYMENT_CURRENCIES.map((value) => ({ value, label: value }))}
      />
      <FilterDate
        label={t('filters.start')}
        value={values.start_date}
        onChange={(value) => onChange('start_date', value)}
      />
      <FilterDate
        label={t('filters.end')}
        value={values.end_date}
        onChange={(value) => onChange('end_date', value)}
      />
      <button
        type="button"
        className="btn btn-quiet btn-small col-span-2 md:col-span-1"
        disabled={!Object.values(values).some(Boolean)}
        onClick={onClear}
      >
        {words.clear}
      </button>
    </div>
  );
}

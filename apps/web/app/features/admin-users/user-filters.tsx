import { AUTH_PROVIDERS } from '@ismi/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FiltersProps } from '../../browser/use-url-filters.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { FilterSearch, FilterSelect } from '../../ui/admin/filter-fields.tsx';

export const USER_FILTERS = ['search', 'role', 'status', 'authProvider'] as const;
type Name = (typeof USER_FILTERS)[number];

export function UserFilters({ values, onChange, onClear }: FiltersProps<Name>) {
  const { t } = useTranslation('admin-users');
  const words = useAdminTexts();
  // Stable: the search is debounced, and a new function would restart it.
  const search = useCallback((value: string) => onChange('search', value), [onChange]);
  return (
    <div className="grid grid-cols-2 items-end gap-2.5 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]">
      <div className="col-span-2 md:col-span-1">
        <FilterSearch
          label={t('filters.search')}
          value={values.search}
          onChange={search}
          placeholder={t('filters.searchHint')}
        />
      </div>
      <FilterSelect
        label={t('filters.role')}
        value={values.role}
        onChange={(value) => onChange('role', value)}
        all={words.all}
        options={[
          { value: 'admin', label: t('role.admin') },
          { value: 'user', label: t('role.user') },
        ]}
      />
      <FilterSelect
        label={t('filters.status')}
        value={values.status}
        onChange={(value) => onChange('status', value)}
        all={words.all}
        options={[
          { value: 'active', label: t('status.active') },
          { value: 'inactive', label: t('status.inactive') },
        ]}
      />
      <FilterSelect
        label={t('filters.provider')}
        value={values.authProvider}
        onChange={(value) => onChange('authProvider', value)}
        all={words.all}
        options={AUTH_PROVIDERS.map((value) => ({ value, label: t(`provider.${value}`) }))}
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

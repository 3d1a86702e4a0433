import { admin } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import type { FiltersProps } from '../../browser/use-url-filters.ts';
import { useApiQuery } from '../../data/query.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { FilterDate, FilterSearch, FilterSelect } from '../../ui/admin/filter-fields.tsx';
import { useAuditTexts } from './use-audit-texts.ts';

type Name = 'actor' | 'action' | 'subject' | 'start_date' | 'end_date';

interface AuditFiltersProps extends FiltersProps<Name> {
  isFiltered: boolean;
}

export function AuditFilters({ values, onChange, onClear, isFiltered }: AuditFiltersProps) {
  const { t } = useTranslation('admin-audit');
  const words = useAdminTexts();
  const locale = useLocale();
  const { actionOf } = useAuditTexts();
  const { data } = useApiQuery(admin.auditChoices, {}, { keepsPrevious: true });
  const actors = (data?.actors ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const actions = (data?.actions ?? [])
    .map((action) => ({ value: action, label: actionOf(action) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <div className="mt-4 grid grid-cols-2 items-end gap-2.5 lg:grid-cols-[1fr_1fr_1.4fr_auto_auto_auto]">
      <FilterSelect
        label={t('actor')}
        value={values.actor}
        onChange={(value) => onChange('actor', value)}
        all={words.all}
        options={[{ value: 'operator', label: t('operator') }, ...actors]}
      />
      <FilterSelect
        label={t('what')}
        value={values.action}
        onChange={(value) => onChange('action', value)}
        all={words.all}
        options={actions}
      />
      <div className="max-lg:col-span-2">
        <FilterSearch
          label={t('subjectFilter')}
          value={values.subject}
          onChange={(value) => onChange('subject', value.trim())}
        />
      </div>
      <FilterDate
        label={t('from')}
        value={values.start_date}
        onChange={(value) => onChange('start_date', value)}
      />
      <FilterDate
        label={t('to')}
        value={values.end_date}
        onChange={(value) => onChange('end_date', value)}
      />
      <button
        type="button"
        onClick={onClear}
        disabled={!isFiltered}
        className="btn btn-quiet btn-small max-lg:col-span-2"
      >
        {words.clear}
      </button>
    </div>
  );
}

import { SUGGESTION_LIMITS, SUGGESTION_SORTS } from '@ismi/contract';
import { LOCALES } from '@ismi/contract/locales';
import { NAME_GENDERS } from '@ismi/contract/questionnaire';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../i18n/country-and-language-names.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import type { PastFilters } from './past-filters.ts';

interface FiltersProps {
  filters: PastFilters;
  onChange: (filters: PastFilters) => void;
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  className?: string;
}

/** A select without a visible label: its options explain it. */
function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
  className = '',
}: ChoiceProps<Value>) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen) onChange(chosen.value);
      }}
      className={`input select ${className}`}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

export function Filters({ filters, onChange }: FiltersProps) {
  const { t } = useTranslation('profile');
  const { t: named } = useTranslation('answers');
  const locale = useLocale();
  return (
    <search className="mt-6 grid grid-cols-2 gap-2.5 md:grid-cols-[1fr_auto_auto_auto]">
      <div className="relative col-span-2 md:col-span-1">
        <Search
          size={20}
          strokeWidth={1.75}
          aria-hidden
          className="pointer-events-none absolute start-3.5 top-3.5 text-ink-3"
        />
        <input
          type="search"
          dir="auto"
          aria-label={t('past.search')}
          placeholder={t('past.search')}
          value={filters.search}
          maxLength={SUGGESTION_LIMITS.search}
          onChange={({ target }) => onChange({ ...filters, search: target.value })}
          autoComplete="off"
          spellCheck={false}
          className="input ps-11"
        />
      </div>
      <Choice
        label={t('past.gender')}
        value={filters.gender}
        options={[
          { value: '' as const, label: t('past.allGenders') },
          ...NAME_GENDERS.map((value) => ({ value, label: named(`values.gender.${value}`) })),
        ]}
        onChange={(gender) => onChange({ ...filters, gender })}
      />
      <Choice
        label={t('past.language')}
        value={filters.writtenIn}
        options={[
          { value: '' as const, label: t('past.allLanguages') },
          ...LOCALES.map((value) => ({ value, label: languageName(locale, value) })),
        ]}
        onChange={(writtenIn) => onChange({ ...filters, writtenIn })}
      />
      <Choice
        label={t('past.sort')}
        value={filters.sort}
        options={SUGGESTION_SORTS.map((value) => ({ value, label: t(`past.sorts.${value}`) }))}
        onChange={(sort) => onChange({ ...filters, sort })}
        className="col-span-2 md:col-span-1"
      />
    </search>
  );
}

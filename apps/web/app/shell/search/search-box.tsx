import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOptionalPart } from '../../browser/use-optional-part.ts';
import { usePath } from '../../browser/use-path.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { SearchForm } from '../../ui/form/search-form.tsx';
import { loadLiveSearch } from './load-live-search.ts';

interface SearchBoxProps {
  look: 'large' | 'line';
  value?: string;
}

/** Searches names on every page. Its list is fetched with the first focus; without it the form leads to the results. */
export function SearchBox({ look, value }: SearchBoxProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const { part: LiveSearch, fetch } = useOptionalPart(locale, () => loadLiveSearch(locale));
  const fetchForFocus = useEffectEvent(() => {
    // The focus may have come before this code.
    if (document.activeElement === input.current) fetch();
  });
  useEffect(fetchForFocus, []);
  return (
    <SearchForm
      ref={input}
      action={usePath()('name-index')}
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      submit={t('search.submit')}
      value={value}
      look={look}
      onFocus={fetch}
    >
      {LiveSearch && <LiveSearch input={input} />}
    </SearchForm>
  );
}

import { filtersInOrder, type NameFilters, type NameWay } from '@ismi/contract/name-filters';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../i18n/formats.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { capitalizeLetter } from '../capitalize-letter.ts';

/** How filters and sets of filters are called. */
export function useListWords() {
  const { t } = useTranslation('name-lists');
  const words = useTranslation('name-words');
  const kinds = useTranslation('name-kinds');
  const commonness = useTranslation('commonness');
  const locale = useLocale();
  const labels: Record<NameWay, (value: string) => string> = {
    gender: (value) => words.t(`genders.${value}`),
    culture: (value) => kinds.t(`culture.${value}`),
    theme: (value) => kinds.t(`meaning.${value}`),
    letter: (value) => capitalizeLetter(value, locale),
    length: (value) => t(`lengths.${value}`),
    travel: (value) => t(`travels.${value}`),
    commonness: (value) => commonness.t(`class.${value}`),
  };
  /** Inside a sentence: "girls’ names from North Africa"; undefined where more is combined. */
  const phraseOf = (filters: NameFilters): string | undefined => {
    const { gender, ...others } = filters;
    const names = t(`names.${gender ?? 'all'}`);
    const [other, ...more] = filtersInOrder(others);
    if (!other) return names;
    if (more.length > 0) return undefined;
    const [way, value] = other;
    return way === 'letter'
      ? t('phrase.letter', { names, letter: labels.letter(value) })
      : t(`phrase.${way}.${value}`, { names });
  };
  const titleOf = (filters: NameFilters): string => {
    const { gender, ...others } = filters;
    const values = filtersInOrder(others).map(([way, value]) => labels[way](value));
    const names = t(`names.${gender ?? 'all'}`);
    const phrase = phraseOf(filters) ?? `${names}: ${formatList(locale, values)}`;
    return phrase.charAt(0).toLocaleUpperCase(locale) + phrase.slice(1);
  };
  return {
    labelOf: (way: NameWay, value: string): string => labels[way](value),
    phraseOf,
    titleOf,
  };
}

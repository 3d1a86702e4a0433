import type { NameList } from '@ismi/contract';
import type { NameFilters } from '@ismi/contract/name-filters';
import { useTranslation } from 'react-i18next';
import { formatList, formatNumber } from '../../../i18n/formats.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { useListWords } from './use-list-words.ts';

interface ListSentenceProps {
  filters: NameFilters;
  list: Pick<NameList, 'total' | 'genders' | 'most_given' | 'registers'>;
}

/** What a list holds, in words and with its figures, and what its figures rest on. */
export function ListSentence({ filters, list }: ListSentenceProps) {
  const { t } = useTranslation('name-lists');
  const commonness = useTranslation('commonness');
  const { phraseOf } = useListWords();
  const locale = useLocale();
  const { total, genders, most_given: mostGiven, registers } = list;
  const number = formatNumber(locale, total);
  const phrase = phraseOf(filters);
  const [first, second, third] = mostGiven;
  const sentences = [
    phrase === undefined
      ? t('count', { count: total, number })
      : t('sentence.count', { count: total, number, phrase }),
    !filters.gender &&
      genders.boy > 0 &&
      genders.girl > 0 &&
      genders.unisex > 0 &&
      t('sentence.genders', {
        boy: formatNumber(locale, genders.boy),
        girl: formatNumber(locale, genders.girl),
        unisex: formatNumber(locale, genders.unisex),
      }),
    total > 3 && third && t('sentence.mostGiven', { first, second, third }),
  ];
  const named = registers.map(({ name, until }) =>
    commonness.t('source', { name, year: String(until) }),
  );
  return (
    <div className="mt-4 max-w-[62ch]">
      <p className="text-ink-2 text-lg">{sentences.filter(Boolean).join(' ')}</p>
      {filters.travel && <p className="mt-2 text-ink-3 text-sm">{t('travelNote')}</p>}
      {filters.commonness && (
        <p className="mt-2 text-ink-3 text-sm">
          {t('commonnessNote', { registers: formatList(locale, named) })}
        </p>
      )}
    </div>
  );
}

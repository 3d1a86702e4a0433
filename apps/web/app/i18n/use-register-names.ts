import type { NameResult } from '@ismi/contract';
import { intlLocale } from '@ismi/contract/locales';
import { useTranslation } from 'react-i18next';
import { useLocale } from './use-locale.ts';

/** Where a figure was measured: the registers by name, each with its last year; beyond `most`, how many more. */
export function useRegisterNames() {
  const { t } = useTranslation('commonness');
  const locale = useLocale();
  return (registers: NameResult['popularity_sources'], most = registers.length): string => {
    // A year has no thousands separator.
    const named = registers
      .slice(0, most)
      .map(({ name, until }) => t('source', { name, year: String(until) }));
    const rest = registers.length - named.length;
    const number = new Intl.NumberFormat(intlLocale(locale)).format(rest);
    return new Intl.ListFormat(intlLocale(locale)).format(
      rest > 0 ? [...named, t('more', { number })] : named,
    );
  };
}

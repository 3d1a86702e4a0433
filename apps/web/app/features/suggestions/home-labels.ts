import { intlLocale } from '@ismi/contract/locales';
import { useTranslation } from 'react-i18next';
import { countryName, languageName } from '../../i18n/country-and-language-names.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import type { HomeCountry, HomeLanguage } from './answers.ts';

/** Countries and languages as families call them; most as the browser does. */
export function useHomeLabels() {
  const { t } = useTranslation('family-wishes');
  const locale = useLocale();
  return {
    countryOf: (code: HomeCountry): string =>
      code === 'PS' ? t('home.palestine') : countryName(locale, code),
    languageOf: (code: HomeLanguage): string =>
      code === 'ber' ? t('home.amazigh') : languageName(locale, code),
    /** Options of a list, in the order of the alphabet. */
    inOrder: <Code extends string>(codes: readonly Code[], labelOf: (code: Code) => string) => {
      const { compare } = new Intl.Collator(intlLocale(locale));
      return codes
        .map((value) => ({ value, label: labelOf(value) }))
        .toSorted((a, b) => compare(a.label, b.label));
    },
  };
}

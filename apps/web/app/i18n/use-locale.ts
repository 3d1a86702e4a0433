import { FALLBACK_LOCALE, isLocale, type Locale } from '@ismi/contract/locales';
import { useTranslation } from 'react-i18next';

/** The language of this page. */
export function useLocale(): Locale {
  const { i18n } = useTranslation();
  return isLocale(i18n.language) ? i18n.language : FALLBACK_LOCALE;
}

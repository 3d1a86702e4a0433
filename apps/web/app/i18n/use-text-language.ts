import { directionOf, type Locale } from '@ismi/contract/locales';
import { useLocale } from './use-locale.ts';

interface TextLanguageAttributes {
  lang?: Locale;
  dir?: 'rtl' | 'ltr' | 'auto';
}

/** The attributes of a text that may be in another language than the page; null if its language is unknown. */
export function useTextLanguage(): (language: Locale | null) => TextLanguageAttributes {
  const locale = useLocale();
  return (language) => {
    if (language === null) return { dir: 'auto' };
    return language === locale ? {} : { lang: language, dir: directionOf(language) };
  };
}

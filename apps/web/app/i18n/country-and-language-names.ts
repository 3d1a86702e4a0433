import { languageName as nameInText } from '@ismi/contract/language-names';
import { intlLocale, type Locale } from '@ismi/contract/locales';

/** A country by its two-letter code. Only for the browser: the server may use other names. */
export const countryName = (locale: Locale, code: string): string =>
  new Intl.DisplayNames(intlLocale(locale), { type: 'region' }).of(code) ?? code;

/** A language by its two-letter code, capitalised for use on its own. Only for the browser, like countries. */
export const languageName = (locale: Locale, code: string): string => {
  const name = nameInText(locale, code);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
};

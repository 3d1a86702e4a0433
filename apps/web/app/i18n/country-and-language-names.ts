import { intlLocale, type Locale } from '@ismi/contract/locales';

/** A country by its two letters. Only for the browser: the server may know countries by other names. */
export const countryName = (locale: Locale, code: string): string =>
  new Intl.DisplayNames(intlLocale(locale), { type: 'region' }).of(code) ?? code;

/** A language by its two letters; with a capital, since it stands alone. Only for the browser, as countries are. */
export const languageName = (locale: Locale, code: string): string => {
  const name = new Intl.DisplayNames(intlLocale(locale), { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
};

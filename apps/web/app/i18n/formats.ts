import { intlLocale, type Locale } from '@ismi/contract/locales';

/** An amount with its currency, as readers of a language write it. */
export const moneyIn = (locale: Locale, amount: number, currency: string): string =>
  new Intl.NumberFormat(intlLocale(locale), { style: 'currency', currency }).format(amount);

/** Between thousands, and before what is less than one. */
const MARKS: Record<Locale, readonly [group: string, point: string]> = {
  tr: ['.', ','],
  en: [',', '.'],
  de: ['.', ','],
  ar: [',', '.'],
};

/**
 * A number from zero up with so many digits after the point. Written by hand, because nearly every page has one: the first
 * `Intl.NumberFormat` keeps a telephone busy for a sixth of a second, and that while the page comes alive.
 */
export function numberIn(locale: Locale, value: number, digits = 0): string {
  const [group, point] = MARKS[locale];
  const scale = 10 ** digits;
  const [whole = '', part] = (Math.round(value * scale) / scale).toFixed(digits).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return part ? grouped + point + part : grouped;
}

/** 19 becomes "19 %", "%19" or what else a language makes of it; a part of a percent is kept. */
export const percentIn = (locale: Locale, percent: number): string =>
  new Intl.NumberFormat(intlLocale(locale), { style: 'percent', maximumFractionDigits: 2 }).format(
    percent / 100,
  );

/** With its sign, plus or a real minus. */
export const signedIn = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(intlLocale(locale), { signDisplay: 'exceptZero' })
    .format(value)
    .replace('-', '−');

/** "one, two or three": the last two joined as a language joins them. */
export const oneOf = (locale: Locale, things: readonly string[]): string =>
  new Intl.ListFormat(intlLocale(locale), { type: 'disjunction' }).format(things);

/** Between the things of a list. */
export const commaIn = (locale: Locale): string => (locale === 'ar' ? '، ' : ', ');

/** "one, two, three": side by side, without a last "and". */
export const listIn = (locale: Locale, things: readonly string[]): string =>
  // No kind of Intl.ListFormat does this in every language: Turkish units stand without a comma, German ones get an "und".
  things.join(commaIn(locale));

/** A country by its two letters. Only for the browser: the server may know countries by other names. */
export const countryIn = (locale: Locale, code: string): string =>
  new Intl.DisplayNames(intlLocale(locale), { type: 'region' }).of(code) ?? code;

/** A language by its two letters; with a capital, since it stands alone. Only for the browser, as countries are. */
export const languageIn = (locale: Locale, code: string): string => {
  const name = new Intl.DisplayNames(intlLocale(locale), { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
};

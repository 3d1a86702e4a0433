import { intlLocale, type Locale } from '@ismi/contract/locales';

// Formats based on Intl. Separate from the numbers in formats.ts, which every page needs: few pages need these at first.

/** An amount with its currency, in the format of a language. */
export const formatMoney = (locale: Locale, amount: number, currency: string): string =>
  new Intl.NumberFormat(intlLocale(locale), { style: 'currency', currency }).format(amount);

/** 19 becomes "19 %", "%19" or the format of another language; decimals are kept. */
export const formatPercent = (locale: Locale, percent: number): string =>
  new Intl.NumberFormat(intlLocale(locale), { style: 'percent', maximumFractionDigits: 2 }).format(
    percent / 100,
  );

/** With its sign, plus or a real minus. */
export const formatSigned = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(intlLocale(locale), { signDisplay: 'exceptZero' })
    .format(value)
    .replace('-', '−');

/** "one, two or three": the last two joined as in the given language. */
export const formatAlternatives = (locale: Locale, items: readonly string[]): string =>
  new Intl.ListFormat(intlLocale(locale), { type: 'disjunction' }).format(items);

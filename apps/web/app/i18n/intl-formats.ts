import { intlLocale, type Locale } from '@ismi/contract/locales';

// What the browser itself knows of languages. Apart from the numbers of formats.ts, which every page has: few need this from the beginning.

/** An amount with its currency, as readers of a language write it. */
export const formatMoney = (locale: Locale, amount: number, currency: string): string =>
  new Intl.NumberFormat(intlLocale(locale), { style: 'currency', currency }).format(amount);

/** 19 becomes "19 %", "%19" or what else a language makes of it; a part of a percent is kept. */
export const formatPercent = (locale: Locale, percent: number): string =>
  new Intl.NumberFormat(intlLocale(locale), { style: 'percent', maximumFractionDigits: 2 }).format(
    percent / 100,
  );

/** With its sign, plus or a real minus. */
export const formatSigned = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(intlLocale(locale), { signDisplay: 'exceptZero' })
    .format(value)
    .replace('-', '−');

/** "one, two or three": the last two joined as a language joins them. */
export const formatAlternatives = (locale: Locale, items: readonly string[]): string =>
  new Intl.ListFormat(intlLocale(locale), { type: 'disjunction' }).format(items);

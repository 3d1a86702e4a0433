import type { Locale } from '@ismi/contract/locales';

/** The thousands and decimal separators. */
const MARKS: Record<Locale, readonly [group: string, point: string]> = {
  tr: ['.', ','],
  en: [',', '.'],
  de: ['.', ','],
  ar: [',', '.'],
};

/**
 * A non-negative number with so many decimals. Without `Intl`, because nearly every page has one, and the first
 * `Intl.NumberFormat` blocks a phone for a sixth of a second during hydration.
 */
export function formatNumber(locale: Locale, value: number, digits = 0): string {
  const [group, point] = MARKS[locale];
  const scale = 10 ** digits;
  const [whole = '', part] = (Math.round(value * scale) / scale).toFixed(digits).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return part ? grouped + point + part : grouped;
}

/** The list separator. */
export const listComma = (locale: Locale): string => (locale === 'ar' ? '، ' : ', ');

/** "one, two, three": side by side, without a last "and". */
export const formatList = (locale: Locale, items: readonly string[]): string =>
  // No Intl.ListFormat style does this in every language: Turkish units have no comma, German ones get an "und".
  items.join(listComma(locale));

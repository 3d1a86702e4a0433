import type { Locale } from '@ismi/contract/locales';

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

/** Between the things of a list. */
export const commaIn = (locale: Locale): string => (locale === 'ar' ? '، ' : ', ');

/** "one, two, three": side by side, without a last "and". */
export const listIn = (locale: Locale, things: readonly string[]): string =>
  // No kind of Intl.ListFormat does this in every language: Turkish units stand without a comma, German ones get an "und".
  things.join(commaIn(locale));

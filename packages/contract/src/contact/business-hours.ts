import { intlLocale, type Locale } from '../core/locales.ts';

/** Business hours. Free of zod, so that every page may import it. German time; days as in ISO 8601: Monday is 1. */
export const BUSINESS_TIME_ZONE = 'Europe/Berlin';
export const BUSINESS_HOURS = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { days: [6, 7], opens: '10:00', closes: '16:00' },
] as const;

/** "Montag – Freitag", as the language writes it. 1 January 2024 was a Monday. */
export function dayRange(
  locale: Locale,
  days: readonly number[],
  weekday: 'long' | 'short',
): string {
  const format = new Intl.DateTimeFormat(intlLocale(locale), { weekday, timeZone: 'UTC' });
  const nameOf = (day: number | undefined) => format.format(Date.UTC(2024, 0, day ?? 1));
  const dash = weekday === 'long' ? ' – ' : '–';
  return [nameOf(days[0]), nameOf(days.at(-1))].join(dash);
}

/** In words for Arabic: a dash between numbers would be read from the wrong side. */
export const hourRange = (locale: Locale, opens: string, closes: string): string =>
  locale === 'ar' ? `من ${opens} إلى ${closes}` : `${opens}–${closes}`;

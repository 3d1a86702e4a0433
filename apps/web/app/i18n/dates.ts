import { intlLocale, type Locale } from '@ismi/contract/locales';
import { listComma } from './formats.ts';

/** A date in the reader's own time zone, so only for the browser. */
export const formatDay = (locale: Locale, moment: string): string =>
  new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'long' }).format(new Date(moment));

/** Day and time to the minute, in the reader's own time zone unless another is named. */
export const formatDayAndTime = (locale: Locale, moment: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(intlLocale(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(moment));

export const formatMonth = (locale: Locale, moment: string): string =>
  new Intl.DateTimeFormat(intlLocale(locale), { month: 'long', year: 'numeric' }).format(
    new Date(moment),
  );

const DAY_MS = 86_400_000;
const midnightOf = (moment: Date): number => new Date(moment).setHours(0, 0, 0, 0);

/** "today, 14:12", "yesterday, 20:41", then the date alone. */
export function formatRecentMoment(locale: Locale, moment: string, now: Date): string {
  const then = new Date(moment);
  const daysAgo = Math.round((midnightOf(now) - midnightOf(then)) / DAY_MS);
  if (daysAgo !== 0 && daysAgo !== 1) return formatDay(locale, moment);
  const day = new Intl.RelativeTimeFormat(intlLocale(locale), { numeric: 'auto' }).format(
    -daysAgo,
    'day',
  );
  const time = new Intl.DateTimeFormat(intlLocale(locale), { timeStyle: 'short' }).format(then);
  return `${day.charAt(0).toLocaleUpperCase(locale)}${day.slice(1)}${listComma(locale)}${time}`;
}

/** A day of the calendar, `2026-11-19`, which is the same in every time zone. */
export const formatCalendarDay = (
  locale: Locale,
  day: string,
  format: Intl.DateTimeFormatOptions,
): string =>
  new Intl.DateTimeFormat(intlLocale(locale), { ...format, timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** "14. Nov.", below a chart. */
export const formatShortDay = (locale: Locale, day: string): string =>
  formatCalendarDay(locale, day, { day: 'numeric', month: 'short' });

type ZoneFormatKind = 'clock' | 'day';
const OPTIONS: Record<ZoneFormatKind, [language: string, format: Intl.DateTimeFormatOptions]> = {
  clock: ['en-GB', { timeStyle: 'short' }],
  day: ['en-CA', { dateStyle: 'short' }],
};
/** Cached, because a calendar formats hundreds of times, and creating a format costs more than using it. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();
function zoneFormat(timeZone: string, kind: ZoneFormatKind): Intl.DateTimeFormat {
  const key = `${kind} ${timeZone}`;
  const cached = FORMATS.get(key);
  if (cached) return cached;
  const [language, format] = OPTIONS[kind];
  const made = new Intl.DateTimeFormat(language, { ...format, timeZone });
  FORMATS.set(key, made);
  return made;
}

/** The local time in a time zone at an instant: "14:00". */
export const formatTimeInZone = (moment: string, timeZone: string): string =>
  zoneFormat(timeZone, 'clock').format(new Date(moment));

/** The local day at an instant. */
export const dayInZone = (moment: string, timeZone: string): string =>
  zoneFormat(timeZone, 'day').format(new Date(moment));

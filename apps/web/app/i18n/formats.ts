import { intlLocale, type Locale } from '@ismi/contract/locales';

/** An amount with its currency, as readers of a language write it. */
export const moneyIn = (locale: Locale, amount: number, currency: string): string =>
  new Intl.NumberFormat(intlLocale(locale), { style: 'currency', currency }).format(amount);

/** A number with so many digits after the point. */
export const numberIn = (locale: Locale, value: number, digits = 0): string =>
  new Intl.NumberFormat(intlLocale(locale), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

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

/** A date in the reader's own time zone, so only for the browser. */
export const dayIn = (locale: Locale, moment: string): string =>
  new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'long' }).format(new Date(moment));

/** Day and time to the minute, in the reader's own time zone. */
export const dayAndTimeIn = (locale: Locale, moment: string): string =>
  new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(moment),
  );

export const monthIn = (locale: Locale, moment: string): string =>
  new Intl.DateTimeFormat(intlLocale(locale), { month: 'long', year: 'numeric' }).format(
    new Date(moment),
  );

const DAY_MS = 86_400_000;
const midnightOf = (moment: Date): number => new Date(moment).setHours(0, 0, 0, 0);

/** "today, 14:12", "yesterday, 20:41", then the date alone. */
export function momentIn(locale: Locale, moment: string, now: Date): string {
  const then = new Date(moment);
  const daysAgo = Math.round((midnightOf(now) - midnightOf(then)) / DAY_MS);
  if (daysAgo !== 0 && daysAgo !== 1) return dayIn(locale, moment);
  const day = new Intl.RelativeTimeFormat(intlLocale(locale), { numeric: 'auto' }).format(
    -daysAgo,
    'day',
  );
  const time = new Intl.DateTimeFormat(intlLocale(locale), { timeStyle: 'short' }).format(then);
  const comma = locale === 'ar' ? '، ' : ', ';
  return `${day.charAt(0).toLocaleUpperCase(locale)}${day.slice(1)}${comma}${time}`;
}

/** A day of the calendar, `2026-11-19`, which is the same in every time zone. */
export const calendarDayIn = (
  locale: Locale,
  day: string,
  format: Intl.DateTimeFormatOptions,
): string =>
  new Intl.DateTimeFormat(intlLocale(locale), { ...format, timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** "14. Nov.", below a chart. */
export const shortDayIn = (locale: Locale, day: string): string =>
  calendarDayIn(locale, day, { day: 'numeric', month: 'short' });

/** What clocks of a time zone show at a moment: "14:00". */
export const clockIn = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(new Date(moment));

/** Which day it is there at a moment. */
export const dayOfZone = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(new Date(moment));

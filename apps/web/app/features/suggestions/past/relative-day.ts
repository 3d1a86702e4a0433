import { intlLocale, type Locale } from '@ismi/contract/locales';
import { formatDay } from '../../../i18n/dates.ts';

const DAY_MS = 86_400_000;
const RELATIVE_DAYS = 7;
const midnightOf = (moment: Date): number => new Date(moment).setHours(0, 0, 0, 0);

/** Today, yesterday, the number of days up to a week, then the date; capitalized, since it begins a line. */
export function relativeDay(locale: Locale, moment: string, now: Date): string {
  const daysAgo = Math.round((midnightOf(now) - midnightOf(new Date(moment))) / DAY_MS);
  if (daysAgo < 0 || daysAgo > RELATIVE_DAYS) return formatDay(locale, moment);
  const day = new Intl.RelativeTimeFormat(intlLocale(locale), { numeric: 'auto' }).format(
    // Avoids −0, which can be formatted differently.
    daysAgo === 0 ? 0 : -daysAgo,
    'day',
  );
  return day.charAt(0).toLocaleUpperCase(locale) + day.slice(1);
}

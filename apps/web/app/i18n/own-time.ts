import type { Locale } from '@ismi/contract/locales';
import { SLOT_TIME_ZONE } from '@ismi/contract/slot-time';
import { useHydrated } from '../lib/use-hydrated.ts';
import { calendarDayIn, clockIn, dayOfZone } from './dates.ts';

/** The visitor's time zone; only the browser knows it. */
export const useOwnZone = (): string | undefined =>
  useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;

/** What the visitor's own clock shows at a slot, with the weekday where it is another day; undefined where it shows the same. */
export function ownTimeOf(
  locale: Locale,
  startsAt: string,
  ownZone: string | undefined,
): string | undefined {
  if (!ownZone) return undefined;
  const time = clockIn(startsAt, ownZone);
  const day = dayOfZone(startsAt, ownZone);
  if (day === dayOfZone(startsAt, SLOT_TIME_ZONE))
    return time === clockIn(startsAt, SLOT_TIME_ZONE) ? undefined : time;
  return `${calendarDayIn(locale, day, { weekday: 'short' })} ${time}`;
}

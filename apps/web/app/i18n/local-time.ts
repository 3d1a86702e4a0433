import type { Locale } from '@ismi/contract/locales';
import { SLOT_TIME_ZONE } from '@ismi/contract/slot-time';
import { knownTimeZone } from '@ismi/contract/time-zones';
import { useHydrated } from '../browser/use-hydrated.ts';
import { dayInZone, formatCalendarDay, formatTimeInZone } from './dates.ts';

/** The browser's time zone; undefined if the browser cannot format with it (`Etc/Unknown`). */
export const localTimeZone = (): string | undefined =>
  knownTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The visitor's time zone; only the browser knows it, so undefined until hydration. */
export const useLocalTimeZone = (): string | undefined =>
  useHydrated() ? localTimeZone() : undefined;

interface LocalTime {
  /** Shown first: the visitor's local day and time; those of Turkey while the visitor's zone is unknown. */
  day: string;
  time: string;
  /** The time in Turkey, with the weekday if the day differs; undefined if it is the same. */
  turkish: string | undefined;
}

/** The time of a slot: the visitor's local time first, then the time in Turkey. */
export function formatLocalTime(
  locale: Locale,
  startsAt: string,
  zone: string | undefined,
): LocalTime {
  const day = dayInZone(startsAt, zone ?? SLOT_TIME_ZONE);
  const time = formatTimeInZone(startsAt, zone ?? SLOT_TIME_ZONE);
  const turkishDay = dayInZone(startsAt, SLOT_TIME_ZONE);
  const turkishTime = formatTimeInZone(startsAt, SLOT_TIME_ZONE);
  if (day !== turkishDay) {
    const weekday = formatCalendarDay(locale, turkishDay, { weekday: 'short' });
    return { day, time, turkish: `${weekday} ${turkishTime}` };
  }
  return { day, time, turkish: time === turkishTime ? undefined : turkishTime };
}

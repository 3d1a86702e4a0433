import type { Locale } from '@ismi/contract/locales';
import { SLOT_TIME_ZONE } from '@ismi/contract/slot-time';
import { knownTimeZone } from '@ismi/contract/time-zones';
import { useHydrated } from '../browser/use-hydrated.ts';
import { dayInZone, formatCalendarDay, formatTimeInZone } from './dates.ts';

/** The time zone of this browser; undefined where it names one that it cannot format (`Etc/Unknown`). */
export const localTimeZone = (): string | undefined =>
  knownTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The visitor's time zone; only the browser knows it, so undefined until hydration. */
export const useLocalTimeZone = (): string | undefined =>
  useHydrated() ? localTimeZone() : undefined;

interface LocalTime {
  /** What leads: day and clock of the visitor; those of Turkey while the visitor's zone is not known. */
  day: string;
  time: string;
  /** What clocks in Turkey show, with the weekday where it is another day; undefined where they show the same. */
  turkish: string | undefined;
}

/** When a slot is: on the visitor's own clock first, and what a clock in Turkey shows beside it. */
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

import type { Locale } from '@ismi/contract/locales';
import { SLOT_TIME_ZONE } from '@ismi/contract/slot-time';
import { knownTimeZone } from '@ismi/contract/time-zones';
import { useHydrated } from '../lib/use-hydrated.ts';
import { calendarDayIn, clockIn, dayOfZone } from './dates.ts';

/** The time zone of this browser; undefined where it names one that it cannot format (`Etc/Unknown`). */
export const ownZone = (): string | undefined =>
  knownTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The visitor's time zone; only the browser knows it, so undefined until the page is awake. */
export const useOwnZone = (): string | undefined => (useHydrated() ? ownZone() : undefined);

interface OwnTime {
  /** What leads: day and clock of the visitor; those of Turkey while the visitor's zone is not known. */
  day: string;
  time: string;
  /** What clocks in Turkey show, with the weekday where it is another day; undefined where they show the same. */
  turkish: string | undefined;
}

/** When a slot is: on the visitor's own clock first, and what a clock in Turkey shows beside it. */
export function ownTimeOf(locale: Locale, startsAt: string, zone: string | undefined): OwnTime {
  const day = dayOfZone(startsAt, zone ?? SLOT_TIME_ZONE);
  const time = clockIn(startsAt, zone ?? SLOT_TIME_ZONE);
  const turkishDay = dayOfZone(startsAt, SLOT_TIME_ZONE);
  const turkishTime = clockIn(startsAt, SLOT_TIME_ZONE);
  if (day !== turkishDay) {
    const weekday = calendarDayIn(locale, turkishDay, { weekday: 'short' });
    return { day, time, turkish: `${weekday} ${turkishTime}` };
  }
  return { day, time, turkish: time === turkishTime ? undefined : turkishTime };
}

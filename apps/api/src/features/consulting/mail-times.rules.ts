import { intlLocale, type Locale, SLOT_TIME_ZONE, timeZoneNameIn } from '@ismi/contract';

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const written = (locale: Locale, moment: Date, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(intlLocale(locale), { ...format, ...CLOCK }).format(moment);

/** "Thursday, 19 November 2026 at 14:00" */
const inFull = (locale: Locale, timeZone: string, moment: Date): string =>
  written(locale, moment, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  });

/** "Thu 19 Nov, 14:00 (Central European Time)", for a subject. */
const inShort = (locale: Locale, timeZone: string, moment: Date): string => {
  const time = written(locale, moment, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone,
  });
  return `${time} (${timeZoneNameIn(locale, timeZone, moment)})`;
};

/** How a mail states a moment. Parts that add nothing are empty. */
interface Clocks {
  when: string;
  ownTime: string;
  ownZone: string;
  turkishTime: string;
}

/** The family's own time, with Turkish time if it differs; if the zone is unknown, Turkish time alone. */
export function timesForFamily(
  { language, timeZone }: { language: Locale; timeZone: string | null },
  startsAt: Date,
): Clocks {
  const turkishTime = inFull(language, SLOT_TIME_ZONE, startsAt);
  if (timeZone === null || timeZone === SLOT_TIME_ZONE)
    return {
      when: inShort(language, SLOT_TIME_ZONE, startsAt),
      ownTime: '',
      ownZone: '',
      turkishTime,
    };
  const ownTime = inFull(language, timeZone, startsAt);
  return {
    when: inShort(language, timeZone, startsAt),
    ownTime,
    ownZone: timeZoneNameIn(language, timeZone, startsAt),
    turkishTime: ownTime === turkishTime ? '' : turkishTime,
  };
}

/** The consultant works by Turkish time; the family's time is added if it differs. */
export function timesForConsultant(
  locale: Locale,
  timeZone: string | null,
  startsAt: Date,
): Clocks {
  const turkishTime = inFull(locale, SLOT_TIME_ZONE, startsAt);
  const ownTime = inFull(locale, timeZone ?? SLOT_TIME_ZONE, startsAt);
  const isOther = timeZone !== null && ownTime !== turkishTime;
  return {
    when: inShort(locale, SLOT_TIME_ZONE, startsAt),
    ownTime: isOther ? ownTime : '',
    ownZone: isOther ? timeZoneNameIn(locale, timeZone, startsAt) : '',
    turkishTime,
  };
}

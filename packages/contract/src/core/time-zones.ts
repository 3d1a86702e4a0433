import { SLOT_TIME_ZONE } from '../consulting/slot-time.ts';
import { intlLocale, type Locale } from './locales.ts';

/** Time zones by their IANA names. Free of zod, so that every page may import it. */

const NAME = /^[A-Za-z][\w+/-]{0,63}$/;

/** A zone in the spelling of `Intl`, `Europe/Berlin`; undefined for an unknown one. */
export function knownTimeZone(name: string | undefined): string | undefined {
  // Newer engines also accept offsets such as `+03:00`, which have no summer time.
  if (name === undefined || !NAME.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

const TURKISH_TIME: Record<Locale, string> = {
  tr: 'Türkiye saati',
  en: 'Turkish time',
  de: 'türkische Zeit',
  ar: 'توقيت تركيا',
};

/** The common name of a zone at a moment: "Central European Time", the same in summer and winter. */
export function timeZoneNameIn(locale: Locale, timeZone: string, moment: Date): string {
  if (timeZone === SLOT_TIME_ZONE) return TURKISH_TIME[locale];
  const format = new Intl.DateTimeFormat(intlLocale(locale), {
    timeZone,
    timeZoneName: 'longGeneric',
  });
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName');
  return name?.value ?? timeZone;
}

import { intlLocale, type Locale } from '@ismi/contract/locales';

// Servers and browsers use different narrow spaces here.
const ODD_BLANKS = /[\u2009\u202f\u00a0]/g;

/** "9–15 November", from days such as `2026-11-09`. */
export const formatDayRange = (locale: Locale, from: string, to: string): string =>
  new Intl.DateTimeFormat(intlLocale(locale), { day: 'numeric', month: 'long', timeZone: 'UTC' })
    .formatRange(new Date(from), new Date(to))
    .replace(ODD_BLANKS, ' ');

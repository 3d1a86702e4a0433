import { intlLocale, type Locale } from '@ismi/contract/locales';

/** "in 9 minutes", "in 14 hours": rounded for readers. */
export function formatWait(locale: Locale, seconds: number): string {
  const format = new Intl.RelativeTimeFormat(intlLocale(locale));
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90
    ? format.format(minutes, 'minute')
    : format.format(Math.ceil(minutes / 60), 'hour');
}

import type { CatalogueName } from '@ismi/catalogue';
import type { Locale } from '@ismi/contract';

/** The name as pages of a language write it where no other spelling was asked for. */
export function displayedForm(record: CatalogueName, locale: Locale): string {
  return locale === 'ar' ? record.computed.arPlain : record.computed.written[locale].shown;
}

/** The name in Latin letters, also for readers of Arabic. */
export const latinForm = (record: CatalogueName, locale: Locale): string =>
  locale === 'ar' ? record.name : displayedForm(record, locale);

import type { CatalogueName } from '@ismi/catalogue';
import type { Locale } from '@ismi/contract';

/** The name in the spelling of a language. */
export function displayedForm(record: CatalogueName, locale: Locale): string {
  if (locale === 'ar') return record.computed.arPlain;
  const preferred = record.forms.find(
    ({ role, langs }) => role === 'preferred' && langs.includes(locale),
  );
  return preferred?.form ?? record.name;
}

/** The name in Latin letters, also for readers of Arabic. */
export const latinForm = (record: CatalogueName, locale: Locale): string =>
  locale === 'ar' ? record.name : displayedForm(record, locale);

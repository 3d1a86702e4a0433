import { intlLocale, type Locale } from './locales.ts';

const languageNames = new Map<Locale, Intl.DisplayNames>();

/** A language by its code, as a language of ours calls it inside a sentence. */
export function languageName(locale: Locale, code: string): string {
  // Made once for each of ours: every name of every list may ask.
  const names =
    languageNames.get(locale) ?? new Intl.DisplayNames(intlLocale(locale), { type: 'language' });
  languageNames.set(locale, names);
  return names.of(code) ?? code;
}

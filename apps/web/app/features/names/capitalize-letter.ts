import type { Locale } from '@ismi/contract/locales';

/** By the rules of the language: Turkish i becomes İ; Arabic has no capitals. */
export const capitalizeLetter = (letter: string, locale: Locale): string =>
  letter.toLocaleUpperCase(locale);

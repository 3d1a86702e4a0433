import type { Locale } from '@ismi/contract/locales';

/** As a dictionary heads its chapters: Turkish i becomes İ; Arabic has no capitals. */
export const capitalizeLetter = (letter: string, locale: Locale): string =>
  letter.toLocaleUpperCase(locale);

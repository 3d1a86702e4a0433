/** The product's languages, and how a visitor's one is found. Free of zod, so that every page may import it. */
export const LOCALES = ['tr', 'en', 'de', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

export const FALLBACK_LOCALE: Locale = 'de';

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

export const isLocale = (value: unknown): value is Locale =>
  LOCALES.some((locale) => locale === value);

export const directionOf = (language: string): 'rtl' | 'ltr' =>
  RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';

/** For Intl: digits are European in all four languages. */
export const intlLocale = (locale: Locale): string => (locale === 'ar' ? 'ar-u-nu-latn' : locale);

/** The best of our languages for an Accept-Language header (RFC 9110 §12.5.4), or undefined when it names none of ours. */
export function localeFromHeader(header: string | undefined): Locale | undefined {
  if (!header) return undefined;
  const wishes = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const quality = parameters.find((parameter) => /^\s*q=/i.test(parameter));
    return {
      language: tag.trim().toLowerCase().split('-')[0],
      quality: quality ? Number(quality.trim().slice(2)) : 1,
    };
  });
  return wishes
    .filter((wish) => wish.quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map((wish) => wish.language)
    .find(isLocale);
}

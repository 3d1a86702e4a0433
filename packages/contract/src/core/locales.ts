/** The product's languages, and how a visitor's language is found. Free of zod, so that every page may import it. */
export const LOCALES = ['tr', 'en', 'de', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

export const FALLBACK_LOCALE: Locale = 'de';

/** The language of the calling page. The answer uses it, whatever language the account or the browser prefers. */
export const PAGE_LANGUAGE_HEADER = 'x-page-language';

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

export const isLocale = (value: unknown): value is Locale =>
  LOCALES.some((locale) => locale === value);

export const directionOf = (language: string): 'rtl' | 'ltr' =>
  RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';

/** For Intl: British English, European digits and 24-hour clocks in all four languages. */
const INTL_LOCALES: Record<Locale, string> = {
  tr: 'tr',
  en: 'en-GB',
  de: 'de',
  ar: 'ar-u-hc-h23-nu-latn',
};

export const intlLocale = (locale: Locale): string => INTL_LOCALES[locale];

/** Google redirects to one address; the state contains the language in which the user left. */
export const stateIn = (locale: Locale, state: string): string => `${locale}.${state}`;

export const localeInState = (state: string | null): Locale | undefined => {
  const locale = state?.split('.')[0];
  return isLocale(locale) ? locale : undefined;
};

/** The language in an address, which decides the page; undefined if there is none and the visitor's own choice decides. */
export function localeInPath(pathname: string): Locale | undefined {
  // Case-insensitive, like the router.
  const first = pathname.split('/')[1]?.toLowerCase();
  return isLocale(first) ? first : undefined;
}

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

import brygadaOfTurkish from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-ext-wght-normal.woff2?url';
import brygadaItalic from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-italic.woff2?url';
import brygada from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url';
import figtreeOfTurkish from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { Locale } from '@ismi/contract/locales';
import type { PageId } from './pages.ts';
import { findPage } from './paths.ts';
import amiri from './styles/fonts/amiri-400.woff2?url';
import plexArabic from './styles/fonts/ibm-plex-sans-arabic-400.woff2?url';

const LATIN = [figtree, brygada];
const FONTS: Record<Locale, readonly string[]> = {
  tr: [...LATIN, figtreeOfTurkish],
  en: LATIN,
  de: LATIN,
  ar: [plexArabic, amiri],
};

/** They show names in both scripts at once, in their largest letters. */
const BOTH_SCRIPTS = [amiri, brygada];
/** What a page has in its heading beyond that. */
const HEADINGS: Readonly<Record<string, Record<Locale, readonly string[]>>> = {
  home: {
    tr: [...BOTH_SCRIPTS, brygadaItalic, brygadaOfTurkish],
    en: [...BOTH_SCRIPTS, brygadaItalic],
    de: [...BOTH_SCRIPTS, brygadaItalic],
    ar: BOTH_SCRIPTS,
  },
  'name-page': { tr: BOTH_SCRIPTS, en: BOTH_SCRIPTS, de: BOTH_SCRIPTS, ar: BOTH_SCRIPTS },
} satisfies Partial<Record<PageId, Record<Locale, readonly string[]>>>;

/**
 * As a `Link` header, the letters that a page shows above the fold: asked for beside the styles, not after them, so that lines which
 * have been read do not break anew when their letters arrive. Of no weight in the page's scripts.
 */
export function firstFonts(locale: Locale, pathname: string): string {
  const heading = HEADINGS[findPage(pathname)?.id ?? '']?.[locale] ?? [];
  return [...new Set([...FONTS[locale], ...heading])]
    .map((address) => `<${address}>; rel=preload; as=font; crossorigin`)
    .join(', ');
}

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
const IN_BOTH_SCRIPTS: ReadonlySet<string> = new Set<PageId>(['home', 'name-page']);

/**
 * As a `Link` header, the letters that a page shows above the fold: asked for beside the styles, not after them, so that lines which
 * have been read do not break anew when their letters arrive. Of no weight in the page's scripts.
 */
export function firstFonts(locale: Locale, pathname: string): string {
  const both = IN_BOTH_SCRIPTS.has(findPage(pathname)?.id ?? '') ? [amiri, brygada] : [];
  return [...new Set([...FONTS[locale], ...both])]
    .map((address) => `<${address}>; rel=preload; as=font; crossorigin`)
    .join(', ');
}

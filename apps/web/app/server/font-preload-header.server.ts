import brygadaOfTurkish from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-ext-wght-normal.woff2?url';
import brygadaItalic from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-italic.woff2?url';
import brygada from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url';
import figtreeOfTurkish from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { Locale } from '@ismi/contract/locales';
import type { PageId } from '../pages.ts';
import { findPage } from '../paths.ts';
import amiri from '../styles/fonts/amiri-400.woff2?url';
import plexArabic from '../styles/fonts/ibm-plex-sans-arabic-400.woff2?url';

const LATIN = [figtree, brygada];
const FONTS: Record<Locale, readonly string[]> = {
  tr: [...LATIN, figtreeOfTurkish],
  en: LATIN,
  de: LATIN,
  ar: [plexArabic, amiri],
};

/** Pages with large names in both scripts. */
const IN_BOTH_SCRIPTS: ReadonlySet<string> = new Set<PageId>(['home', 'name-page']);
/** Further fonts of the home page's heading. */
const HOME_HEADING: Record<Locale, readonly string[]> = {
  tr: [brygadaItalic, brygadaOfTurkish],
  en: [brygadaItalic],
  de: [brygadaItalic],
  ar: [],
};

/**
 * A `Link` header with the fonts above the fold: requested in parallel with the styles, so that text does not reflow when the fonts
 * arrive. Adds nothing to the page's scripts.
 */
export function fontPreloadHeader(locale: Locale, pathname: string): string {
  const page = findPage(pathname)?.id ?? '';
  const both = IN_BOTH_SCRIPTS.has(page) ? [amiri, brygada] : [];
  const heading = page === 'home' ? HOME_HEADING[locale] : [];
  return [...new Set([...FONTS[locale], ...both, ...heading])]
    .map((address) => `<${address}>; rel=preload; as=font; crossorigin`)
    .join(', ');
}

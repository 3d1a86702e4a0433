import brygada from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { Locale } from '@ismi/contract/locales';
import amiri from './styles/fonts/amiri-400.woff2?url';
import plexArabic from './styles/fonts/ibm-plex-sans-arabic-400.woff2?url';

const preload = (addresses: readonly string[]): string =>
  addresses.map((address) => `<${address}>; rel=preload; as=font; crossorigin`).join(', ');

const LATIN = preload([figtree, brygada]);
const ARABIC = preload([plexArabic, amiri]);

/**
 * As a `Link` header, the letters that every page of a language shows above the fold: asked for beside the styles, not after them,
 * so that lines which have been read do not break anew when their letters arrive. Of no weight in the page's scripts.
 */
export const firstFonts = (locale: Locale): string => (locale === 'ar' ? ARABIC : LATIN);

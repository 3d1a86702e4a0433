import brygada from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { Locale } from '@ismi/contract/locales';
import amiri from './styles/fonts/amiri-400.woff2?url';
import plexArabic from './styles/fonts/ibm-plex-sans-arabic-400.woff2?url';

/** What every page of a language shows above the fold: its text and its headings. */
const FIRST: Record<'arabic' | 'latin', readonly string[]> = {
  arabic: [plexArabic, amiri],
  latin: [figtree, brygada],
};

/** Asked for beside the styles, not after them: lines that have been read do not break anew when their letters arrive. */
export const FirstFonts = ({ locale }: { locale: Locale }) =>
  FIRST[locale === 'ar' ? 'arabic' : 'latin'].map((href) => (
    <link
      key={href}
      rel="preload"
      as="font"
      type="font/woff2"
      href={href}
      crossOrigin="anonymous"
    />
  ));

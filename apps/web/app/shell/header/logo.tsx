import type { Locale } from '@ismi/contract/locales';
import { KHATAM } from '../../ui/brand/khatam.ts';
import { WordmarkDrawing } from '../../ui/brand/wordmark.tsx';

const STROKE =
  'M-4.96 -2.14C-1.6 -4.7 1.6 -6.46 4 -7.26C4.48 2.2 3.68 10.34 2.4 16.5C0.4 17.46 -1.6 17.3 -2.88 16.1C-4 9.9 -4 3.3 -4.96 -2.14Z';

/** The mark: an eight-pointed khatam, in it one stroke of the reed that is both alif and i, with its nuqta. */
const Mark = ({ at }: { at: string }) => (
  <g transform={at}>
    <path
      d={KHATAM}
      fill="var(--c-primary)"
      stroke="var(--c-primary)"
      strokeWidth="4"
      strokeLinejoin="round"
    />
    <path d={STROKE} fill="var(--c-bg)" />
    <path d="M0.3 -18.2L5.3 -13.2L0.3 -8.2L-4.7 -13.2Z" fill="var(--c-quince)" />
  </g>
);

// The mark precedes the word: left of Latin, right of Arabic.
const LatinLogo = ({ height }: { height: number }) => (
  <svg viewBox="0 0 240 88" height={height} role="img" aria-label="ismi">
    <Mark at="translate(44 44) scale(1.28)" />
    <g transform="translate(106 32) scale(.63)">
      <WordmarkDrawing script="latin" ink="var(--c-text)" nuqtaInk="var(--c-star)" />
    </g>
  </svg>
);

const ArabicLogo = ({ height }: { height: number }) => (
  <svg viewBox="0 0 252 116" height={height * 1.3} role="img" aria-label="اسمي">
    <Mark at="translate(208 56) scale(1.28)" />
    <g transform="translate(4 30) scale(.62)">
      <WordmarkDrawing script="arabic" ink="var(--c-text)" nuqtaInk="var(--c-star)" />
    </g>
  </svg>
);

export const Logo = ({ locale, height }: { locale: Locale; height: number }) =>
  locale === 'ar' ? <ArabicLogo height={height} /> : <LatinLogo height={height} />;

import type { Locale } from '@ismi/contract/locales';
import { KHATAM } from '../ui/khatam.ts';

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

const LatinLogo = ({ height }: { height: number }) => (
  <svg viewBox="0 0 240 88" height={height} role="img" aria-label="ismi">
    <Mark at="translate(44 44) scale(1.28)" />
    <g transform="translate(106 32) scale(.63)">
      <g fill="none" stroke="var(--c-text)" strokeWidth="12.5">
        <path d="M8 0V62M195 0V62" />
        <path
          transform="translate(32 0)"
          d="M35.5 14C31.5 5.5 26 1.5 18.6 1.5C8.6 1.5 2.6 7.4 2.6 15.4C2.6 24.6 10 27.6 19.4 30.6C29.4 33.8 36.6 37 36.6 46C36.6 54 29.8 59.4 19.4 59.4C10.4 59.4 4.2 55.2 .8 46.6"
        />
        <path
          transform="translate(94 0)"
          d="M0 62V0M0 27C0 11 8.4 1.5 20 1.5C31.6 1.5 38 9 38 23V62M38 27C38 11 46.4 1.5 58 1.5C69.6 1.5 76 9 76 23V62"
        />
      </g>
      <path d="M8 -32L18 -22L8 -12L-2 -22ZM195 -32L205 -22L195 -12L185 -22Z" fill="var(--c-star)" />
    </g>
  </svg>
);

const ArabicLogo = ({ height }: { height: number }) => (
  <svg viewBox="0 0 252 116" height={height * 1.3} role="img" aria-label="اسمي">
    <Mark at="translate(208 56) scale(1.28)" />
    <g transform="translate(4 30) scale(.62)">
      <path
        d="M226 -38V60M198 22V60H138M176 28V60M154 28V60M120 60A16 16 0 1 1 120.01 60M150 60H94C79 60 80 31 63 31C48 31 45 46 56 52C68 58.5 80 64 80 78C80 93 65 101 46 101C23 101 8 91 8 70"
        fill="none"
        stroke="var(--c-text)"
        strokeWidth="12.5"
        strokeLinejoin="round"
      />
      <path
        d="M32 118.5L41.5 128L32 137.5L22.5 128ZM58 118.5L67.5 128L58 137.5L48.5 128Z"
        fill="var(--c-star)"
      />
    </g>
  </svg>
);

export const Logo = ({ locale, height }: { locale: Locale; height: number }) =>
  locale === 'ar' ? <ArabicLogo height={height} /> : <LatinLogo height={height} />;

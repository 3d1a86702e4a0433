import { LOCALES, type Locale } from '@ismi/contract/locales';
import type { Subject } from './subjects.ts';

export interface Look {
  theme: 'light' | 'dark';
  width: number;
  /** Must fit into these as well. */
  alsoAt: readonly number[];
}

/** How a page is opened. */
interface Opening extends Look {
  locale: Locale;
  /** In which other ways it is looked at while it stands open. */
  afterwards?: readonly Look[];
}

export interface Visit extends Opening {
  subject: Subject;
}

const PHONE = 390;
const DESK = 1280;
/** Around each of the design's breakpoints, and the narrowest that WCAG 1.4.10 asks for. */
const WIDTHS = [320, 360, 390, 480, 640, 767, 768, 900, 1023, 1024, 1280, 1536];
const FEW_WIDTHS = [320, 768, 1280];

const WHOLE: readonly Opening[] = LOCALES.map((locale) => ({
  locale,
  theme: 'light',
  width: PHONE,
  alsoAt: WIDTHS,
  afterwards: [
    { theme: 'light', width: DESK, alsoAt: [] },
    { theme: 'dark', width: DESK, alsoAt: [] },
    { theme: 'dark', width: PHONE, alsoAt: [] },
  ],
}));

/** For CI: from right to left on a phone, and in turn from left to right there or the longest language on a desk in the dark. */
const FROM_RIGHT: Opening = { locale: 'ar', theme: 'light', width: PHONE, alsoAt: FEW_WIDTHS };
const FROM_LEFT: Opening = { locale: 'tr', theme: 'light', width: PHONE, alsoAt: FEW_WIDTHS };
const ON_A_DESK: Opening = { locale: 'de', theme: 'dark', width: DESK, alsoAt: FEW_WIDTHS };
const ONE_OF_THREE = [FROM_LEFT, FROM_RIGHT, ON_A_DESK];
const ONE_OF_TWO = [FROM_LEFT, ON_A_DESK];

const turnOf = (looks: readonly Opening[], turn: number): Opening[] =>
  looks.filter((_, index) => index === turn % looks.length);

/** A state of a page, which shares most of it with the page, takes one look. */
const looksInShort = ({ enter }: Subject, turn: number): readonly Opening[] =>
  enter ? turnOf(ONE_OF_THREE, turn) : [FROM_RIGHT, ...turnOf(ONE_OF_TWO, turn)];

export const planVisits = (subjects: readonly Subject[], short: boolean): Visit[] =>
  subjects.flatMap((subject, turn) =>
    (short ? looksInShort(subject, turn) : WHOLE).map((look) => ({ subject, ...look })),
  );

/** React compares what it draws with what the server sent; looks do not matter for that. */
export const planHydrations = (subjects: readonly Subject[], short: boolean): Visit[] =>
  subjects
    .filter(({ enter }) => !enter)
    .flatMap((subject) =>
      (short ? (['ar'] as const) : LOCALES).map((locale) => ({
        subject,
        locale,
        theme: 'light',
        width: PHONE,
        alsoAt: [],
      })),
    );

import { LOCALES, type Locale } from '@ismi/contract/locales';
import type { Subject } from './subjects.ts';

export interface Look {
  theme: 'light' | 'dark';
  width: number;
  /** Must fit into these as well. */
  alsoAt: readonly number[];
  /** Must fit on a phone whose owner has large letters. */
  alsoInLargeLetters?: boolean;
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

export const PHONE = 390;
const DESK = 1280;
/** Around each of the design's breakpoints, and the narrowest that WCAG 1.4.10 asks for. */
const WIDTHS = [320, 360, 390, 480, 640, 767, 768, 900, 1023, 1024, 1280, 1536];
const FEW_WIDTHS = [320, 768, 1280];

const WHOLE: readonly Opening[] = LOCALES.map((locale) => ({
  locale,
  theme: 'light',
  width: PHONE,
  alsoAt: WIDTHS,
  alsoInLargeLetters: true,
  afterwards: [
    { theme: 'light', width: DESK, alsoAt: [] },
    { theme: 'dark', width: DESK, alsoAt: [] },
    { theme: 'dark', width: PHONE, alsoAt: [] },
  ],
}));

/** For CI: from left to right and from right to left on a phone, and the longest language on a desk in the dark. */
const SHORT: readonly Opening[] = [
  { locale: 'tr', theme: 'light', width: PHONE, alsoAt: FEW_WIDTHS, alsoInLargeLetters: true },
  { locale: 'ar', theme: 'light', width: PHONE, alsoAt: FEW_WIDTHS, alsoInLargeLetters: true },
  { locale: 'de', theme: 'dark', width: DESK, alsoAt: FEW_WIDTHS, alsoInLargeLetters: true },
];

const inTurn = (turn: number): readonly Opening[] =>
  SHORT.filter((_, index) => index === turn % SHORT.length);

/** A state of a page, which shares most of it with the page, takes one look, each another one in turn. */
const looksInShort = ({ enter }: Subject, turn: number): readonly Opening[] =>
  enter ? inTurn(turn) : SHORT;

export const planVisits = (subjects: readonly Subject[], short: boolean): Visit[] =>
  subjects.flatMap((subject, turn) =>
    (short ? looksInShort(subject, turn) : WHOLE).map((look) => ({ subject, ...look })),
  );

/** What is drawn from the browser's own theme or width would differ in the dark or on a desk alone. */
const HYDRATIONS: readonly Opening[] = [
  ...LOCALES.map((locale) => ({ locale, theme: 'light', width: PHONE, alsoAt: [] }) as const),
  { locale: 'de', theme: 'dark', width: DESK, alsoAt: [] },
];

/**
 * React compares what it draws with what the server sent. That takes about two seconds a page, so that in CI each has one of the
 * three ways, the next page the next one; all of them together are walked by the whole check.
 */
export const planHydrations = (subjects: readonly Subject[], short: boolean): Visit[] =>
  subjects
    .filter(({ enter }) => !enter)
    .flatMap((subject, turn) =>
      (short ? inTurn(turn) : HYDRATIONS).map((look) => ({
        subject,
        ...look,
        alsoAt: [],
        alsoInLargeLetters: false,
      })),
    );

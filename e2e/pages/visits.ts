import { LOCALES, type Locale } from '@ismi/contract/locales';
import type { Subject } from './subjects.ts';

interface Look {
  locale: Locale;
  theme: 'light' | 'dark';
  width: number;
  /** Must fit into these as well. */
  alsoAt: readonly number[];
}

export interface Visit extends Look {
  subject: Subject;
}

const PHONE = 390;
const DESK = 1280;
/** Around each of the design's breakpoints, and the narrowest that WCAG 1.4.10 asks for. */
const WIDTHS = [320, 360, 390, 480, 640, 767, 768, 900, 1023, 1024, 1280, 1536];
const FEW_WIDTHS = [320, 768, 1280];

const WHOLE: readonly Look[] = LOCALES.flatMap((locale) => [
  { locale, theme: 'light', width: PHONE, alsoAt: WIDTHS },
  { locale, theme: 'light', width: DESK, alsoAt: [] },
  { locale, theme: 'dark', width: PHONE, alsoAt: [] },
  { locale, theme: 'dark', width: DESK, alsoAt: [] },
]);

/** For CI: both directions on a phone, and the longest language on a desk in the dark. */
const SHORT: readonly Look[] = [
  { locale: 'tr', theme: 'light', width: PHONE, alsoAt: FEW_WIDTHS },
  { locale: 'ar', theme: 'light', width: PHONE, alsoAt: FEW_WIDTHS },
  { locale: 'de', theme: 'dark', width: DESK, alsoAt: FEW_WIDTHS },
];

export const planVisits = (subjects: readonly Subject[], short: boolean): Visit[] =>
  subjects.flatMap((subject) => (short ? SHORT : WHOLE).map((look) => ({ subject, ...look })));

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

import { LOCALES, type Locale } from '@ismi/contract/locales';
import type { Subject } from './subjects.ts';

export interface Display {
  theme: 'light' | 'dark';
  width: number;
  /** Must also fit at these widths. */
  alsoAt: readonly number[];
  /** Must also fit on a phone with a large font size. */
  alsoInLargeLetters?: boolean;
}

/** How a page is opened. */
interface VisitPlan extends Display {
  locale: Locale;
  /** Further displays of the open page. */
  afterwards?: readonly Display[];
}

export interface Visit extends VisitPlan {
  subject: Subject;
}

export const PHONE = 390;
const DESKTOP = 1280;
/** Around each breakpoint of the design, and the narrowest width of WCAG 1.4.10. */
const WIDTHS = [320, 360, 390, 480, 640, 767, 768, 900, 1023, 1024, 1280, 1536];
const FEW_WIDTHS = [320, 768, 1280];

const FULL_PLAN: readonly VisitPlan[] = LOCALES.map((locale) => ({
  locale,
  theme: 'light',
  width: PHONE,
  alsoAt: WIDTHS,
  alsoInLargeLetters: true,
  afterwards: [
    { theme: 'light', width: DESKTOP, alsoAt: [] },
    { theme: 'dark', width: DESKTOP, alsoAt: [] },
    { theme: 'dark', width: PHONE, alsoAt: [] },
  ],
}));

/** For CI: left-to-right and right-to-left on a phone, and the longest language on a desktop in the dark theme. */
const SHORT_PLAN: readonly VisitPlan[] = [
  { locale: 'tr', theme: 'light', width: PHONE, alsoAt: FEW_WIDTHS, alsoInLargeLetters: true },
  { locale: 'ar', theme: 'light', width: PHONE, alsoAt: FEW_WIDTHS, alsoInLargeLetters: true },
  { locale: 'de', theme: 'dark', width: DESKTOP, alsoAt: FEW_WIDTHS, alsoInLargeLetters: true },
];

/** Half of the pages and states, each in one display. Six turns open everything in all three. */
const inTurn = (subjects: readonly Subject[], turn: number): Visit[] =>
  subjects.flatMap((subject, place) => {
    const display = SHORT_PLAN[((place + turn) / 2) % SHORT_PLAN.length];
    return display ? [{ subject, ...display }] : [];
  });

/** The short check's visits for a turn; without one, every page and state in all displays. */
export const planVisits = (subjects: readonly Subject[], turn?: number): Visit[] =>
  turn === undefined
    ? subjects.flatMap((subject) => FULL_PLAN.map((display) => ({ subject, ...display })))
    : inTurn(subjects, turn);

/** A mismatch that depends on theme or width shows only in the dark theme or on a desktop. */
const HYDRATION_PLAN: readonly VisitPlan[] = [
  ...LOCALES.map((locale) => ({ locale, theme: 'light', width: PHONE, alsoAt: [] }) as const),
  { locale: 'de', theme: 'dark', width: DESKTOP, alsoAt: [] },
];

/** Visits that find hydration mismatches. Each takes about two seconds. */
export function planHydrations(subjects: readonly Subject[], turn?: number): Visit[] {
  const pages = subjects.filter(({ enter }) => !enter);
  const visits =
    turn === undefined
      ? pages.flatMap((subject) => HYDRATION_PLAN.map((display) => ({ subject, ...display })))
      : inTurn(pages, turn);
  return visits.map((visit) => ({ ...visit, alsoAt: [], alsoInLargeLetters: false }));
}

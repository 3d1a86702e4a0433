import {
  addDays,
  DASHBOARD_WINDOW,
  type DailyStep,
  FUNNEL_STEPS,
  LOCALES,
  type Locale,
} from '@ismi/contract';

export interface DayCount {
  day: string;
  step: DailyStep;
  locale: Locale;
  count: number;
}

/** The Monday on or before a day. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** The earliest day that the dashboard needs. */
export const firstDayOf = (today: string): string =>
  addDays(mondayOf(today), -7 * (DASHBOARD_WINDOW.userWeeks - 1));

const daysUntil = (today: string, days: number): string[] =>
  Array.from({ length: days }, (_, index) => addDays(today, index - days + 1));

const sumOf = (counts: readonly DayCount[], step: DailyStep, isWanted: (day: string) => boolean) =>
  counts
    .filter((each) => each.step === step && isWanted(each.day))
    .reduce((sum, { count }) => sum + count, 0);

/** Percent change with one decimal; null without a previous value. */
export const trendOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10;

/** New users of the last seven days including today, compared with the seven days before. */
export function newcomersOf(counts: readonly DayCount[], today: string) {
  const since = addDays(today, -6);
  const before = addDays(today, -13);
  const weeklyNew = sumOf(counts, 'sign_up', (day) => day >= since && day <= today);
  const earlier = sumOf(counts, 'sign_up', (day) => day >= before && day < since);
  return { weeklyNew, weeklyTrend: trendOf(weeklyNew, earlier) };
}

/** New users of the last weeks, the current week last. */
export function newcomersByWeek(counts: readonly DayCount[], today: string) {
  const first = firstDayOf(today);
  return Array.from({ length: DASHBOARD_WINDOW.userWeeks }, (_, index) => {
    const week = addDays(first, index * 7);
    const next = addDays(week, 7);
    return { week, value: sumOf(counts, 'sign_up', (day) => day >= week && day < next) };
  });
}

export const activeOn = (counts: readonly DayCount[], today: string): number =>
  sumOf(counts, 'active', (day) => day === today);

/** Cents become euros. */
export const eurosOf = (cents: number): number => Math.round(cents) / 100;

export const revenueByDay = (counts: readonly DayCount[], today: string) =>
  daysUntil(today, DASHBOARD_WINDOW.revenueDays).map((day) => ({
    day,
    value: eurosOf(sumOf(counts, 'revenue', (each) => each === day)),
  }));

/** Euros of the last seven days, today included. */
export const weeklyRevenueOf = (counts: readonly DayCount[], today: string): number =>
  eurosOf(sumOf(counts, 'revenue', (day) => day >= addDays(today, -6) && day <= today));

/** Count of each step by language within the window; steps without any are 0. */
export function funnelOf(counts: readonly DayCount[], today: string) {
  const since = addDays(today, 1 - DASHBOARD_WINDOW.funnelDays);
  return FUNNEL_STEPS.flatMap((step) =>
    LOCALES.map((language) => ({
      language,
      step,
      count: sumOf(
        counts.filter(({ locale }) => locale === language),
        step,
        (day) => day >= since && day <= today,
      ),
    })),
  );
}

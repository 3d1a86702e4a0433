import { addDays, addMonths, type ReportPeriod, weekdayOf } from '@ismi/contract';

/** The steps of a period: how the database truncates them, and the days they begin on, oldest first. */
export const UNIT_OF = { month: 'day', quarter: 'week', year: 'month' } as const;

const steps = (count: number, startOf: (before: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => startOf(count - 1 - index));

export function stepsOf(period: ReportPeriod, today: string): string[] {
  if (period === 'month') return steps(30, (before) => addDays(today, -before));
  if (period === 'year')
    return steps(12, (before) => `${addMonths(today.slice(0, 7), -before)}-01`);
  const monday = addDays(today, -weekdayOf(today));
  return steps(13, (before) => addDays(monday, -7 * before));
}

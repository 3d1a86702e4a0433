/** Time in consulting. Free of zod, so that every page may import it. Slots are wall time in Turkey; "today" is the day in Germany. */
export const SLOT_TIME_ZONE = 'Europe/Istanbul';
export const CONSULTING_DAY_ZONE = 'Europe/Berlin';
/** Slots before this hour are listed under "morning". */
export const AFTERNOON_BEGINS = '14:00';
/** How far ahead slots are offered. */
export const SLOT_WINDOW_DAYS = 30;

const UTC_DAY_MS = 86_400_000;

/** Days are counted on the calendar, never by adding hours: twice a year a day has 23 or 25. */
const countOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / UTC_DAY_MS;
const dayOfCount = (count: number): string =>
  new Date(count * UTC_DAY_MS).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => dayOfCount(countOf(day) + days);

export const daysBetween = (from: string, to: string): number => countOf(to) - countOf(from);

/** Excludes `2026-02-31` and the like, which a calendar turns into another day, and the year 0, which PostgreSQL does not know. */
export const isDay = (text: string): boolean =>
  /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(countOf(text)) &&
  dayOfCount(countOf(text)) === text;

/** Weekday of a day: Monday is 0. */
export const weekdayOf = (day: string): number => (countOf(day) + 3) % 7;

/** The month of a day as whole weeks from Monday on: `2026-11` has 30 November and also 6 December. */
export function weeksOfMonth(month: string): string[][] {
  const first = `${month}-01`;
  const start = addDays(first, -weekdayOf(first));
  const weeks: string[][] = [];
  for (let day = start; weeks.length === 0 || day.slice(0, 7) === month; day = addDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)));
  }
  return weeks;
}

/** The next or previous month: `2026-12` → `2027-01`. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

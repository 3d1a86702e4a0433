import { describe, expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, isDay, weeksOfMonth } from './slot-time.ts';

test.each([
  ['2026-10-25', 1, '2026-10-26'],
  ['2027-03-28', 1, '2027-03-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-11-17', 30, '2026-12-17'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days is %s', (day, days, then) => {
  expect(addDays(day, days)).toBe(then);
  expect(daysBetween(day, then)).toBe(days);
});

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['0000-02-29', false],
  ['2026-1-1', false],
  ['today', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

describe('a month', () => {
  test.each(['2026-02', '2026-11', '2027-01', '2027-02', '2028-02'])(
    '%s is whole weeks from Monday to Sunday, with each of its days once',
    (month) => {
      const weeks = weeksOfMonth(month);
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        expect(new Date(`${week[0]}T12:00:00Z`).getUTCDay()).toBe(1);
      }
      const days = weeks.flat().filter((day) => day.startsWith(month));
      expect(days[0]).toBe(`${month}-01`);
      expect(days).toHaveLength(daysBetween(`${month}-01`, `${addMonths(month, 1)}-01`));
    },
  );

  test.each([
    ['2026-12', 1, '2027-01'],
    ['2027-01', -1, '2026-12'],
    ['2026-11', 2, '2027-01'],
  ])('%s and %i is %s', (month, months, then) => {
    expect(addMonths(month, months)).toBe(then);
  });
});

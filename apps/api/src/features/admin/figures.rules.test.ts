import { expect, test } from 'vitest';
import { firstDayOf, mondayOf, trendOf } from './figures.rules.ts';

test.each([
  ['2026-11-15', '2026-11-09'],
  ['2026-11-16', '2026-11-16'],
  ['2026-11-17', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test('the charts cover eight weeks, including the current one', () => {
  expect(firstDayOf('2026-11-17')).toBe('2026-09-28');
});

test.each([
  [3, 2, 50],
  [2, 3, -33.3],
  [5, 5, 0],
  [0, 4, -100],
  [7, 0, null],
])('%i after %i is a trend of %s', (now, before, trend) => {
  expect(trendOf(now, before)).toBe(trend);
});

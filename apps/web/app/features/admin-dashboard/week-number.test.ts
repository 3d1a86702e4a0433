import { expect, test } from 'vitest';
import { weekNumberOf } from './week-number.ts';

test.each([
  ['2026-11-09', 46],
  ['2025-12-29', 1],
  ['2026-12-28', 53],
  ['2027-01-04', 1],
])('the week of %s has the number %i', (monday, number) => {
  expect(weekNumberOf(monday)).toBe(number);
});

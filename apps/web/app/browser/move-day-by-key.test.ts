import { expect, test } from 'vitest';
import { moveDayByKey } from './move-day-by-key.ts';

test.each([
  ['2026-11-19', 'ArrowRight', false, '2026-11-20'],
  ['2026-11-19', 'ArrowLeft', false, '2026-11-18'],
  ['2026-11-19', 'ArrowRight', true, '2026-11-18'],
  ['2026-11-19', 'ArrowLeft', true, '2026-11-20'],
  ['2026-11-19', 'ArrowDown', false, '2026-11-26'],
  ['2026-11-19', 'ArrowUp', true, '2026-11-12'],
  ['2026-11-30', 'ArrowRight', false, undefined],
  ['2026-11-01', 'ArrowUp', false, undefined],
  ['2026-11-19', 'Enter', false, undefined],
])('from %s, %s (right to left: %s) moves to %s', (day, key, isRightToLeft, next) => {
  expect(moveDayByKey(day, key, isRightToLeft)).toBe(next);
});

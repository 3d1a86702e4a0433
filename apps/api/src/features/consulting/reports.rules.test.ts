import { expect, test } from 'vitest';
import { stepsOf } from './reports.rules.ts';

test.each([
  ['month', 30, '2026-10-17', '2026-11-15'],
  ['quarter', 13, '2026-08-17', '2026-11-09'],
  ['year', 12, '2025-12-01', '2026-11-01'],
] as const)('a %s has its %i steps up to today', (period, count, first, last) => {
  const steps = stepsOf(period, '2026-11-15');
  expect([steps.length, steps[0], steps.at(-1)]).toEqual([count, first, last]);
});

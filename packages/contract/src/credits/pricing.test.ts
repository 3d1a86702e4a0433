import { expect, test } from 'vitest';
import { centsOfCredits, smallestPackageFor } from './pricing.ts';

test.each([
  [1, 'starter'],
  [50, 'starter'],
  [51, 'popular'],
  [100, 'popular'],
  [101, 'family'],
  [250, 'premium'],
  [251, undefined],
])('a shortfall of %i credits leads to the package %s', (missing, expected) => {
  expect(smallestPackageFor(missing)).toBe(expected);
});

test.each([
  [5, 40],
  [20, 160],
  [99, 791],
  [300, 2999],
])('%i credits are about %i cents', (credits, cents) => {
  expect(centsOfCredits(credits)).toBe(cents);
});

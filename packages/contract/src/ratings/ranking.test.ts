import { expect, test } from 'vitest';
import { popularityOf, weightedMean } from './ranking.ts';

test.each([
  // One vote of five does not beat many of almost five.
  { ratings: 0, stars: 0, mean: 3.5 },
  { ratings: 1, stars: 5, mean: 75 / 21 },
  { ratings: 300, stars: 1_440, mean: 1_510 / 320 },
])(
  '$ratings ratings with $stars stars have the weighted mean $mean',
  ({ ratings, stars, mean }) => {
    expect(weightedMean(ratings, stars)).toBeCloseTo(mean, 10);
  },
);

test('a name without ratings and favorites has no popularity', () => {
  expect(popularityOf({ ratings: 0, stars: 0, favorites: 0 })).toBeNull();
});

test.each([
  { ratings: 1, stars: 5, favorites: 0, popularity: 45 },
  { ratings: 0, stars: 0, favorites: 1, popularity: 45 },
  { ratings: 0, stars: 0, favorites: 20, popularity: 59 },
  { ratings: 100, stars: 500, favorites: 80, popularity: 90 },
  { ratings: 1_000_000, stars: 5_000_000, favorites: 1_000_000_000, popularity: 100 },
  { ratings: 1_000_000, stars: 1_000_000, favorites: 0, popularity: 0 },
])(
  '$ratings ratings with $stars stars and $favorites hearts give $popularity',
  ({ popularity, ...likes }) => {
    expect(popularityOf(likes)).toBe(popularity);
  },
);

test('every better rating and every heart increases the popularity', () => {
  const at = (stars: number, favorites: number) =>
    popularityOf({ ratings: 40, stars, favorites }) ?? 0;
  expect(at(160, 10)).toBeLessThan(at(200, 10));
  expect(at(160, 10)).toBeLessThan(at(160, 60));
});

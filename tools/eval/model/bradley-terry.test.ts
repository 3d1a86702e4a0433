import { expect, test } from 'vitest';
import { bootstrapInterval, type Comparison, chanceOf, fitPreferences } from './bradley-terry.ts';

const times = (count: number, comparison: Comparison): Comparison[] =>
  Array.from({ length: count }, () => comparison);
/** Both orders, each so often that the first one named is preferred `won` times of `of`. */
const shownBothWays = (better: string, worse: string, won: number, of: number): Comparison[] => [
  ...times(won, { first: better, second: worse, score: 1 }),
  ...times(of - won, { first: better, second: worse, score: 0 }),
  ...times(won, { first: worse, second: better, score: 0 }),
  ...times(of - won, { first: worse, second: better, score: 1 }),
];
const differenceIn = (comparisons: readonly Comparison[], one: string, other: string): number => {
  const { strengths } = fitPreferences(comparisons);
  return (strengths.get(one) ?? 0) - (strengths.get(other) ?? 0);
};

test('three of four wins are the odds of three, with no effect of the place', () => {
  const comparisons = shownBothWays('new', 'old', 300, 400);
  expect(differenceIn(comparisons, 'new', 'old')).toBeCloseTo(Math.log(3), 3);
  const { strengths, position } = fitPreferences(comparisons);
  expect(position).toBeCloseTo(0, 6);
  expect((strengths.get('new') ?? 0) + (strengths.get('old') ?? 0)).toBeCloseTo(0, 9);
});

test('of three that met with known chances the strengths are found again, and the place', () => {
  const known = { a: 0.9, b: -0.2, c: -0.7 };
  const position = 0.4;
  const items = Object.keys(known) as (keyof typeof known)[];
  const comparisons = items.flatMap((first) =>
    items
      .filter((second) => second !== first)
      .flatMap((second) =>
        times(500, { first, second, score: chanceOf(known[first] - known[second] + position) }),
      ),
  );
  const found = fitPreferences(comparisons);
  for (const item of items) expect(found.strengths.get(item)).toBeCloseTo(known[item], 3);
  expect(found.position).toBeCloseTo(position, 3);
});

test('with every order swapped the strengths stay, and the place counts the other way', () => {
  const comparisons = [
    ...times(7, { first: 'a', second: 'b', score: 1 }),
    ...times(2, { first: 'b', second: 'a', score: 1 }),
    ...times(3, { first: 'b', second: 'a', score: 0 }),
    ...times(2, { first: 'b', second: 'c', score: 0.5 }),
    ...times(4, { first: 'c', second: 'a', score: 0 }),
    ...times(1, { first: 'c', second: 'a', score: 1 }),
    ...times(1, { first: 'c', second: 'b', score: 1 }),
  ];
  const swapped = comparisons.map(({ first, second, score }) => ({
    first: second,
    second: first,
    score: 1 - score,
  }));
  const [one, other] = [fitPreferences(comparisons), fitPreferences(swapped)];
  for (const [item, strength] of one.strengths)
    expect(other.strengths.get(item)).toBeCloseTo(strength, 6);
  expect(other.position).toBeCloseTo(-one.position, 6);
});

test('a judge who always takes the first one says nothing about either', () => {
  const comparisons = [
    ...times(40, { first: 'a', second: 'b', score: 1 }),
    ...times(40, { first: 'b', second: 'a', score: 1 }),
  ];
  expect(differenceIn(comparisons, 'a', 'b')).toBeCloseTo(0, 6);
  expect(fitPreferences(comparisons).position).toBeGreaterThan(3);
});

test('undecided comparisons pull together', () => {
  const undecided = times(100, { first: 'a', second: 'b', score: 0.5 });
  expect(differenceIn(undecided, 'a', 'b')).toBeCloseTo(0, 9);
  const decided = shownBothWays('a', 'b', 30, 40);
  expect(differenceIn([...decided, ...undecided], 'a', 'b')).toBeLessThan(
    differenceIn(decided, 'a', 'b'),
  );
});

test('one that always won is stronger by a finite amount, and without comparisons nothing is known', () => {
  const difference = differenceIn(shownBothWays('a', 'b', 20, 20), 'a', 'b');
  expect(difference).toBeGreaterThan(4);
  expect(difference).toBeLessThan(20);
  expect(fitPreferences([])).toEqual({ strengths: new Map(), position: 0 });
});

test('the interval holds the figure, is narrower with more families, and is the same for a seed', () => {
  const family = (isWon: boolean): Comparison[] => shownBothWays('a', 'b', isWon ? 1 : 0, 1);
  const families = (count: number) => Array.from({ length: count }, (_, at) => family(at % 10 < 7));
  const difference = ({ strengths }: ReturnType<typeof fitPreferences>) =>
    (strengths.get('a') ?? 0) - (strengths.get('b') ?? 0);
  const intervalOf = (count: number) =>
    bootstrapInterval(families(count), difference, { seed: 5, samples: 300 });
  const [low, high] = intervalOf(100);
  expect(low).toBeLessThan(Math.log(7 / 3));
  expect(high).toBeGreaterThan(Math.log(7 / 3));
  const [lowOfMany, highOfMany] = intervalOf(1000);
  expect(highOfMany - lowOfMany).toBeLessThan((high - low) / 2);
  expect(intervalOf(100)).toEqual([low, high]);
});

import { expect, test } from 'vitest';
import { ticksFor } from './chart-scale.ts';

test.each([
  { largest: 187.77, isWhole: false, ticks: [0, 50, 100, 150, 200] },
  { largest: 214, isWhole: true, ticks: [0, 100, 200, 300] },
  { largest: 3, isWhole: true, ticks: [0, 1, 2, 3] },
  { largest: 0, isWhole: true, ticks: [0, 1] },
  { largest: 9, isWhole: true, ticks: [0, 5, 10] },
])('up to $largest the grid lines are at $ticks', ({ largest, isWhole, ticks }) => {
  expect(ticksFor(largest, isWhole)).toEqual(ticks);
});

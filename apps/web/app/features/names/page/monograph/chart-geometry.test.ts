import { expect, test } from 'vitest';
import { type Curve, drawChart, spreadLabels, WIDE } from './chart-geometry.ts';
import { drawSparkline } from './sparkline.ts';
import { stretchesOf } from './stretches.ts';

const curve = (shares: (number | null)[], firstYear = 2000): Curve => ({
  place: 'Berlin',
  firstYear,
  shares,
  spellingShares: null,
});

test('a missing year is a gap, never zero', () => {
  expect(stretchesOf([1, 2, null, 4])).toEqual([
    { start: 0, values: [1, 2] },
    { start: 3, values: [4] },
  ]);
  const [drawn] = drawChart([curve([10, 20, null, 30])], WIDE).curves;
  expect(drawn?.path.match(/M/g)).toHaveLength(1);
  expect(drawn?.dots).toHaveLength(1);
});

test('the value axis begins at zero and is shared', () => {
  const { ticks, curves } = drawChart([curve([10, 10]), curve([40, 40])], WIDE);
  expect(ticks[0]).toEqual({ value: 0, y: WIDE.height - WIDE.bottom });
  expect(ticks.at(-1)?.value).toBeGreaterThanOrEqual(40);
  expect(curves[0]?.end.y).toBeGreaterThan(curves[1]?.end.y ?? 0);
});

test('years of different registers stand below each other', () => {
  const { curves } = drawChart([curve([1, 2, 3], 2000), curve([1, 2], 2001)], WIDE);
  expect(curves[0]?.end.x).toBe(curves[1]?.end.x);
});

test('the curve ends at the last published year', () => {
  const { curves } = drawChart([curve([5, 8, null]), curve([1, 1, 1])], WIDE);
  expect(curves[0]?.end.value).toBe(8);
  expect(curves[0]?.end.x).toBeLessThan(curves[1]?.end.x ?? 0);
});

test('the peak is the greatest value of the first curve', () => {
  expect(drawChart([curve([3, 9, 4]), curve([50, 60])], WIDE).peak).toMatchObject({
    year: 2001,
    value: 9,
  });
});

test('labels do not cover each other, and keep their order', () => {
  expect(spreadLabels([100, 102, 20], 10)).toEqual([100, 110, 20]);
});

test('a sparkline has a scale of its own and the last seven years', () => {
  const spark = drawSparkline([99, 1, 2, 3, 4, 5, 6, 7]);
  expect(spark?.path.match(/L/g)).toHaveLength(6);
  expect(spark?.end).toEqual({ x: 72, y: 4 });
  expect(drawSparkline([null, 5])).toBeNull();
  expect(drawSparkline([5, 5])?.end.y).toBe(12);
});

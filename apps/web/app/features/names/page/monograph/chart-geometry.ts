import { ticksFor } from '../../../../ui/admin/chart-scale.ts';
import { stretchesOf } from './stretches.ts';

/** Births of one country, as a curve draws them. */
export interface Curve {
  place: string;
  firstYear: number;
  shares: readonly (number | null)[];
  /** Of the page's spelling alone. */
  spellingShares: readonly (number | null)[] | null;
}

export interface ChartSize {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Years between two labels below the chart. */
  yearStep: number;
  hasLabels: boolean;
}

export const WIDE: ChartSize = {
  width: 1040,
  height: 320,
  left: 36,
  right: 128,
  top: 26,
  bottom: 30,
  yearStep: 5,
  hasLabels: true,
};
export const NARROW: ChartSize = {
  width: 340,
  height: 250,
  left: 34,
  right: 16,
  top: 12,
  bottom: 28,
  yearStep: 10,
  hasLabels: false,
};

interface Point {
  x: number;
  y: number;
}

interface DrawnCurve {
  place: string;
  /** Lines between years that follow each other; a year between two gaps is a dot. */
  path: string;
  dots: readonly Point[];
  spellingPath: string;
  end: Point & { value: number; labelY: number };
}

export interface DrawnChart {
  curves: readonly DrawnCurve[];
  /** Labels of the value axis, from 0. */
  ticks: readonly { value: number; y: number }[];
  years: readonly { year: number; x: number }[];
  /** The greatest value of the first curve. */
  peak: (Point & { year: number; value: number }) | null;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const LABEL_HEIGHT = 17;

/** The same heights, pushed apart from above so that no label covers another. */
export function spreadLabels(heights: readonly number[], apart = LABEL_HEIGHT): number[] {
  const order = heights.map((_, index) => index);
  order.sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const spread = [...heights];
  let lowest = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    lowest = Math.max(heights[index] ?? 0, lowest + apart);
    spread[index] = lowest;
  }
  return spread;
}

/** Where everything of a chart stands. The value axis begins at 0 and is shared; a missing year is a gap. */
export function drawChart(curves: readonly Curve[], size: ChartSize): DrawnChart {
  const first = Math.min(...curves.map(({ firstYear }) => firstYear));
  const last = Math.max(...curves.map(({ firstYear, shares }) => firstYear + shares.length - 1));
  const most = Math.max(...curves.flatMap(({ shares }) => shares.map((share) => share ?? 0)));
  const ticks = ticksFor(most, most >= 4);
  const highest = ticks.at(-1) || 1;
  const xOf = (year: number) =>
    round(
      size.left +
        ((year - first) / Math.max(1, last - first)) * (size.width - size.left - size.right),
    );
  const yOf = (value: number) =>
    round(size.height - size.bottom - (value / highest) * (size.height - size.top - size.bottom));
  const pathOf = (firstYear: number, shares: readonly (number | null)[]) =>
    stretchesOf(shares)
      .filter(({ values }) => values.length > 1)
      .map(
        ({ start, values }) =>
          `M${values.map((value, index) => `${xOf(firstYear + start + index)} ${yOf(value)}`).join('L')}`,
      )
      .join('');
  const drawn = curves.map(({ place, firstYear, shares, spellingShares }) => {
    const end = shares.findLastIndex((share) => share !== null);
    const value = shares[end] ?? 0;
    return {
      place,
      path: pathOf(firstYear, shares),
      dots: stretchesOf(shares)
        .filter(({ values }) => values.length === 1)
        .map(({ start, values }) => ({ x: xOf(firstYear + start), y: yOf(values[0] ?? 0) })),
      spellingPath: spellingShares ? pathOf(firstYear, spellingShares) : '',
      end: { x: xOf(firstYear + end), y: yOf(value), value, labelY: 0 },
    };
  });
  const heights = spreadLabels(drawn.map(({ end }) => end.y));
  const begin = Math.ceil(first / size.yearStep) * size.yearStep;
  const years: number[] = [];
  for (let year = begin; year <= last; year += size.yearStep) years.push(year);
  return {
    curves: drawn.map((curve, index) => ({
      ...curve,
      end: { ...curve.end, labelY: heights[index] ?? curve.end.y },
    })),
    ticks: ticks.map((value) => ({ value, y: yOf(value) })),
    years: years.map((year) => ({ year, x: xOf(year) })),
    peak: peakOf(curves[0], xOf, yOf),
  };
}

function peakOf(
  curve: Curve | undefined,
  xOf: (year: number) => number,
  yOf: (value: number) => number,
): DrawnChart['peak'] {
  if (!curve) return null;
  const value = Math.max(...curve.shares.map((share) => share ?? 0));
  const year = curve.firstYear + curve.shares.indexOf(value);
  return { year, value, x: xOf(year), y: yOf(value) };
}

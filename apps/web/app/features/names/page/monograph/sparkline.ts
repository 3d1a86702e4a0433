import { stretchesOf } from './stretches.ts';

const round = (value: number): number => Math.round(value * 10) / 10;

const SPARK = { width: 76, height: 24, years: 7, edge: 4 };

/** The last years of a curve on a scale of its own, with the last one ringed. */
export function drawSparkline(
  shares: readonly (number | null)[],
): { path: string; end: { x: number; y: number } } | null {
  const recent = shares.slice(-SPARK.years);
  const known = recent.filter((share) => share !== null);
  if (known.length < 2) return null;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const xOf = (index: number) =>
    round(SPARK.edge + (index / (recent.length - 1)) * (SPARK.width - 2 * SPARK.edge));
  const yOf = (value: number) =>
    round(
      SPARK.height -
        SPARK.edge -
        (high === low ? 0.5 : (value - low) / (high - low)) * (SPARK.height - 2 * SPARK.edge),
    );
  const path = stretchesOf(recent)
    .filter(({ values }) => values.length > 1)
    .map(
      ({ start, values }) =>
        `M${values.map((value, index) => `${xOf(start + index)} ${yOf(value)}`).join('L')}`,
    )
    .join('');
  const last = recent.findLastIndex((share) => share !== null);
  return { path, end: { x: xOf(last), y: yOf(recent[last] ?? 0) } };
}

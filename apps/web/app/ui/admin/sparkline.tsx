import type { ChartColor } from './stat-card.tsx';

const WIDTH = 84;
const HEIGHT = 26;

/** A small decorative chart beside a figure. */
export function Sparkline({ values, color }: { values: readonly number[]; color: ChartColor }) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const xOf = (index: number) => (index / Math.max(1, values.length - 1)) * (WIDTH - 4) + 2;
  const yOf = (value: number) =>
    HEIGHT - 3 - ((value - low) / Math.max(1, high - low)) * (HEIGHT - 6);
  const line = values.map((value, index) => `${xOf(index)} ${yOf(value)}`).join('L');
  return (
    <svg
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      direction="ltr"
      aria-hidden="true"
    >
      <path
        d={`M${line}`}
        fill="none"
        stroke={`var(--c-chart-${color})`}
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
    </svg>
  );
}

import { ChartFrame, type ChartLabels, type ChartPoint } from './chart-frame.tsx';
import { ChartGrid } from './chart-grid.tsx';
import { ticksFor } from './chart-scale.ts';
import type { ChartColor } from './stat-card.tsx';
import { useIsWide } from './use-is-wide.ts';

export interface AreaChartProps {
  points: readonly ChartPoint[];
  words: ChartLabels;
  format: (value: number) => string;
  /** Short labels for the axis. */
  formatTick?: (value: number) => string;
  color?: ChartColor;
  /** The values are integers. */
  isWhole?: boolean;
}

const WIDE = { width: 610, height: 236, labels: 6 };
const SMALL = { width: 330, height: 210, labels: 3 };
const TOP = 22;
const LEFT = 58;

const anchorAt = (index: number, last: number) => {
  if (index === 0) return 'start';
  return index === last ? 'end' : 'middle';
};

/** Consecutive days, with the peak labelled; charts run from left to right in every language. */
export function AreaChart({
  points,
  words,
  format,
  formatTick = format,
  color = 1,
  isWhole = false,
}: AreaChartProps) {
  const { width, height, labels } = useIsWide() ? WIDE : SMALL;
  const right = width - 12;
  const floor = height - 30;
  const values = points.map(({ value }) => value);
  const ticks = ticksFor(Math.max(0, ...values), isWhole);
  const top = ticks.at(-1) ?? 1;
  const yOf = (value: number) => floor - (Math.max(0, value) / top) * (floor - TOP);
  const xOf = (index: number) => LEFT + (index / Math.max(1, points.length - 1)) * (right - LEFT);
  const line = points.map(({ value }, index) => `${xOf(index)} ${yOf(value)}`).join('L');
  const every = Math.max(1, Math.ceil((points.length - 1) / labels));
  const peak = values.indexOf(Math.max(...values));
  const peakPoint = points[peak];
  return (
    <ChartFrame words={words} points={points} format={format}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="chart h-auto w-full"
        direction="ltr"
        role="img"
        aria-label={words.finding}
      >
        <ChartGrid ticks={ticks} left={LEFT} right={right} yOf={yOf} format={formatTick} />
        {points.map(
          ({ label }, index) =>
            index % every === 0 && (
              <text
                key={label}
                x={xOf(index)}
                y={height - 8}
                textAnchor={anchorAt(index, points.length - 1)}
              >
                {label}
              </text>
            ),
        )}
        <path
          d={`M${line}L${right} ${floor}L${LEFT} ${floor}Z`}
          fill={`var(--c-chart-${color})`}
          opacity=".1"
        />
        <path
          d={`M${line}`}
          fill="none"
          stroke={`var(--c-chart-${color})`}
          strokeWidth="2.25"
          strokeLinejoin="round"
        />
        {peakPoint && peakPoint.value > 0 && (
          <>
            <circle
              cx={xOf(peak)}
              cy={yOf(peakPoint.value)}
              r="4.5"
              fill="var(--c-surface)"
              stroke={`var(--c-chart-${color})`}
              strokeWidth="2.25"
            />
            <text
              className="chart-strong"
              x={xOf(peak)}
              y={yOf(peakPoint.value) - 10}
              textAnchor={peak < points.length / 2 ? 'start' : 'end'}
            >
              {format(peakPoint.value)}
            </text>
          </>
        )}
      </svg>
    </ChartFrame>
  );
}

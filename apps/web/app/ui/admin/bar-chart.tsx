import { ChartFrame, type ChartLabels, type ChartPoint } from './chart-frame.tsx';
import { ChartGrid } from './chart-grid.tsx';
import { ticksFor } from './chart-scale.ts';
import type { ChartColor } from './stat-card.tsx';

export interface BarChartProps {
  points: readonly ChartPoint[];
  words: ChartLabels;
  format: (value: number) => string;
  color?: ChartColor;
}

const WIDTH = 290;
const HEIGHT = 204;
const TOP = 22;
const LEFT = 46;
const RIGHT = 284;
const FLOOR = 176;

/** A few weeks side by side; the last one is highlighted. */
export function BarChart({ points, words, format, color = 3 }: BarChartProps) {
  const ticks = ticksFor(Math.max(0, ...points.map(({ value }) => value)), true);
  const top = ticks.at(-1) ?? 1;
  const yOf = (value: number) => FLOOR - (value / top) * (FLOOR - TOP);
  const place = (RIGHT - LEFT) / Math.max(1, points.length);
  return (
    <ChartFrame words={words} points={points} format={format}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="chart h-auto w-full max-w-[340px]"
        direction="ltr"
        role="img"
        aria-label={words.finding}
      >
        <ChartGrid ticks={ticks} left={LEFT} right={RIGHT} yOf={yOf} format={format} />
        {points.map(({ label, tick = label, value }, index) => {
          const middle = LEFT + place * (index + 0.5);
          const isLast = index === points.length - 1;
          return (
            <g key={label}>
              <rect
                x={middle - place * 0.3}
                y={yOf(value)}
                width={place * 0.6}
                height={FLOOR - yOf(value)}
                rx="3"
                fill={`var(--c-chart-${color})`}
                opacity={isLast ? 1 : 0.62}
              />
              <text x={middle} y={HEIGHT - 9} textAnchor="middle">
                {tick}
              </text>
              <text
                x={middle}
                y={yOf(value) - 6}
                textAnchor="middle"
                className={isLast ? 'chart-strong' : ''}
              >
                {format(value)}
              </text>
            </g>
          );
        })}
      </svg>
    </ChartFrame>
  );
}

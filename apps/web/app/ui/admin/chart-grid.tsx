interface ChartGridProps {
  ticks: readonly number[];
  left: number;
  right: number;
  yOf: (value: number) => number;
  format: (value: number) => string;
}

/** Grid lines at round values, each with its label. */
export const ChartGrid = ({ ticks, left, right, yOf, format }: ChartGridProps) =>
  ticks.map((tick) => (
    <g key={tick}>
      <line x1={left} x2={right} y1={yOf(tick)} y2={yOf(tick)} stroke="var(--c-chart-grid)" />
      <text x={left - 8} y={yOf(tick) + 4} textAnchor="end">
        {format(tick)}
      </text>
    </g>
  ));

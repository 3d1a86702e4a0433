import { formatNumber } from '../../../../i18n/formats.ts';
import { useLocale } from '../../../../i18n/use-locale.ts';
import { type ChartSize, type Curve, drawChart } from './chart-geometry.ts';
import { formatShare } from './format-share.ts';
import { colorOf, dashOf, SeriesMarker } from './series-mark.tsx';

interface BirthsChartProps {
  curves: readonly Curve[];
  size: ChartSize;
  /** The finding, for who does not see the chart. */
  label: string;
  className: string;
}

/** Births of up to five countries; which of them are seen, the chips above decide. Time runs from left to right in every language. */
export function BirthsChart({ curves, size, label, className }: BirthsChartProps) {
  const locale = useLocale();
  const { curves: drawn, ticks, years, peak } = drawChart(curves, size);
  const { width, height, left, right, bottom } = size;
  const format = (value: number) =>
    Number.isInteger(value) ? formatNumber(locale, value) : formatShare(locale, value);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      direction="ltr"
      role="img"
      aria-label={label}
      className={`births-chart ${className}`}
    >
      {ticks.map(({ value, y }) => (
        <g key={value}>
          <path d={`M${left} ${y}H${width - right}`} stroke="var(--c-chart-grid)" />
          <text x={left - 8} y={y + 4} textAnchor="end">
            {format(value)}
          </text>
        </g>
      ))}
      {years.map(({ year, x }) => (
        <text key={year} x={x} y={height - bottom + 20} textAnchor="middle">
          {year}
        </text>
      ))}
      {drawn.map(({ place, path, dots, spellingPath, end }, series) => (
        <g key={place} className={`births-series-${series + 1}`} fill="none" strokeLinejoin="round">
          {spellingPath && (
            <path d={spellingPath} stroke={colorOf(series)} strokeWidth="1" opacity="0.75" />
          )}
          <path
            d={path}
            stroke={colorOf(series)}
            strokeWidth="2"
            strokeDasharray={dashOf(series)}
          />
          {dots.map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r="2.5" fill={colorOf(series)} />
          ))}
          <SeriesMarker series={series} x={end.x} y={end.y} />
        </g>
      ))}
      {size.hasLabels &&
        drawn.map(({ place, end }, series) => (
          <g key={place} className={`births-label births-series-${series + 1}`}>
            <text x={end.x + 12} y={end.labelY + 4}>
              {place} {format(end.value)}
            </text>
            {series === 0 && peak && peak.x < end.x && (
              <text x={peak.x} y={peak.y - 9} textAnchor="middle">
                {format(peak.value)} · {peak.year}
              </text>
            )}
          </g>
        ))}
    </svg>
  );
}

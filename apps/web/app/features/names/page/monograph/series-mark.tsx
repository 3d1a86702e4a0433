/** How many curves a chart can tell apart: each has a colour, a dash and a marker of its own. */
export const SERIES = 5;

const DASHES = [undefined, '7 4', '2 3.5', '11 3 2 3', '1 5'];
export const dashOf = (series: number): string | undefined => DASHES[series % SERIES];
export const colorOf = (series: number): string => `var(--c-chart-${(series % SERIES) + 1})`;

interface MarkerProps {
  series: number;
  x: number;
  y: number;
}

const R = 4.5;
const SHAPES = [
  '',
  `M0 ${-R - 1}L${R + 1} 0L0 ${R + 1}L${-R - 1} 0Z`,
  `M${-R + 0.5} ${-R + 0.5}H${R - 0.5}V${R - 0.5}H${-R + 0.5}Z`,
  `M0 ${-R - 0.5}L${R + 0.5} ${R - 0.5}H${-R - 0.5}Z`,
  `M${-R} ${-R}L${R} ${R}M${R} ${-R}L${-R} ${R}`,
];

/** The sign at the end of a curve and in its legend. */
export function SeriesMarker({ series, x, y }: MarkerProps) {
  const look = { fill: 'var(--c-surface)', stroke: colorOf(series), strokeWidth: 2 };
  const shape = SHAPES[series % SERIES];
  return shape ? (
    <path d={shape} transform={`translate(${x} ${y})`} {...look} />
  ) : (
    <circle cx={x} cy={y} r={R} {...look} />
  );
}

/** A piece of the curve with its marker, for the legend. */
export const SeriesSample = ({ series }: { series: number }) => (
  <svg width="30" height="14" viewBox="0 0 30 14" direction="ltr" aria-hidden="true">
    <path
      d="M1 7H29"
      fill="none"
      stroke={colorOf(series)}
      strokeWidth="2"
      strokeDasharray={dashOf(series)}
    />
    <SeriesMarker series={series} x={15} y={7} />
  </svg>
);

import type { ChartColor } from './stat-card.tsx';

interface SharePart {
  id: string;
  label: string;
  value: number;
  color: ChartColor;
}

export interface ShareBarProps {
  parts: readonly SharePart[];
  format: (value: number) => string;
  formatShare: (percent: number) => string;
}

/** Parts of a whole: a bar, and a list with the same data. */
export function ShareBar({ parts, format, formatShare }: ShareBarProps) {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const shareOf = (value: number) => (whole === 0 ? 0 : (value / whole) * 100);
  return (
    <>
      <div aria-hidden="true" className="flex h-4 gap-[2px] overflow-hidden rounded-full bg-sunken">
        {parts.map(({ id, value, color }) => (
          <i
            key={id}
            style={{ width: `${shareOf(value)}%`, background: `var(--c-chart-${color})` }}
          />
        ))}
      </div>
      <dl className="mt-4 grid gap-2 text-sm">
        {parts.map(({ id, label, value, color }) => (
          <div key={id} className="flex items-center gap-2">
            <dt className="flex items-center gap-2">
              <i className="chart-swatch" style={{ background: `var(--c-chart-${color})` }} />
              {label}
            </dt>
            <dd className="tnum ms-auto font-semibold">{format(value)}</dd>
            <dd className="tnum w-14 text-end text-ink-3">{formatShare(shareOf(value))}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

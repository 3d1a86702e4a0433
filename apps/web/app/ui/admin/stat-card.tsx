import type { ReactNode } from 'react';

/** The colours of charts, in their order. */
export type ChartColor = 1 | 2 | 3 | 4 | 5;

export interface StatCardProps {
  label: string;
  value: string;
  /** One comparison, as text. */
  note?: ReactNode;
  /** A small mark before the label, if the cards are parts of a whole. */
  mark?: ChartColor;
  /** A small chart beside the figure. */
  drawing?: ReactNode;
}

/** A single statistic. */
export const StatCard = ({ label, value, note, mark, drawing }: StatCardProps) => (
  <dl className="card stat">
    <dt>
      {mark && <i className="stat-mark" style={{ background: `var(--c-chart-${mark})` }} />}
      {label}
    </dt>
    <dd>
      {value}
      {drawing && <span className="hidden lg:block">{drawing}</span>}
    </dd>
    {note && <dd className="stat-note">{note}</dd>}
  </dl>
);

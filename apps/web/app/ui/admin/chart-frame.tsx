import type { ReactNode } from 'react';
import { Collapsible } from '../overlay/collapsible.tsx';

export interface ChartPoint {
  /** The label in the table, and below the chart if there is no shorter one. */
  label: string;
  tick?: string;
  value: number;
}

export interface ChartLabels {
  /** A one-sentence summary of the chart. */
  finding: string;
  /** The label of the button that opens the table. */
  asTable: string;
  /** Headings of the two columns. */
  heads: readonly [string, string];
}

interface ChartFrameProps {
  words: ChartLabels;
  points: readonly ChartPoint[];
  format: (value: number) => string;
  children: ReactNode;
}

/** A chart, and the same figures as a table. */
export const ChartFrame = ({ words, points, format, children }: ChartFrameProps) => (
  <figure>
    {children}
    <Collapsible title={words.asTable} look="words" className="mt-2 text-sm">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="mt-1 max-h-64 overflow-auto" tabIndex={0}>
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{words.heads[0]}</th>
              <th scope="col" data-end="">
                {words.heads[1]}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.label}>
                <td>{point.label}</td>
                <td data-end="">{format(point.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Collapsible>
  </figure>
);

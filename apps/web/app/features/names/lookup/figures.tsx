import type { ReactNode } from 'react';

interface Row {
  label: string;
  figure: number;
  /** Small text beside the figure. */
  note?: ReactNode;
  look?: 'strong' | 'quiet';
}

const LOOKS = { strong: 'font-semibold', quiet: 'text-ink-3' } as const;

/** A small bill: labels at the start of the line, figures at its end. */
export const Figures = ({ rows }: { rows: readonly Row[] }) => (
  <dl className="mt-4 divide-y divide-line text-md">
    {rows.map(({ label, figure, note, look }) => (
      <div
        key={label}
        className={`flex items-baseline justify-between gap-4 py-2.5 ${look ? LOOKS[look] : ''}`}
      >
        <dt>{label}</dt>
        <dd className="tnum">
          {note && <>{note} </>}
          <bdi>{figure}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);

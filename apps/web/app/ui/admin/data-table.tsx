import type { ReactNode } from 'react';
import { useIsWide } from './use-is-wide.ts';

export interface Column<Row> {
  id: string;
  label: string;
  /** Its heading is visually hidden, as above buttons. */
  isLabelHidden?: boolean;
  /** Numbers are aligned to the end of their cell. */
  isNumber?: boolean;
  cell: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> {
  /** The accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Below 768 px: the content of a row's card; by default, label and value of each column. */
  card?: (row: Row) => ReactNode;
  /** The rows belong to the previous request while the next one loads. */
  isBusy?: boolean;
}

const busyClass = (isBusy: boolean) => (isBusy ? 'opacity-60' : '');

/** A dense table; on a phone the same rows as cards, with the same fields and actions. */
export function DataTable<Row>({ isBusy = false, ...table }: DataTableProps<Row>) {
  return useIsWide() ? (
    <WideTable {...table} isBusy={isBusy} />
  ) : (
    <Cards {...table} isBusy={isBusy} />
  );
}

function WideTable<Row>({ label, columns, rows, keyOf, isBusy = false }: DataTableProps<Row>) {
  return (
    <div className={`card overflow-hidden ${busyClass(isBusy)}`} aria-busy={isBusy}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={label}>
        <table className="data-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.id} scope="col" data-end={column.isNumber ? '' : undefined}>
                  <span className={column.isLabelHidden ? 'sr-only' : ''}>{column.label}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map((column) => (
                  <td key={column.id} data-end={column.isNumber ? '' : undefined}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Cards<Row>({ label, columns, rows, keyOf, card, isBusy = false }: DataTableProps<Row>) {
  return (
    <ul
      aria-label={label}
      aria-busy={isBusy}
      className={`grid grid-cols-[minmax(0,1fr)] gap-3 ${busyClass(isBusy)}`}
    >
      {rows.map((row) => (
        <li key={keyOf(row)} className="card p-4">
          {card?.(row) ?? (
            <dl className="grid gap-2 text-sm">
              {columns.map((column) => (
                <div key={column.id} className="flex items-baseline justify-between gap-4">
                  <dt className={column.isLabelHidden ? 'sr-only' : 'text-ink-3'}>
                    {column.label}
                  </dt>
                  <dd className="ms-auto min-w-0 text-end [overflow-wrap:anywhere]">
                    {column.cell(row)}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}

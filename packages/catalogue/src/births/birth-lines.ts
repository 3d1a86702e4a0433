import type { NameRecord } from '../schema/name-record.ts';
import type { BirthSeries } from './birth-files.ts';
import { type BirthTable, isOwnSex } from './birth-table.ts';

/** Births of one spelling in one register, year by year from the first; null where no number was published. */
export interface BirthLine {
  form: string;
  firstYear: number;
  counts: readonly (number | null)[];
}

/**
 * By register, as text (`Aahil:2014:5,4,,6;Ahil:2017:3`): the numbers of twelve thousand names would fill the memory, and a page needs
 * those of one.
 */
export type BirthLines = Readonly<Record<string, string>>;

/** Earlier years say nothing to parents, and no page shows them. */
export const SHOWN_FROM = 1995;

const printLine = ({ form, firstYear, counts }: BirthSeries): string => {
  const first = Math.max(firstYear, SHOWN_FROM);
  const shown = counts.slice(first - firstYear);
  return shown.some((count) => count > 0)
    ? `${form}:${first}:${shown.map((count) => count || '').join(',')}`
    : '';
};

const printLines = (series: readonly BirthSeries[]): string =>
  series
    .map(printLine)
    .filter((line) => line !== '')
    .join(';');

export const parseBirthLines = (text: string): BirthLine[] =>
  text.split(';').map((line) => {
    const [form = '', firstYear, counts = ''] = line.split(':');
    return {
      form,
      firstYear: Number(firstYear),
      counts: counts.split(',').map((count) => (count === '' ? null : Number(count))),
    };
  });

/** What a page shows of a record's births: its own spellings and sex. */
export const birthLinesOf = (
  record: NameRecord,
  ownSeries: (record: NameRecord, table: BirthTable) => readonly BirthSeries[],
  table: BirthTable,
): BirthLines =>
  Object.fromEntries(
    [
      ...Map.groupBy(
        ownSeries(record, table).filter((series) => isOwnSex(record, series)),
        ({ register }) => register,
      ),
    ]
      .map(([register, series]): [string, string] => [register, printLines(series)])
      .filter(([, lines]) => lines !== ''),
  );

import type { RegisterTotal } from '@ismi/catalogue';

export interface RegisterCoverage {
  register: string;
  first: number;
  last: number;
  /** Of the births of names that Muslim families bear, in the last ten years: the share that resolves to a record. */
  recent: number;
  /** The same in the last year alone. */
  lastYear: number;
  /** Of all births of the last year: the share that a form of ours counts. */
  lastYearOfAll: number;
  /** The share of Muslim-associated births, year by year. */
  years: ReadonlyMap<number, number>;
}

const rounded = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000;
const sumOf = (rows: readonly RegisterTotal[], key: keyof RegisterTotal & `${string}`) =>
  rows.reduce((sum, row) => sum + Number(row[key]), 0);
const coreShare = (rows: readonly RegisterTotal[]) =>
  rounded(sumOf(rows, 'coreCovered'), sumOf(rows, 'coreBirths'));

/** How much of a register's births resolves to a record, by any of its forms. */
export function coverageOf(totals: readonly RegisterTotal[]): RegisterCoverage[] {
  return [...Map.groupBy(totals, ({ register }) => register)].map(([register, rows]) => {
    const byYear = Map.groupBy(rows, ({ year }) => year);
    const first = Math.min(...byYear.keys());
    const last = Math.max(...byYear.keys());
    const ofLastYear = byYear.get(last) ?? [];
    return {
      register,
      first,
      last,
      recent: coreShare(rows.filter(({ year }) => year > last - 10)),
      lastYear: coreShare(ofLastYear),
      lastYearOfAll: rounded(sumOf(ofLastYear, 'listed'), sumOf(ofLastYear, 'births')),
      years: new Map([...byYear].map(([year, own]) => [year, coreShare(own)])),
    };
  });
}

/** One line for each year, the newest first, and one column for each register, in per cent. */
export function coverageTable(coverages: readonly RegisterCoverage[]): string[] {
  const years = [...new Set(coverages.flatMap((each) => [...each.years.keys()]))].toSorted(
    (one, other) => other - one,
  );
  const cell = (register: string, text: string) => text.padStart(register.length);
  const line = (start: string, text: (coverage: RegisterCoverage) => string) =>
    [start, ...coverages.map((each) => cell(each.register, text(each)))].join('  ');
  return [
    line('year', ({ register }) => register),
    ...years.map((year) =>
      line(String(year), (each) => {
        const share = each.years.get(year);
        return share === undefined ? '' : (share * 100).toFixed(0);
      }).trimEnd(),
    ),
  ];
}

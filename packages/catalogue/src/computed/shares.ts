import type { BirthSeries, Sex } from '../births/birth-files.ts';
import type { BirthTable } from '../births/birth-table.ts';
import type { NameRecord } from '../schema/name-record.ts';

const sexesOf = ({ gender }: NameRecord): Sex[] =>
  gender === 'unisex' ? ['boy', 'girl'] : [gender];

function birthsByYear(series: readonly BirthSeries[]): ReadonlyMap<number, number> {
  const births = new Map<number, number>();
  for (const { firstYear, counts } of series)
    counts.forEach((count, index) => {
      births.set(firstYear + index, (births.get(firstYear + index) ?? 0) + count);
    });
  return births;
}

/** Births of a record and of everybody in one register, from year to year. */
export class Shares {
  readonly #sexes: readonly Sex[];
  readonly #births: ReadonlyMap<number, number>;
  readonly #table: BirthTable;
  readonly #register: string;

  constructor(record: NameRecord, table: BirthTable, register: string) {
    this.#sexes = sexesOf(record);
    this.#table = table;
    this.#register = register;
    this.#births = birthsByYear(
      table.countedOf(record).filter((series) => series.register === register),
    );
  }

  birthsIn(from: number, to: number): number {
    let sum = 0;
    for (let year = from; year <= to; year += 1) sum += this.#births.get(year) ?? 0;
    return sum;
  }

  totalIn(from: number, to: number, what: 'births' | 'listed' = 'births'): number {
    let sum = 0;
    for (let year = from; year <= to; year += 1)
      for (const sex of this.#sexes)
        sum += this.#table.totalOf(this.#register, year, sex)?.[what] ?? 0;
    return sum;
  }

  shareIn(from: number, to: number, what: 'births' | 'listed' = 'births'): number {
    const total = this.totalIn(from, to, what);
    return total === 0 ? 0 : this.birthsIn(from, to) / total;
  }
}

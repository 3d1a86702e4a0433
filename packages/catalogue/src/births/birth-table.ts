import { foldedForm } from '../matching/fold.ts';
import type { NameRecord } from '../schema/name-record.ts';
import type {
  BirthFigures,
  BirthSeries,
  RankSeries,
  RegisterTotal,
  Sex,
  YearRank,
} from './birth-files.ts';
import type { Country, Register } from './registers.ts';

/** “Recent”: the last ten years of a register. */
export const RECENT_YEARS = 10;
/** The register of ranks. */
export const RANKS = 'TR';
/** A rank that is not in the yearly hundred is worse than its last. */
export const UNLISTED_RANK = 101;

/** Births of the catalogue by record and register, with the totals they are compared with. */
export class BirthTable {
  readonly registers: readonly Register[];
  /** The last year of Türkiye's yearly hundred. */
  readonly lastListedYear: number;
  readonly #inCountry: Map<Country, Register[]>;
  readonly #seriesOf: Map<string, BirthSeries[]>;
  readonly #ranksOf: Map<string, RankSeries[]>;
  /** By register and sex, then by year. */
  readonly #totals: Map<string, Map<number, RegisterTotal>>;
  readonly #shown = new WeakMap<NameRecord, readonly BirthSeries[]>();
  readonly #recentTotals = new Map<string, number>();
  readonly #years: Map<string, { first: number; last: number }>;

  constructor(registers: readonly Register[], { series, ranks, totals }: BirthFigures) {
    this.registers = registers;
    this.#inCountry = Map.groupBy(registers, ({ country }) => country);
    this.#seriesOf = Map.groupBy(series, ({ id }) => id);
    this.#ranksOf = Map.groupBy(ranks, ({ id }) => id);
    this.#totals = new Map(
      [...Map.groupBy(totals, ({ register, sex }) => keyOf(register, sex))].map(([key, rows]) => [
        key,
        new Map(rows.map((row) => [row.year, row])),
      ]),
    );
    const years = new Map<string, number[]>(
      [...Map.groupBy(totals, ({ register }) => register)].map(([register, rows]) => [
        register,
        rows.map(({ year }) => year),
      ]),
    );
    years.set(
      RANKS,
      ranks.flatMap((each) => each.ranks.map(({ year }) => year)),
    );
    this.lastListedYear = ranks
      .flatMap((each) => each.ranks.filter(({ announced }) => !announced))
      .reduce((last, { year }) => Math.max(last, year), 0);
    this.#years = new Map(
      [...years].map(([register, own]) => [
        register,
        { first: own.reduce(lesser, 9999), last: own.reduce(greater, 0) },
      ]),
    );
  }

  /** First and last year of a register. */
  yearsOf(register: string): { first: number; last: number } {
    return this.#years.get(register) ?? { first: 0, last: -1 };
  }

  inCountry(country: Country): readonly Register[] {
    return this.#inCountry.get(country) ?? [];
  }

  totalOf(register: string, year: number, sex: Sex): RegisterTotal | undefined {
    return this.#totals.get(keyOf(register, sex))?.get(year);
  }

  allOf(id: string): readonly BirthSeries[] {
    return this.#seriesOf.get(id) ?? [];
  }

  allRanksOf(id: string): readonly RankSeries[] {
    return this.#ranksOf.get(id) ?? [];
  }

  /** Of the spellings that the record shows as the same name, of both sexes. */
  shownOf(record: NameRecord): readonly BirthSeries[] {
    const known = this.#shown.get(record) ?? onlyShown(record, this.allOf(record.id));
    this.#shown.set(record, known);
    return known;
  }

  /** Of those, births of the record's own sex: Amine is a boys' name here and a girls' name there. */
  countedOf(record: NameRecord): BirthSeries[] {
    return this.shownOf(record).filter((series) => isOwnSex(record, series));
  }

  ranksOf(record: NameRecord): RankSeries[] {
    return onlyShown(record, this.allRanksOf(record.id)).filter((each) => isOwnSex(record, each));
  }

  /** Ranks in the yearly hundred, without the few that are only announced. */
  listedRanksOf(record: NameRecord): YearRank[] {
    return this.ranksOf(record).flatMap(({ ranks }) => ranks.filter(({ announced }) => !announced));
  }

  /** Births in the last ten years of its register. */
  recentOf({ register, firstYear, counts }: BirthSeries): number {
    const since = this.yearsOf(register).last - RECENT_YEARS + 1;
    let sum = 0;
    for (let index = Math.max(0, since - firstYear); index < counts.length; index += 1)
      sum += counts[index] ?? 0;
    return sum;
  }

  /** Births of everybody of a sex in the last ten years of a register. */
  allRecentIn(register: string, sex: Sex): number {
    const key = keyOf(register, sex);
    const known = this.#recentTotals.get(key) ?? this.#sumTotals(register, sex);
    this.#recentTotals.set(key, known);
    return known;
  }

  #sumTotals(register: string, sex: Sex): number {
    const { last } = this.yearsOf(register);
    let sum = 0;
    for (let year = last - RECENT_YEARS + 1; year <= last; year += 1)
      sum += this.totalOf(register, year, sex)?.births ?? 0;
    return sum;
  }

  sumRecent(series: readonly BirthSeries[]): number {
    return series.reduce((sum, each) => sum + this.recentOf(each), 0);
  }
}

const keyOf = (register: string, sex: Sex) => `${register} ${sex}`;
const lesser = (one: number, other: number) => Math.min(one, other);
const greater = (one: number, other: number) => Math.max(one, other);

export const isOwnSex = ({ gender }: NameRecord, { sex }: { sex: Sex }): boolean =>
  gender === 'unisex' || gender === sex;

/** No cognates, which have a tradition of their own, and no forms that are only searchable. */
function onlyShown<Row extends { form: string }>(record: NameRecord, rows: readonly Row[]): Row[] {
  if (rows.length === 0) return [];
  const shown = new Set(
    record.forms
      .filter(({ role, rel }) => role !== 'searchOnly' && rel === 'same')
      .map(({ form }) => foldedForm(form)),
  );
  return rows.filter(({ form }) => shown.has(foldedForm(form)));
}

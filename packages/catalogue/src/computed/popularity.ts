import { type RankSeries, SEXES } from '../births/birth-files.ts';
import { type BirthTable, isOwnSex, RANKS, RECENT_YEARS } from '../births/birth-table.ts';
import { foldedForm } from '../matching/fold.ts';
import type { NameRecord } from '../schema/name-record.ts';
import { foreignRegisterOf, withoutForeign } from './home-registers.ts';

export interface Popularity {
  /** 0 to 100: Muhammad is 100. It measures our registers, not the Muslim world. */
  score: number;
  /** Every register that has a figure for the name. */
  basis: string[];
  /** Births of the recent years in our registers, of the shown spellings. */
  births: number;
  /** Names with their own tradition (Mehmet): counted separately. */
  cognates: { form: string; births: number; turkishRank: number | null }[];
}

/** Its births in Berlin weigh as much as the first rank of Türkiye: the scale between the two. */
const SCALE_REGISTER = 'DE-Berlin';

/** Ranks of the yearly hundred, without the few that are only announced. */
const listedRanks = (ranks: readonly RankSeries[]) =>
  ranks
    .map((each) => each.ranks.filter(({ announced }) => !announced))
    .filter((own) => own.length > 0);

export const bestRankOf = (ranks: readonly RankSeries[]): number | null => {
  const own = listedRanks(ranks)
    .flat()
    .map(({ rank }) => rank);
  return own.length === 0 ? null : Math.min(...own);
};

const rankTerm = (ranks: readonly RankSeries[]): number =>
  listedRanks(ranks).reduce(
    (sum, own) => sum + own.length / (Math.min(...own.map(({ rank }) => rank)) + 2),
    0,
  );

/** Computes every name's popularity from the births alone. */
export class PopularityTable {
  readonly #table: BirthTable;
  readonly #coreBirths: Map<string, number>;
  readonly #weights: Map<string, number>;
  readonly #rankScale: number;
  readonly #greatest: number;

  constructor(table: BirthTable, names: readonly NameRecord[]) {
    this.#table = table;
    this.#weights = new Map(table.registers.map(({ code, weight }) => [code, weight]));
    this.#coreBirths = new Map(
      table.registers.map(({ code }) => [code, recentCoreBirths(table, code)]),
    );
    this.#rankScale = this.#scaleOf(names);
    const muhammad = names.find(({ id }) => id === 'muhammad');
    this.#greatest = muhammad ? this.weightOf(muhammad) : 0;
  }

  of(record: NameRecord): Popularity {
    const births = this.#counted(record);
    const ranks = this.#table.ranksOf(record);
    const score =
      this.#greatest === 0
        ? 0
        : Math.min(
            100,
            Math.round(
              (100 * Math.log10(1 + this.weightOf(record))) / Math.log10(1 + this.#greatest),
            ),
          );
    const basis = new Set(births.map(({ register }) => register));
    if (ranks.length > 0) basis.add(RANKS);
    return {
      score,
      basis: [...basis].sort(),
      births: this.#table.sumRecent(births),
      cognates: this.#cognates(record),
    };
  }

  /** All registers together: the order of names where a country's registers do not decide. */
  weightOf(record: NameRecord): number {
    const births = this.#counted(record).reduce((sum, series) => {
      const core = this.#coreBirths.get(series.register);
      const weight = this.#weights.get(series.register) ?? 0;
      return core ? sum + (weight * this.#table.recentOf(series) * 1e6) / core : sum;
    }, 0);
    const ranks = rankTerm(this.#table.ranksOf(record)) * (this.#weights.get(RANKS) ?? 0);
    return births + ranks * this.#rankScale;
  }

  #counted(record: NameRecord) {
    return withoutForeign(this.#table.countedOf(record), foreignRegisterOf(record, this.#table));
  }

  #scaleOf(names: readonly NameRecord[]): number {
    const [first] = names
      .map((record) => ({ record, term: rankTerm(this.#table.ranksOf(record)) }))
      .sort((one, other) => other.term - one.term);
    const core = this.#coreBirths.get(SCALE_REGISTER);
    if (!first || first.term === 0 || !core) return 0;
    const births = this.#table.sumRecent(
      this.#table.countedOf(first.record).filter(({ register }) => register === SCALE_REGISTER),
    );
    const weight = this.#weights.get(SCALE_REGISTER) ?? 0;
    return (weight * births * 1e6) / core / ((this.#weights.get(RANKS) ?? 1) * first.term);
  }

  #cognates(record: NameRecord): Popularity['cognates'] {
    return record.forms
      .filter(({ role, rel }) => role !== 'searchOnly' && rel === 'cognate')
      .map(({ form }) => {
        const isIt = (row: { form: string }) => foldedForm(row.form) === foldedForm(form);
        const births = this.#table
          .allOf(record.id)
          .filter((series) => isIt(series) && isOwnSex(record, series));
        return {
          form,
          births: this.#table.sumRecent(births),
          turkishRank: bestRankOf(this.#table.allRanksOf(record.id).filter(isIt)),
        };
      });
  }
}

function recentCoreBirths(table: BirthTable, register: string): number {
  const { last } = table.yearsOf(register);
  let sum = 0;
  for (let year = last - RECENT_YEARS + 1; year <= last; year += 1)
    for (const sex of SEXES) sum += table.totalOf(register, year, sex)?.coreBirths ?? 0;
  return sum;
}

import type { Births, Figures, Ranks } from '../figures.ts';
import { foldedForm } from '../matching/fold.ts';
import type { NameRecord } from '../schema/name-record.ts';
import type { Statistic } from '../schema/vocabulary.ts';

export interface Popularity {
  /** 0 to 100: Muhammad is 100. It measures our sources, not the Muslim world. */
  score: number;
  /** Null: none of our sources has the name, or none covers a region where it is common. */
  class: 'classic' | 'known' | 'extraordinary' | 'rare' | null;
  /** Every source that has a figure for the name. */
  basis: Statistic[];
  /** Births of the recent years in our sources, of the shown spellings. */
  births: number;
  /** Names with their own tradition (Mehmet): counted separately. */
  cognates: { form: string; births: number; turkishRank: number | null }[];
}

const WEIGHTS: Readonly<Record<Statistic, number>> = {
  'DE-Berlin': 3,
  'DE-Cologne': 1.5,
  GB: 1.6,
  FR: 1.2,
  BE: 1.2,
  US: 0.7,
  AU: 0.4,
  TR: 2,
};
/** Regions in which none of our sources counts births. */
const WITHOUT_SOURCE: ReadonlySet<string> = new Set([
  'southeastAsia',
  'eastAfrica',
  'southAsia',
  'arabWorld',
]);
const CLASSIC = 62;
const KNOWN = 45;
const EXTRAORDINARY = 22;

const isOwnSex = ({ gender }: NameRecord, { sex }: { sex: string }) =>
  gender === 'unisex' || gender === sex;

const spanOf = (years: string): number => {
  const [from = 0, to = 0] = years.split('-').map(Number);
  return to - from + 1;
};

/**
 * “In use for a generation”: among Türkiye's top hundred before 1980, or sixty years of births elsewhere. Our sources give
 * no births by year, so the latter means: a source of sixty years or more in which the recent ten hold at most a third.
 */
function isLongInUse(births: readonly Births[], ranks: readonly Ranks[]): boolean {
  if (ranks.some(({ years }) => Number(years.slice(0, 4)) < 1980)) return true;
  const long = births.filter(({ allYears }) => spanOf(allYears) >= 60);
  const all = long.reduce((sum, row) => sum + row.all, 0);
  const recent = long.reduce((sum, row) => sum + row.recent, 0);
  return all >= 100 && recent * 3 <= all;
}

function classOf(score: number, longInUse: boolean): Exclude<Popularity['class'], null> {
  if (score >= CLASSIC && longInUse) return 'classic';
  if (score >= KNOWN) return 'known';
  return score >= EXTRAORDINARY ? 'extraordinary' : 'rare';
}

/** Computes every name's popularity from figures.tsv alone. */
export class PopularityTable {
  readonly #birthsOf: Map<string, Births[]>;
  readonly #ranksOf: Map<string, Ranks[]>;
  readonly #coreBirths: Map<Statistic, number>;
  readonly #rankScale: number;
  readonly #greatest: number;

  constructor(figures: Figures, muhammad: NameRecord | undefined) {
    this.#birthsOf = Map.groupBy(figures.births, ({ id }) => id);
    this.#ranksOf = Map.groupBy(figures.ranks, ({ id }) => id);
    this.#coreBirths = new Map(
      figures.totals.map(({ source, coreBirths }) => [source, coreBirths]),
    );
    this.#rankScale = figures.rankScale;
    this.#greatest = muhammad ? this.#raw(muhammad) : 0;
  }

  birthsOf(id: string): readonly Births[] {
    return this.#birthsOf.get(id) ?? [];
  }

  /** Share of girls among the births of the shown spellings, or null without births. */
  girlShareOf(record: NameRecord): number | null {
    const rows = this.#shown(record, this.birthsOf(record.id));
    const all = rows.reduce((sum, row) => sum + row.recent, 0);
    const girls = rows
      .filter(({ sex }) => sex === 'girl')
      .reduce((sum, row) => sum + row.recent, 0);
    return all === 0 ? null : Math.round((girls / all) * 1000) / 1000;
  }

  of(record: NameRecord): Popularity {
    const births = this.#counted(record, this.birthsOf(record.id));
    const ranks = this.#counted(record, this.#ranksOf.get(record.id) ?? []);
    const raw = this.#raw(record);
    const score =
      this.#greatest === 0
        ? 0
        : Math.min(100, Math.round((100 * Math.log10(1 + raw)) / Math.log10(1 + this.#greatest)));
    const hasHome = record.cultures.some((culture) => !WITHOUT_SOURCE.has(culture));
    const basis = new Set<Statistic>(births.map(({ source }) => source));
    if (ranks.length > 0) basis.add('TR');
    return {
      score,
      class: hasHome && basis.size > 0 ? classOf(score, isLongInUse(births, ranks)) : null,
      basis: [...basis].sort(),
      births: births.reduce((sum, row) => sum + row.recent, 0),
      cognates: this.#cognates(record),
    };
  }

  #raw(record: NameRecord): number {
    const births = this.#counted(record, this.birthsOf(record.id)).reduce(
      (sum, { source, recent }) => {
        const core = this.#coreBirths.get(source);
        return core ? sum + (WEIGHTS[source] * recent * 1e6) / core : sum;
      },
      0,
    );
    const ranks = this.#counted(record, this.#ranksOf.get(record.id) ?? []).reduce(
      (sum, { yearsInTop100, bestRank }) => sum + (WEIGHTS.TR * yearsInTop100) / (bestRank + 2),
      0,
    );
    return births + ranks * this.#rankScale;
  }

  /** Shown spellings only: no cognates, no forms that are only searchable. */
  #shown<Row extends { form: string }>(record: NameRecord, rows: readonly Row[]): Row[] {
    const shown = new Set(
      record.forms
        .filter(({ role, rel }) => role !== 'searchOnly' && rel === 'same')
        .map(({ form }) => foldedForm(form)),
    );
    return rows.filter(({ form }) => shown.has(foldedForm(form)));
  }

  /** By sex: in France, Amine is a boys' name here and a girls' name there. */
  #counted<Row extends { form: string; sex: string }>(
    record: NameRecord,
    rows: readonly Row[],
  ): Row[] {
    return this.#shown(record, rows).filter((row) => isOwnSex(record, row));
  }

  #cognates(record: NameRecord): Popularity['cognates'] {
    const ranks = this.#ranksOf.get(record.id) ?? [];
    return record.forms
      .filter(({ role, rel }) => role !== 'searchOnly' && rel === 'cognate')
      .map(({ form }) => {
        const isIt = (row: { form: string }) => foldedForm(row.form) === foldedForm(form);
        return {
          form,
          births: this.birthsOf(record.id)
            .filter((row) => isIt(row) && isOwnSex(record, row))
            .reduce((sum, row) => sum + row.recent, 0),
          turkishRank: ranks.find(isIt)?.bestRank ?? null,
        };
      });
  }
}

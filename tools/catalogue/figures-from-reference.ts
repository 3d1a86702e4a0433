import {
  type Births,
  claimsOf,
  type Figures,
  foldedForm,
  type Homograph,
  type NameRecord,
  type Ranks,
  type Sex,
  STATISTICS,
  type Statistic,
} from '@ismi/catalogue';
import type { ReferenceTables, Row } from './reference-tables.ts';

const sexOf = (row: Row): Sex => (row.gender === 'f' ? 'girl' : 'boy');
const statisticOf = (source = ''): Statistic => {
  const known = STATISTICS.find((statistic) => statistic === source);
  if (!known) throw new Error(`the tables have a source that we do not weigh: ${source}`);
  return known;
};

/** Assigns the births of a spelling to a record: to its own, or of several to the first in display order with this sex. */
function makeOwnerOf(names: readonly NameRecord[], homographs: readonly Homograph[]) {
  const claims = claimsOf(names);
  const byId = new Map(names.map((record) => [record.id, record]));
  const order = new Map(homographs.map(({ form, records }) => [form, records.map(({ id }) => id)]));
  return (spelling: string, sex: Sex): string | undefined => {
    const form = foldedForm(spelling);
    const ids = claims.get(form) ?? [];
    if (ids.length < 2) return ids[0];
    const inOrder = order.get(form) ?? ids;
    return inOrder.find((id) => [sex, 'unisex'].includes(byId.get(id)?.gender ?? ''));
  };
}

/** A year's births of Türkiye's first name, and its rank there, give the scale between the two. */
function rankScaleOf({ popularity, turkishRanks }: ReferenceTables, berlinCore: number): number {
  const termOf = (row: Row) => Number(row.years_in_top100) / (Number(row.best_rank) + 2);
  const [first] = [...turkishRanks].sort(
    (one, other) =>
      termOf(other) - termOf(one) ||
      Number(one.mean_rank_2009_2018 || 999) - Number(other.mean_rank_2009_2018 || 999),
  );
  if (!first) throw new Error('the Turkish ranks are empty');
  const births = popularity
    .filter(
      ({ source, name = '', gender }) =>
        source === 'DE-Berlin' &&
        gender === first.gender &&
        foldedForm(name) === foldedForm(first.name ?? ''),
    )
    .reduce((sum, row) => sum + Number(row.count_recent), 0);
  // Both terms carry their weight: Berlin 3, Türkiye 2.
  const scale = (3 * births * 1e6) / berlinCore / (2 * termOf(first));
  return Math.round(scale * 1000) / 1000;
}

/** The figures of our names from the reference tables. */
export function figuresFrom(
  tables: ReferenceTables,
  names: readonly NameRecord[],
  homographs: readonly Homograph[],
): Figures {
  const ownerOf = makeOwnerOf(names, homographs);
  const owned = <T>(rows: readonly Row[], make: (row: Row, id: string, sex: Sex) => T): T[] =>
    rows.flatMap((row) => {
      const sex = sexOf(row);
      const id = ownerOf(row.name ?? '', sex);
      return id === undefined ? [] : [make(row, id, sex)];
    });
  const core = Map.groupBy(
    tables.popularity.filter(({ association }) => association === 'core'),
    ({ source }) => source,
  );
  const totals = [...core].map(([source, rows]) => ({
    source: statisticOf(source),
    recentYears: rows[0]?.recent_years ?? '',
    coreBirths: rows.reduce((sum, row) => sum + Number(row.count_recent), 0),
  }));
  const berlin = totals.find(({ source }) => source === 'DE-Berlin')?.coreBirths ?? 0;
  return {
    births: owned(
      tables.popularity,
      (row, id, sex): Births => ({
        id,
        form: row.name ?? '',
        sex,
        source: statisticOf(row.source),
        association: row.association ?? '',
        recentYears: row.recent_years ?? '',
        recent: Number(row.count_recent),
        allYears: row.all_years ?? '',
        all: Number(row.count_all),
      }),
    ),
    ranks: owned(
      tables.turkishRanks,
      (row, id, sex): Ranks => ({
        id,
        form: row.name ?? '',
        sex,
        years: `${row.first_year}-${row.last_year}`,
        yearsInTop100: Number(row.years_in_top100),
        bestRank: Number(row.best_rank),
      }),
    ),
    totals,
    rankScale: rankScaleOf(tables, berlin),
  };
}

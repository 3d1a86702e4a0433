import { STATISTICS, type Statistic } from './schema/vocabulary.ts';

export type Sex = 'boy' | 'girl';

/** Births of one spelling in one source. */
export interface Births {
  id: string;
  /** As the source spells it. */
  form: string;
  sex: Sex;
  source: Statistic;
  /** How certain it is that these births are of Muslim families: see docs/catalogue.md. */
  association: string;
  recentYears: string;
  recent: number;
  allYears: string;
  all: number;
}

/** A name's ranks in the yearly lists of Türkiye's hundred most frequent names. */
export interface Ranks {
  id: string;
  form: string;
  sex: Sex;
  years: string;
  yearsInTop100: number;
  bestRank: number;
}

/** The totals that a source's figures are compared with. */
interface SourceTotal {
  source: Statistic;
  recentYears: string;
  coreBirths: number;
}

export interface Figures {
  births: Births[];
  ranks: Ranks[];
  totals: SourceTotal[];
  /** Makes a Turkish rank comparable with births: see computed/popularity.ts. */
  rankScale: number;
}

const COLUMNS = [
  'id',
  'form',
  'sex',
  'source',
  'association',
  'recent_years',
  'births_recent',
  'all_years',
  'births_all',
  'years_in_top100',
  'best_rank',
] as const;
type Row = Record<(typeof COLUMNS)[number], string>;

/** In the column `id`: figures of a source as a whole. */
const WHOLE_SOURCE = '*';
const RANK_SCALE = '*scale';

const isStatistic = (source: string): source is Statistic =>
  STATISTICS.some((known) => known === source);

function toRow(line: string): Row {
  const cells = line.split('\t');
  if (cells.length !== COLUMNS.length)
    throw new Error(`figures.tsv: ${cells.length} cells in «${line}»`);
  // Built from the list of its keys.
  return Object.fromEntries(COLUMNS.map((column, index) => [column, cells[index] ?? ''])) as Row;
}

export function parseFigures(text: string): Figures {
  const [header, ...lines] = text.replace(/\n$/, '').split('\n');
  if (header !== COLUMNS.join('\t')) throw new Error('figures.tsv has other columns than expected');
  const figures: Figures = { births: [], ranks: [], totals: [], rankScale: 0 };
  for (const row of lines.map(toRow)) {
    const { id, form, source } = row;
    const sex: Sex = row.sex === 'girl' ? 'girl' : 'boy';
    if (!isStatistic(source)) throw new Error(`figures.tsv: no statistic is called ${source}`);
    if (id === RANK_SCALE) figures.rankScale = Number(row.births_recent);
    else if (id === WHOLE_SOURCE)
      figures.totals.push({
        source,
        recentYears: row.recent_years,
        coreBirths: Number(row.births_recent),
      });
    else if (source === 'TR')
      figures.ranks.push({
        id,
        form,
        sex,
        years: row.all_years,
        yearsInTop100: Number(row.years_in_top100),
        bestRank: Number(row.best_rank),
      });
    else
      figures.births.push({
        id,
        form,
        sex,
        source,
        association: row.association,
        recentYears: row.recent_years,
        recent: Number(row.births_recent),
        allYears: row.all_years,
        all: Number(row.births_all),
      });
  }
  return figures;
}

/** The file's text; the same figures always give the same text. */
export function printFigures({ births, ranks, totals, rankScale }: Figures): string {
  const rows: string[][] = [
    [RANK_SCALE, '', '', 'TR', '', '', String(rankScale), '', '', '', ''],
    ...totals.map(({ source, recentYears, coreBirths }) => [
      ...[WHOLE_SOURCE, '', '', source, 'core', recentYears, String(coreBirths)],
      ...['', '', '', ''],
    ]),
    ...births.map((row) => [
      ...[row.id, row.form, row.sex, row.source, row.association, row.recentYears],
      ...[String(row.recent), row.allYears, String(row.all), '', ''],
    ]),
    ...ranks.map((row) => [
      ...[row.id, row.form, row.sex, 'TR', '', '', '', row.years, ''],
      ...[String(row.yearsInTop100), String(row.bestRank)],
    ]),
  ];
  const lines = rows.map((cells) => cells.join('\t')).sort();
  return `${[COLUMNS.join('\t'), ...lines].join('\n')}\n`;
}

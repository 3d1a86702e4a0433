export const SEXES = ['boy', 'girl'] as const;
export type Sex = (typeof SEXES)[number];

/** Births of one spelling and sex in one register, year by year from the first. */
export interface BirthSeries {
  id: string;
  /** As the register spells it. */
  form: string;
  sex: Sex;
  register: string;
  firstYear: number;
  counts: readonly number[];
}

/** A name's rank in a yearly list. */
export interface YearRank {
  year: number;
  rank: number;
  /** Türkiye from 2019: only the first ten or so are announced, partly without order. */
  announced: boolean;
}
export interface RankSeries {
  id: string;
  form: string;
  sex: Sex;
  ranks: readonly YearRank[];
}

/** A register, year and sex as a whole. */
export interface RegisterTotal {
  register: string;
  year: number;
  sex: Sex;
  births: number;
  /** Births of names that Muslim families bear and others hardly do. */
  coreBirths: number;
  /** Of those, births of names in the catalogue. */
  coreCovered: number;
  /** The sum of this catalogue's births: a file that lost a line no longer adds up. */
  listed: number;
}

export interface BirthFigures {
  series: readonly BirthSeries[];
  ranks: readonly RankSeries[];
  totals: readonly RegisterTotal[];
}

const SERIES_HEADER = 'id\tform\tsex\tfirst_year\tbirths';
const RANKS_HEADER = 'id\tform\tsex\tranks';
const TOTALS_HEADER = 'register\tyear\tsex\tbirths\tcore_births\tcore_covered\tlisted';

function linesOf(file: string, text: string, header: string): string[][] {
  const [first, ...lines] = text.replace(/\n$/, '').split('\n');
  if (first !== header) throw new Error(`${file} has other columns than expected`);
  const columns = header.split('\t').length;
  return lines.map((line) => {
    const cells = line.split('\t');
    if (cells.length !== columns) throw new Error(`${file}: ${cells.length} cells in «${line}»`);
    return cells;
  });
}

const print = (header: string, lines: readonly (string | number)[][]): string =>
  `${[header, ...lines.map((cells) => cells.join('\t')).sort()].join('\n')}\n`;

const sexOf = (file: string, cell: string): Sex => {
  const sex = SEXES.find((known) => known === cell);
  if (!sex) throw new Error(`${file}: no sex is called ${cell}`);
  return sex;
};

/** births/<register>.tsv. A year without births is an empty cell between commas. */
export const parseSeries = (register: string, text: string): BirthSeries[] =>
  linesOf(register, text, SERIES_HEADER).map(
    ([id = '', form = '', sex = '', year, births = '']) => ({
      id,
      form,
      sex: sexOf(register, sex),
      register,
      firstYear: Number(year),
      counts: births.split(',').map(Number),
    }),
  );

export const printSeries = (series: readonly BirthSeries[]): string =>
  print(
    SERIES_HEADER,
    series.map(({ id, form, sex, firstYear, counts }) => [
      id,
      form,
      sex,
      firstYear,
      counts.map((count) => count || '').join(','),
    ]),
  );

const RANK = /^(\d{4}):(\d+)(\*?)$/;

/** births/TR.tsv: `1998:91,2024:1*`, a star for announced ranks. */
export const parseRanks = (text: string): RankSeries[] =>
  linesOf('TR', text, RANKS_HEADER).map(([id = '', form = '', sex = '', ranks = '']) => ({
    id,
    form,
    sex: sexOf('TR', sex),
    ranks: ranks.split(',').map((cell) => {
      const [, year, rank, star] = RANK.exec(cell) ?? [];
      if (!year) throw new Error(`TR: no rank is written ${cell}`);
      return { year: Number(year), rank: Number(rank), announced: star === '*' };
    }),
  }));

export const printRanks = (ranks: readonly RankSeries[]): string =>
  print(
    RANKS_HEADER,
    ranks.map(({ id, form, sex, ranks: years }) => [
      id,
      form,
      sex,
      years.map(({ year, rank, announced }) => `${year}:${rank}${announced ? '*' : ''}`).join(','),
    ]),
  );

export const parseTotals = (text: string): RegisterTotal[] =>
  linesOf('totals.tsv', text, TOTALS_HEADER).map(
    ([register = '', year, sex = '', births, coreBirths, coreCovered, listed]) => ({
      register,
      year: Number(year),
      sex: sexOf('totals.tsv', sex),
      births: Number(births),
      coreBirths: Number(coreBirths),
      coreCovered: Number(coreCovered),
      listed: Number(listed),
    }),
  );

export const printTotals = (totals: readonly RegisterTotal[]): string =>
  print(
    TOTALS_HEADER,
    totals.map((row) => [
      row.register,
      row.year,
      row.sex,
      row.births,
      row.coreBirths,
      row.coreCovered,
      row.listed,
    ]),
  );

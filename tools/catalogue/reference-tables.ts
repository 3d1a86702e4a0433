import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Tables for checks, not part of the project. Without the folder those checks are skipped. */
export const referenceFolder = (): string =>
  resolve(process.env.REFERENCE_DIR ?? '../shared/reference');

const TABLES = {
  turkishRanks: 'tuik-ranks.tsv',
  turkishRanksByYear: 'tuik-ranks-by-year.tsv',
  registerTotals: 'registers.tsv',
  arabicScript: 'arabic-script.tsv',
  knownNames: 'known-names.tsv',
  quranPersons: 'quran-persons.tsv',
} as const;
type Table = keyof typeof TABLES;
export type Row = Readonly<Record<string, string>>;
export interface ReferenceTables extends Readonly<Record<Table, readonly Row[]>> {
  /** One row for each spelling, sex, register and year: too many to hold as objects. */
  eachBirth(use: (row: Row) => void): void;
}
const BIRTHS = 'births-by-year.tsv';

function eachRow(text: string, use: (row: Row) => void): void {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const columns = header.split('\t');
  for (const line of lines) {
    const cells = line.split('\t');
    use(Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])));
  }
}

export function parseTable(text: string): Row[] {
  const rows: Row[] = [];
  eachRow(text, (row) => rows.push(row));
  return rows;
}

/** All tables, or undefined if the folder does not exist. A folder without a table is an error. */
export function readReferenceTables(folder = referenceFolder()): ReferenceTables | undefined {
  if (!existsSync(folder)) return undefined;
  const read = (table: Table) => parseTable(readFileSync(join(folder, TABLES[table]), 'utf8'));
  return {
    turkishRanks: read('turkishRanks'),
    turkishRanksByYear: read('turkishRanksByYear'),
    registerTotals: read('registerTotals'),
    arabicScript: read('arabicScript'),
    knownNames: read('knownNames'),
    quranPersons: read('quranPersons'),
    eachBirth: (use) => eachRow(readFileSync(join(folder, BIRTHS), 'utf8'), use),
  };
}

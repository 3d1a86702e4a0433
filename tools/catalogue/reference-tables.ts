import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Tables for checks, not part of the project. Without the folder those checks are skipped. */
export const referenceFolder = (): string =>
  resolve(process.env.REFERENCE_DIR ?? '../shared/reference');

const TABLES = {
  popularity: 'popularity.tsv',
  turkishRanks: 'tuik-ranks.tsv',
  arabicScript: 'arabic-script.tsv',
  knownNames: 'known-names.tsv',
  quranPersons: 'quran-persons.tsv',
} as const;
type Table = keyof typeof TABLES;
export type Row = Readonly<Record<string, string>>;
export type ReferenceTables = Readonly<Record<Table, readonly Row[]>>;

export function parseTable(text: string): Row[] {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const columns = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

/** All tables, or undefined if the folder does not exist. A folder without a table is an error. */
export function readReferenceTables(folder = referenceFolder()): ReferenceTables | undefined {
  if (!existsSync(folder)) return undefined;
  const read = (table: Table) => parseTable(readFileSync(join(folder, TABLES[table]), 'utf8'));
  return {
    popularity: read('popularity'),
    turkishRanks: read('turkishRanks'),
    arabicScript: read('arabicScript'),
    knownNames: read('knownNames'),
    quranPersons: read('quranPersons'),
  };
}

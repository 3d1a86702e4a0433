import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The package folder: names/, births/, the companion files. */
export const CATALOGUE_FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The files on disk, parsed as JSON but not validated. */
export interface CatalogueFiles {
  names: { path: string; text: string }[];
  rules: unknown;
  people: unknown;
  sources: unknown;
  homographs: unknown;
  traditions: unknown;
  divineNames: unknown;
  quranPersons: unknown;
  registers: unknown;
  verdictFamilies: unknown;
  /** By register, TR with ranks; and `totals`. */
  births: Readonly<Record<string, string>>;
  communities: string;
}

const COMPANIONS = {
  rules: 'rules.json',
  people: 'people.json',
  sources: 'sources.json',
  homographs: 'homographs.json',
  traditions: 'traditions.json',
  divineNames: 'divine-names.json',
  quranPersons: 'quran-persons.json',
  registers: 'registers.json',
  verdictFamilies: 'verdict-families.json',
} as const;
export type Companion = keyof typeof COMPANIONS;
export const companionFile = (companion: Companion): string => COMPANIONS[companion];

const COMMUNITY_FILE = 'communities.tsv';

export const TOTALS = 'totals';
/** births/<register>.tsv, and births/totals.tsv. */
export const birthFile = (register: string): string => `births/${register}.tsv`;

/** names/<initial>/<id>.json: one file per name, so that parallel edits do not conflict. */
export const nameFile = (id: string): string => `names/${id.slice(0, 1)}/${id}.json`;

export function readCatalogueFiles(folder = CATALOGUE_FOLDER): CatalogueFiles {
  const readText = (path: string) => readFileSync(join(folder, path), 'utf8');
  const readJson = (companion: Companion): unknown => JSON.parse(readText(COMPANIONS[companion]));
  const names = readdirSync(join(folder, 'names'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    // By code unit, independent of the locale: the build must be reproducible.
    .sort()
    .map((path) => ({ path: `names/${path}`, text: readText(`names/${path}`) }));
  return {
    names,
    rules: readJson('rules'),
    people: readJson('people'),
    sources: readJson('sources'),
    homographs: readJson('homographs'),
    traditions: readJson('traditions'),
    divineNames: readJson('divineNames'),
    quranPersons: readJson('quranPersons'),
    registers: readJson('registers'),
    verdictFamilies: readJson('verdictFamilies'),
    communities: readText(COMMUNITY_FILE),
    births: Object.fromEntries(
      readdirSync(join(folder, 'births'))
        .sort()
        .map((file) => [file.replace(/\.tsv$/, ''), readText(`births/${file}`)]),
    ),
  };
}

import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readCatalogueFiles } from './catalogue-files.ts';
import { phoneticOf } from './computed/phonetic.ts';
import { type Popularity, PopularityTable } from './computed/popularity.ts';
import { quranCountOf } from './computed/quran-count.ts';
import { type AuthoredCatalogue, parseCatalogue } from './parse-catalogue.ts';
import type { Homograph, Person, Rule, Source } from './schema/companion-files.ts';
import type { NameRecord } from './schema/name-record.ts';
import { isSuggestible, type PhoneticCharacter } from './schema/vocabulary.ts';
import { stripMarks } from './text/arabic.ts';
import { lengthOf, type NameLength } from './text/name-length.ts';

/** A record with everything that the build computes. */
export interface CatalogueName extends NameRecord {
  computed: {
    arPlain: string;
    /** Of the name in Latin letters. */
    length: NameLength;
    phonetic: PhoneticCharacter[];
    girlShare: number | null;
    quranCount: number | null;
    popularity: Popularity;
    /** False: can be found, but is never suggested. */
    suggestible: boolean;
  };
}

export interface Catalogue {
  /** A hash of everything below: equal content has an equal version on every machine. */
  version: string;
  names: CatalogueName[];
  people: Person[];
  rules: Rule[];
  sources: Source[];
  homographs: Homograph[];
}

const versionOf = (content: Omit<Catalogue, 'version'>): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);

/** The authored catalogue with computed fields. The same files give the same catalogue, byte for byte. */
export function buildCatalogue(authored: AuthoredCatalogue): Catalogue {
  const { names, figures, quranPersons } = authored;
  const table = new PopularityTable(
    figures,
    names.find(({ id }) => id === 'muhammad'),
  );
  const ids = new Set(names.map(({ id }) => id));
  const content = {
    names: names.map(
      (record): CatalogueName => ({
        ...record,
        // Only neighbours that exist already.
        see: record.see?.filter((id) => ids.has(id)) ?? [],
        computed: {
          arPlain: stripMarks(record.script.ar),
          length: lengthOf(record.name),
          phonetic: phoneticOf(record, table.birthsOf(record.id)),
          girlShare: table.girlShareOf(record),
          quranCount: quranCountOf(record, quranPersons),
          popularity: table.of(record),
          suggestible: isSuggestible(record.islamic.verdict) && record.replacedBy === undefined,
        },
      }),
    ),
    people: authored.people,
    rules: authored.rules,
    sources: authored.sources,
    homographs: authored.homographs,
  };
  return { version: versionOf(content), ...content };
}

/** The catalogue of this checkout, ready for the import. Throws if a file is invalid. */
export function loadCatalogue(folder?: string): Catalogue {
  const { catalogue, findings } = parseCatalogue(readCatalogueFiles(folder));
  const [first] = findings;
  if (first) throw new Error(`the catalogue is broken at ${first.where}: ${first.message}`);
  return buildCatalogue(catalogue);
}

const Artefact = z.looseObject({ version: z.string(), names: z.array(z.unknown()).min(1) });

/** Reads a built catalogue. Throws if the content does not match its version. */
export function readArtefact(text: string): Catalogue {
  const { version, ...content } = Artefact.parse(JSON.parse(text));
  // Its content was printed from a Catalogue, which the version proves.
  const catalogue = content as unknown as Omit<Catalogue, 'version'>;
  if (versionOf(catalogue) !== version)
    throw new Error(`the artefact says version ${version}, its content is another`);
  return { version, ...catalogue };
}

export const printArtefact = (catalogue: Catalogue): string => `${JSON.stringify(catalogue)}\n`;

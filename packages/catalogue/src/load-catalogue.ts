import { createHash } from 'node:crypto';
import { z } from 'zod';
import { SEXES, type Sex } from './births/birth-files.ts';
import { type BirthLines, birthLinesOf } from './births/birth-lines.ts';
import { BirthTable } from './births/birth-table.ts';
import type { Country, Register } from './births/registers.ts';
import { readCatalogueFiles } from './catalogue-files.ts';
import type { CommunityUses } from './communities.ts';
import { type Commonness, type CommonnessPlace, CommonnessTable } from './computed/commonness.ts';
import { historiesOf } from './computed/history.ts';
import type { History } from './computed/history-terms.ts';
import { withoutOtherNames } from './computed/home-registers.ts';
import { type SpellingsByLanguage, spellingsByLanguage } from './computed/own-spellings.ts';
import { phoneticOf } from './computed/phonetic.ts';
import { type Popularity, PopularityTable } from './computed/popularity.ts';
import { type Pronunciations, pronunciationsOf } from './computed/pronunciation.ts';
import { quranCountOf } from './computed/quran-count.ts';
import { type Travels, travelsOf } from './computed/travel.ts';
import { type TurkishRank, turkishRankOf } from './computed/turkish-rank.ts';
import { girlShareOf, girlSharesOf, type Spellings, spellingsOf } from './computed/usage.ts';
import { familiesOf } from './computed/verdict-families.ts';
import { type AuthoredCatalogue, parseCatalogue } from './parse-catalogue.ts';
import { quranText } from './quran/quran-text.ts';
import type { Homograph, Person, Rule, Source, VerdictFamily } from './schema/companion-files.ts';
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
    /** By country, where there are births enough. */
    girlShares: Partial<Record<Country, number>>;
    /** How families of a culture spell it most often in a country. */
    spellings: Spellings;
    /** How pages of our Latin languages write it, and which spellings have a page of their own. */
    written: SpellingsByLanguage;
    history: Partial<Record<Country, History>>;
    commonness: Partial<Record<CommonnessPlace, Commonness>>;
    quranCount: number | null;
    pronunciation: Pronunciations;
    /** How each shown spelling fares with readers of a language. */
    travel: Travels;
    popularity: Popularity;
    /** Year by year, by register. */
    births: BirthLines;
    turkishRank: TurkishRank | null;
    /** In which communities it is given, and how gladly. */
    communities: CommunityUses;
    /** Codes of the families whose view is told with the record's own. */
    verdictFamilies: string[];
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
  verdictFamilies: VerdictFamily[];
  /** With the years that our figures cover, and the births of everybody in them. */
  registers: (Register & {
    years: { first: number; last: number };
    totals: Partial<Record<Sex, number[]>>;
  })[];
  /** The verses that records refer to, as the source prints them. */
  verses: Record<string, string>;
}

const versionOf = (content: Omit<Catalogue, 'version'>): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);

export const withVersion = (content: Omit<Catalogue, 'version'>): Catalogue => ({
  version: versionOf(content),
  ...content,
});

/** Of every year from the first to the last; 0 where none was published. */
function totalsOf(register: string, births: BirthTable): Partial<Record<Sex, number[]>> {
  const { first, last } = births.yearsOf(register);
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return Object.fromEntries(
    SEXES.map((sex) => [
      sex,
      years.map((year) => births.totalOf(register, year, sex)?.births ?? 0),
    ]).filter(([, totals]) => (totals as number[]).some((total) => total > 0)),
  ) as Partial<Record<Sex, number[]>>;
}

/** Only the verses that are needed, none changed. */
const versesOf = (names: readonly NameRecord[]): Record<string, string> =>
  Object.fromEntries(
    [...new Set(names.flatMap(({ quran }) => quran.refs))]
      .sort()
      .map((ref) => [ref, quranText().textOf(ref) ?? ''] as const)
      .filter(([, text]) => text !== ''),
  );

/** The authored catalogue with computed fields. The same files give the same catalogue, byte for byte. */
export function buildCatalogue(authored: AuthoredCatalogue): Catalogue {
  const { names, quranPersons } = authored;
  const births = new BirthTable(authored.registers, authored.births);
  const popularity = new PopularityTable(births, names);
  const commonness = new CommonnessTable(births, popularity, names);
  const ids = new Set(names.map(({ id }) => id));
  const content = {
    names: names.map((record): CatalogueName => {
      const written = spellingsByLanguage(record, births);
      return {
        ...record,
        // Only neighbours that exist already.
        see: record.see?.filter((id) => ids.has(id)) ?? [],
        computed: {
          arPlain: stripMarks(record.script.ar),
          length: lengthOf(record.name),
          phonetic: phoneticOf(record, births),
          girlShare: girlShareOf(record, births),
          girlShares: girlSharesOf(record, births),
          spellings: spellingsOf(record, births),
          written,
          history: historiesOf(record, births),
          commonness: commonness.of(record.id),
          quranCount: quranCountOf(record, quranPersons),
          pronunciation: pronunciationsOf(record),
          travel: travelsOf(record, births, written),
          popularity: popularity.of(record),
          births: birthLinesOf(record, withoutOtherNames, births),
          turkishRank: turkishRankOf(record, births),
          communities: authored.communities.get(record.id) ?? {},
          verdictFamilies: familiesOf(record, authored.verdictFamilies).map(({ code }) => code),
          suggestible: isSuggestible(record.islamic.verdict) && record.replacedBy === undefined,
        },
      };
    }),
    people: authored.people,
    rules: authored.rules,
    sources: authored.sources,
    homographs: authored.homographs,
    verdictFamilies: authored.verdictFamilies,
    registers: authored.registers.map((register) => ({
      ...register,
      years: births.yearsOf(register.code),
      totals: totalsOf(register.code, births),
    })),
    verses: versesOf(names),
  };
  return withVersion(content);
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

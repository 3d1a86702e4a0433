import { z } from 'zod';
import { type BirthFigures, parseRanks, parseSeries, parseTotals } from './births/birth-files.ts';
import { RANKS } from './births/birth-table.ts';
import { Register } from './births/registers.ts';
import { printRecord } from './canonical-json.ts';
import {
  type CatalogueFiles,
  type Companion,
  companionFile,
  nameFile,
  TOTALS,
} from './catalogue-files.ts';
import { type CommunityUses, parseCommunities } from './communities.ts';
import { type Finding, finding } from './finding.ts';
import {
  DivineName,
  Homograph,
  Person,
  QuranPerson,
  Rule,
  Source,
  Tradition,
  VerdictFamily,
} from './schema/companion-files.ts';
import { NameRecord } from './schema/name-record.ts';

/** The authored catalogue: every file read and validated. */
export interface AuthoredCatalogue {
  names: NameRecord[];
  rules: Rule[];
  people: Person[];
  sources: Source[];
  homographs: Homograph[];
  traditions: Tradition[];
  divineNames: DivineName[];
  quranPersons: QuranPerson[];
  registers: Register[];
  verdictFamilies: VerdictFamily[];
  births: BirthFigures;
  /** By id. */
  communities: ReadonlyMap<string, CommunityUses>;
}

const issuesOf = (where: string, error: z.ZodError): Finding[] =>
  error.issues.map(({ path, message }) => finding(1, where, `${path.join('.')}: ${message}`));

function parseList<T>(
  companion: Companion,
  schema: z.ZodType<T>,
  value: unknown,
  findings: Finding[],
): T[] {
  const parsed = z.array(schema).safeParse(value);
  if (parsed.success) return parsed.data;
  findings.push(...issuesOf(companionFile(companion), parsed.error));
  return [];
}

function parseName(path: string, text: string, findings: Finding[]): NameRecord[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    findings.push(finding(1, path, 'is no JSON'));
    return [];
  }
  const parsed = NameRecord.safeParse(json);
  if (!parsed.success) {
    findings.push(...issuesOf(path, parsed.error));
    return [];
  }
  if (path !== nameFile(parsed.data.id))
    findings.push(
      finding(2, path, `holds ${parsed.data.id}, which belongs in ${nameFile(parsed.data.id)}`),
    );
  if (text !== printRecord(json))
    findings.push(
      finding(1, path, 'is not printed in the fixed order: run npm run catalogue:add on it'),
    );
  return [parsed.data];
}

/** Throws if a file of births is malformed: only a program writes them. */
function parseBirths(files: CatalogueFiles['births']): BirthFigures {
  const { [TOTALS]: totals, [RANKS]: ranks, ...registers } = files;
  return {
    series: Object.entries(registers).flatMap(([register, text]) => parseSeries(register, text)),
    ranks: ranks === undefined ? [] : parseRanks(ranks),
    totals: totals === undefined ? [] : parseTotals(totals),
  };
}

/** Validates the shape (invariants 1 and 2): invalid records are reported and left out, so that the rest can be checked. */
export function parseCatalogue(files: CatalogueFiles): {
  catalogue: AuthoredCatalogue;
  findings: Finding[];
} {
  const findings: Finding[] = [];
  const list = <T>(companion: Companion, schema: z.ZodType<T>): T[] =>
    parseList(companion, schema, files[companion], findings);
  const catalogue: AuthoredCatalogue = {
    names: files.names.flatMap(({ path, text }) => parseName(path, text, findings)),
    rules: list('rules', Rule),
    people: list('people', Person),
    sources: list('sources', Source),
    homographs: list('homographs', Homograph),
    traditions: list('traditions', Tradition),
    divineNames: list('divineNames', DivineName),
    quranPersons: list('quranPersons', QuranPerson),
    registers: list('registers', Register),
    verdictFamilies: list('verdictFamilies', VerdictFamily),
    births: parseBirths(files.births),
    communities: parseCommunities(files.communities),
  };
  return { catalogue, findings };
}

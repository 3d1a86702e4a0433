import {
  type AuthoredCatalogue,
  type BirthFigures,
  buildCatalogue,
  claimsOf,
  type Finding,
  finding,
  foldedForm,
  hasGenderNote,
  looseArabic,
  type NameRecord,
  printRanks,
  printSeries,
  printTotals,
} from '@ismi/catalogue';
import { birthsFrom } from './births-from-reference.ts';
import type { ReferenceTables, Row } from './reference-tables.ts';

/** Rows that were written or confirmed by hand; below, automatic evidence down to a handful of sources. */
const CONFIRMED_WEIGHT = 100;
const NOTED_WEIGHT = 5;
const MANY_FAMILIES = 4;

interface Agreement {
  compared: number;
  agreeing: number;
}
export interface ReferenceResult {
  findings: Finding[];
  turkishGender: Agreement;
  listGender: Agreement;
  confirmedArabic: Agreement;
  otherArabic: Agreement & { explained: number };
  /** Forms in none of the tables: known only from an author or a dictionary. */
  formsWithoutEvidence: string[];
}

type Claimants = (spelling: string) => NameRecord[];

const fitsGender = (record: NameRecord, gender = ''): boolean =>
  record.gender === 'unisex' || (record.gender === 'girl' ? 'f' : 'm') === gender;

function compareGender(
  rows: readonly Row[],
  claimants: Claimants,
  isExcused: (record: NameRecord) => boolean,
) {
  const findings: Finding[] = [];
  const agreement: Agreement = { compared: 0, agreeing: 0 };
  for (const { name = '', gender } of rows) {
    const records = claimants(name);
    if (records.length === 0) continue;
    agreement.compared += 1;
    if (records.some((record) => fitsGender(record, gender))) agreement.agreeing += 1;
    else if (!records.some(isExcused))
      findings.push(
        finding(
          11,
          records[0]?.id ?? '',
          `${name} is ${gender === 'f' ? 'a girl’s' : 'a boy’s'} name in the tables`,
        ),
      );
  }
  return { agreement, findings };
}

const wordsOf = ({ script, otherWords = [] }: NameRecord): string[] =>
  [script.ar, ...otherWords.map(({ ar }) => ar)].flatMap((word) => {
    const loose = looseArabic(word);
    return [loose, loose.replace(/^ال/, '')];
  });

/** Whether a note contains the other word: the author has explained why it is not this name. */
const isExplained = (record: NameRecord, arabic: string): boolean =>
  record.sources.some(({ note = '' }) =>
    (note.match(/[\u0600-\u06ff]+( [\u0600-\u06ff]+)*/gu) ?? []).some(
      (word) => looseArabic(word) === looseArabic(arabic),
    ),
  );

function compareArabic(rows: readonly Row[], claimants: Claimants) {
  const findings: Finding[] = [];
  const confirmed: Agreement = { compared: 0, agreeing: 0 };
  const other = { compared: 0, agreeing: 0, explained: 0 };
  for (const { latin = '', arabic_most_common_form: arabic = '', evidence_weight } of rows) {
    const records = claimants(latin);
    const weight = Number(evidence_weight);
    if (records.length === 0 || weight < NOTED_WEIGHT) continue;
    const agreement = weight >= CONFIRMED_WEIGHT ? confirmed : other;
    agreement.compared += 1;
    const loose = looseArabic(arabic);
    if (
      records.some(
        (record) =>
          wordsOf(record).includes(loose) || wordsOf(record).includes(loose.replace(/^ال/, '')),
      )
    )
      agreement.agreeing += 1;
    else if (weight < CONFIRMED_WEIGHT && records.some((record) => isExplained(record, arabic)))
      other.explained += 1;
    else
      findings.push(
        finding(
          5,
          records.map(({ id }) => id).join(', '),
          `${latin} is ${arabic} in the tables (weight ${weight}), here ${records.map(({ script }) => script.ar).join(', ')}`,
        ),
      );
  }
  return { confirmed, other, findings };
}

function compareQuranCounts(catalogue: AuthoredCatalogue, rows: readonly Row[]): Finding[] {
  const counts = new Map(
    rows.map(({ arabic = '', count_reviewed }) => [looseArabic(arabic), Number(count_reviewed)]),
  );
  return buildCatalogue(catalogue).names.flatMap(({ id, quran, script, computed }) => {
    const expected = quran.kind === 'person' ? counts.get(looseArabic(script.ar)) : undefined;
    return expected === undefined || expected === computed.quranCount
      ? []
      : [
          finding(
            8,
            id,
            `is counted ${computed.quranCount} times in the Qur’an, the tables say ${expected}`,
          ),
        ];
  });
}

const printBirths = ({ series, ranks, totals }: BirthFigures): string =>
  [
    ...[...Map.groupBy(series, ({ register }) => register)]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, own]) => printSeries(own)),
    printRanks(ranks),
    printTotals(totals),
  ].join('\n');

function formsWithoutEvidence(names: readonly NameRecord[], tables: ReferenceTables): string[] {
  const seen = new Set(
    [...tables.turkishRanks, ...tables.knownNames].map(({ name = '' }) => foldedForm(name)),
  );
  return names.flatMap(({ id, forms }) =>
    forms.filter(({ form }) => !seen.has(foldedForm(form))).map(({ form }) => `${id}: ${form}`),
  );
}

/** Everything that only the reference tables can show. */
export function checkAgainstReference(
  catalogue: AuthoredCatalogue,
  tables: ReferenceTables,
): ReferenceResult {
  const { names, homographs, registers, births } = catalogue;
  const byId = new Map(names.map((record) => [record.id, record]));
  const claims = claimsOf(names);
  const claimants: Claimants = (spelling) =>
    (claims.get(foldedForm(spelling)) ?? []).flatMap((id) => byId.get(id) ?? []);
  const turkish = compareGender(tables.turkishRanks, claimants, () => false);
  const lists = compareGender(
    tables.knownNames.filter(
      ({ gender = '', n_list_families }) =>
        /^[mf]$/.test(gender) && Number(n_list_families) >= MANY_FAMILIES,
    ),
    claimants,
    hasGenderNote,
  );
  const arabic = compareArabic(tables.arabicScript, claimants);
  const isStale =
    printBirths(births) !== printBirths(birthsFrom(tables, registers, names, homographs));
  return {
    findings: [
      ...turkish.findings,
      ...lists.findings,
      ...arabic.findings,
      ...compareQuranCounts(catalogue, tables.quranPersons),
      ...(isStale
        ? [finding(12, 'births/', 'is not what the tables say: run npm run catalogue:figures')]
        : []),
    ],
    turkishGender: turkish.agreement,
    listGender: lists.agreement,
    confirmedArabic: arabic.confirmed,
    otherArabic: arabic.other,
    formsWithoutEvidence: formsWithoutEvidence(names, tables),
  };
}

import {
  buildCatalogue,
  checkCatalogue,
  claimsOf,
  findQuotaGaps,
  findUnusedSources,
  parseCatalogue,
  readCatalogueFiles,
} from '@ismi/catalogue';
import { coverageOf, coverageTable } from './coverage.ts';
import { invariantLines, plantedFaultsOf } from './invariant-lines.ts';
import { checkAgainstReference } from './reference-checks.ts';
import { readReferenceTables, referenceFolder } from './reference-tables.ts';

const LEAST_RECORDS = 300;
const LEAST_BERLIN = 0.55;

const print = (line: string) => process.stdout.write(`${line}\n`);
const isBrief = process.argv.includes('--brief');

const { catalogue, findings: shape } = parseCatalogue(readCatalogueFiles());
const { names, births, sources } = catalogue;
const findings = [...shape, ...checkCatalogue(catalogue)];

const tables = process.argv.includes('--without-reference') ? undefined : readReferenceTables();
const reference = tables ? checkAgainstReference(catalogue, tables) : undefined;
findings.push(...(reference?.findings ?? []));

const coverages = coverageOf(births.totals);
const coverage = Object.fromEntries(
  coverages.map(({ register, years: _, ...figures }) => [register, figures]),
);
const misses: string[] = [];
if (names.length < LEAST_RECORDS) misses.push(`${names.length} records, wanted ${LEAST_RECORDS}`);
const ofBerlin = coverage['DE-Berlin']?.recent ?? 0;
if (ofBerlin < LEAST_BERLIN)
  misses.push(`${ofBerlin} of Berlin’s core births, wanted ${LEAST_BERLIN}`);
// The tests plant the same faults, so that the brief report need not.
const invariants = invariantLines(catalogue, findings).map((line) => ({
  ...line,
  control: isBrief ? null : plantedFaultsOf(line.invariant),
}));
for (const { invariant, control } of invariants)
  if (control && control.noticed < control.planted)
    misses.push(
      `invariant ${invariant} notices ${control.noticed} of ${control.planted} planted faults`,
    );

const gaps = findQuotaGaps(names);
const ids = new Set(names.map(({ id }) => id));
const unwritten = [...new Set(names.flatMap(({ see = [] }) => see))].filter((id) => !ids.has(id));

if (!isBrief) {
  print('coverage of births of names that Muslim families bear, by register and year, in per cent');
  for (const line of coverageTable(coverages)) print(line);
  for (const { gender, culture, theme, names: count } of gaps)
    print(`gap: ${gender} ${culture} ${theme} has ${count} of 12`);
  for (const id of unwritten.sort()) print(`named as a neighbour, not written yet: ${id}`);
  for (const form of reference?.formsWithoutEvidence ?? []) print(`in none of the tables: ${form}`);
  for (const id of findUnusedSources(catalogue)) print(`cited by nobody: ${id}`);
}
if (!reference) print(`skipped: gender, Arabic and Qur’an counts against ${referenceFolder()}`);
for (const { invariant, where, message } of findings)
  print(`invariant ${invariant}: ${where}: ${message}`);
for (const { invariant, checked, broken, control } of invariants) {
  const noticed = control && `, ${control.noticed} of ${control.planted} planted faults noticed`;
  print(`invariant ${invariant}: ${checked} records checked, ${broken} broken${noticed ?? ''}`);
}
for (const miss of misses) print(`missed: ${miss}`);

const share = ({ agreeing, compared }: { agreeing: number; compared: number }) =>
  `${agreeing}/${compared}`;
print(
  JSON.stringify({
    check: 'catalogue',
    version: shape.length === 0 ? buildCatalogue(catalogue).version : null,
    records: names.length,
    forms: names.reduce((sum, { forms }) => sum + forms.length, 0),
    spellings: claimsOf(names).size,
    people: catalogue.people.length,
    sources: sources.length,
    sourcesChecked: sources.filter(({ checked }) => checked !== false).length,
    verdicts: Object.fromEntries(
      [...Map.groupBy(names, ({ islamic }) => islamic.verdict)]
        .map(([verdict, own]) => [verdict, own.length])
        .sort(),
    ),
    coverage,
    invariants: Object.fromEntries(
      invariants.map(({ invariant, ...figures }) => [invariant, figures]),
    ),
    quotaGaps: gaps.length,
    unwrittenNeighbours: unwritten.length,
    reference: reference
      ? {
          turkishGender: share(reference.turkishGender),
          listGender: share(reference.listGender),
          confirmedArabic: share(reference.confirmedArabic),
          otherArabic: share(reference.otherArabic),
          otherArabicExplained: reference.otherArabic.explained,
          formsWithoutEvidence: reference.formsWithoutEvidence.length,
        }
      : 'skipped',
    failedInvariants: findings.length,
    findings: findings.length + misses.length,
  }),
);
process.exitCode = findings.length + misses.length > 0 ? 1 : 0;

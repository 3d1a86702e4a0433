import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BirthTable,
  foldedForm,
  gradeSpelling,
  parseCatalogue,
  readCatalogueFiles,
  TRAVEL_GRADES,
} from '@ismi/catalogue';
import { parseTable } from '../catalogue/reference-tables.ts';
import { agreementOf } from './travel/agreement.ts';

/**
 * Compares the travel grades with two readers who graded 150 spellings before the rules were tuned on half of them, and looks for the
 * cautions of pairs that a third reader called severe without seeing the catalogue. Grades are compared before cautions cap them: the
 * readers judged reading and spelling only. Exits non-zero below the thresholds.
 */
const LEAST = { exact: 0.65, kappa: 0.7, withinOne: 0.95 };
const LANGUAGES = ['de', 'en', 'tr'] as const;

const read = (file: string) =>
  parseTable(readFileSync(join(import.meta.dirname, 'travel', file), 'utf8'));
const { catalogue } = parseCatalogue(readCatalogueFiles());
const births = new BirthTable(catalogue.registers, catalogue.births);
const byId = new Map(catalogue.names.map((record) => [record.id, record]));

const graded = read('grades.tsv').flatMap((row) => {
  const record = byId.get(row.id ?? '');
  if (!record) return [];
  return LANGUAGES.map((language) => {
    const grade = gradeSpelling(language, record, row.spelling ?? '', row.ipa ?? '', births);
    return {
      language,
      set: row.set,
      ours: TRAVEL_GRADES.indexOf(grade) + 1,
      readers: [Number(row[`${language}_a`]), Number(row[`${language}_b`])] as const,
    };
  });
});
/** Each reader is one comparison, so that no third opinion settles their differences. */
const against = (rows: typeof graded) =>
  agreementOf(
    rows.flatMap(({ ours, readers }) => readers.map((reader) => [ours, reader] as const)),
  );
const test = graded.filter(({ set }) => set === 'test');
const result = against(test);

const pairs = read('severe-pairs.tsv').map(({ name = '', language = '', set }) => {
  const records = catalogue.names.filter(({ forms }) =>
    forms.some(({ form }) => foldedForm(form) === foldedForm(name)),
  );
  const cautions = records.flatMap((record) =>
    record.cautions.filter(
      (each) =>
        each.in === language &&
        each.severity !== 'curious' &&
        (each.spellings?.some((spelling) => foldedForm(spelling) === foldedForm(name)) ?? true),
    ),
  );
  return { name, language, set, cautions };
});
const missed = pairs.filter(({ cautions }) => cautions.length === 0);
for (const { name, language, set } of missed)
  process.stdout.write(`missed: ${name} in ${language} (${set})\n`);

const fails =
  result.exact < LEAST.exact ||
  result.kappa < LEAST.kappa ||
  result.withinOne < LEAST.withinOne ||
  missed.length > 0;
process.stdout.write(
  `${JSON.stringify({
    eval: 'travel',
    test: result,
    byLanguage: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        against(test.filter((row) => row.language === language)),
      ]),
    ),
    tuned: against(graded.filter(({ set }) => set === 'tune')),
    readers: agreementOf(graded.map(({ readers }) => readers)),
    severePairs: pairs.length,
    severeMarkedSevere: pairs.filter(({ cautions }) =>
      cautions.some(({ severity }) => severity === 'severe'),
    ).length,
    severeMissed: missed.length,
  })}\n`,
);
process.exitCode = fails ? 1 : 0;

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  applyMarks,
  CATALOGUE_FOLDER,
  drawSample,
  nameFile,
  parseCatalogue,
  printRecord,
  printReviewSheet,
  readCatalogueFiles,
  readReviewSheet,
} from '@ismi/catalogue';

/**
 * npm run catalogue:review-sheet -- --out sheet.md [--ids a,b | --verdict conditional | --sample 20 --seed 1]
 * npm run catalogue:review-sheet -- --take sheet.md
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    take: { type: 'string' },
    ids: { type: 'string' },
    verdict: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const { catalogue } = parseCatalogue(readCatalogueFiles());
const { names } = catalogue;

if (values.take !== undefined) {
  const marks = readReviewSheet(readFileSync(values.take, 'utf8'));
  const { records, refused } = applyMarks(names, marks);
  for (const record of records)
    writeFileSync(join(CATALOGUE_FOLDER, nameFile(record.id)), printRecord(record));
  for (const id of refused)
    process.stdout.write(`${id} has changed since the sheet was printed: to be read again\n`);
  process.stdout.write(
    `${JSON.stringify({ by: marks.by, on: marks.on, taken: records.length, refused: refused.length })}\n`,
  );
  process.exitCode = refused.length > 0 ? 1 : 0;
} else {
  if (values.out === undefined) throw new Error('missing option: --out sheet.md');
  const ids = values.ids?.split(',');
  const wanted = names
    .filter(({ id }) => !ids || ids.includes(id))
    .filter(({ islamic }) => !values.verdict || islamic.verdict === values.verdict);
  const chosen = values.sample
    ? drawSample(wanted, Number(values.sample), Number(values.seed))
    : wanted;
  writeFileSync(values.out, printReviewSheet(chosen, catalogue));
  process.stdout.write(`${JSON.stringify({ sheet: values.out, records: chosen.length })}\n`);
  process.exitCode = chosen.length > 0 ? 0 : 1;
}

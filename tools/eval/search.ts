import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildNameIndex, type NameForms } from '@ismi/catalogue/matching/name-index';
import { report } from '../check/report.ts';
import { compareRivals } from './search/compare.ts';
import { distractorsFor } from './search/distractors.ts';
import { judge, type Marks, type Question } from './search/judge.ts';
import { type FileReport, judgeFile } from './search/judge-file.ts';
import { grownTo, namesOfCatalogue, namesOfDrafts, readTopNames } from './search/names.ts';

/**
 * `npm run eval:search -- [--records drafts.jsonl] [--missed] [file.tsv …]`: how well names are found, by our own questions,
 * by those of the reference folder if it exists, and by every given file; each file is judged separately.
 */
const { values: options, positionals } = parseArgs({
  options: { records: { type: 'string' }, missed: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const ROOT = resolve(import.meta.dirname, '../..');
const REFERENCE = resolve(ROOT, process.env.REFERENCE_DIR ?? '../shared/reference');
const OWN_QUESTIONS = join(import.meta.dirname, 'data/spellings.tsv');
const REFERENCE_QUESTIONS = ['search-eval.tsv', 'search-pairs.tsv']
  .map((name) => join(REFERENCE, name))
  .filter(existsSync);
const GROWN_TO = [1_500, 12_000];
const SPELLINGS_AT_SCALE = 50_000;
const P50_LIMIT_MS = 0.3;
/** The fastest round counts: others depend on the machine's load. */
const ROUNDS = 3;

const findings: string[] = [];
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const figuresOf = ({ missed: _, ...figures }: Marks): Omit<Marks, 'missed'> => figures;
const figuresOfParts = ({ marks }: FileReport): Record<string, unknown> =>
  Object.fromEntries(Object.entries(marks).map(([part, result]) => [part, figuresOf(result)]));

function tell(what: string, marks: Marks): void {
  const { rows, recall1, recall5, falselyConfident, p50, p99 } = marks;
  const found = `@1 ${recall1.toFixed(3)}  @5 ${recall5.toFixed(3)}`;
  const wrong = `falsely confident ${falselyConfident.toFixed(4)}`;
  say(
    `${what.padEnd(44)}${String(rows).padStart(5)} rows  ${found}  ${wrong}  p50 ${p50} p99 ${p99} ms`,
  );
  if (options.missed) for (const missed of marks.missed) say(`    ${missed}`);
}

function tellFile(file: string, { marks }: FileReport): void {
  for (const [part, result] of Object.entries(marks)) tell(`${file} ${part}`, result);
}

/** The largest share of spellings that a file assigns to one name and the catalogue, on purpose, to another. */
const MAX_CONTESTED_SHARE = 0.02;

/** The actual test: every file against its thresholds, with the catalogue as it is; see docs/decisions/0060. */
async function judgeFiles(names: readonly NameForms[]) {
  const index = buildNameIndex(names);
  const questions: Question[] = [];
  const files: Record<string, unknown> = {};
  for (const path of [OWN_QUESTIONS, ...REFERENCE_QUESTIONS, ...positionals]) {
    const judged = await judgeFile(path, names, index);
    const file = positionals.includes(path) ? path : basename(path);
    tellFile(`${file}, every row:`, judged);
    questions.push(...judged.questions);
    files[`${file}, every row`] = { ...figuresOfParts(judged), contested: judged.contested.length };
    // Thresholds apply where file and catalogue agree; the other spellings are listed, and must be few.
    say(`  the catalogue gives to another name: ${judged.contested.join(', ') || 'none'}`);
    if (judged.contested.length > judged.questions.length * MAX_CONTESTED_SHARE)
      findings.push(`${path}: ${judged.contested.length} spellings are another name's here`);
    const uncontested = await judgeFile(path, names, index, { skipContested: true });
    tellFile(file, uncontested);
    findings.push(...uncontested.findings);
    files[file] = figuresOfParts(uncontested);
  }
  return { questions, files, spellings: index.spellings };
}

/** Reported, not judged: the same questions with the catalogue extended by names of the reference folder. */
async function judgeGrown(names: readonly NameForms[], topNames: Parameters<typeof grownTo>[2]) {
  const grown: Record<string, unknown> = {};
  if (topNames.length === 0) return grown;
  for (const size of GROWN_TO) {
    const larger = grownTo(size, names, topNames);
    const index = buildNameIndex(larger);
    for (const path of [...REFERENCE_QUESTIONS, ...positionals]) {
      const judged = await judgeFile(path, larger, index, { skipContested: true });
      const what = `${larger.length} names: ${basename(path)}`;
      tellFile(what, judged);
      grown[what] = { ...figuresOfParts(judged), contested: judged.contested.length };
    }
  }
  return grown;
}

/** Speed, and other libraries, with as many spellings as the catalogue may have one day. */
async function judgeAtScale(
  names: readonly NameForms[],
  stored: number,
  questions: readonly Question[],
) {
  const large = [...names, ...distractorsFor(names, SPELLINGS_AT_SCALE - stored)];
  const begin = performance.now();
  const index = buildNameIndex(large);
  const buildMs = Math.round(performance.now() - begin);
  const rounds: Marks[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(await judge(questions, (query) => index.find(query).candidates));
  const [quickest] = rounds.sort((a, b) => a.p50 - b.p50);
  if (!quickest) throw new Error('No questions were run.');
  tell(`${index.spellings} spellings: all questions`, { ...quickest, missed: [] });
  if (quickest.p50 > P50_LIMIT_MS)
    findings.push(
      `at ${index.spellings} spellings p50 is ${quickest.p50} ms, above ${P50_LIMIT_MS}`,
    );

  const rivals: Record<string, unknown> = {};
  const spellings = questions.filter(({ row }) => row.kind === 'spelling');
  const compared = await compareRivals(
    large,
    spellings,
    (query) => index.find(query, { asIfWithout: query }).candidates,
  );
  for (const [rival, marks] of Object.entries(compared)) {
    if (typeof marks === 'string') say(`${rival}: ${marks}`);
    else tell(`${index.spellings} spellings, held out: ${rival}`, { ...marks, missed: [] });
    rivals[rival] = typeof marks === 'string' ? marks : figuresOf(marks);
  }
  const { names: count, spellings: size } = index;
  return { names: count, spellings: size, buildMs, ...figuresOf(quickest), rivals };
}

const topNames = readTopNames(join(REFERENCE, 'top-names.tsv'));
const names = options.records ? namesOfDrafts(options.records, topNames) : namesOfCatalogue();
const { questions, files, spellings } = await judgeFiles(names);
const grown = await judgeGrown(names, topNames);
const atScale = await judgeAtScale(names, spellings, questions);
report(findings, { eval: 'search', names: names.length, spellings, files, grown, atScale });

import { readFileSync } from 'node:fs';
import {
  type AllowedLiterals,
  findLiteralFaults,
  literalTextsIn,
} from './locales/literal-texts.ts';
import { findWordingFaults, type Terms } from './locales/terms.ts';
import { readTextSets, strayFiles } from './locales/text-files.ts';
import { findTextFaults, type SameText } from './locales/text-rules.ts';
import { findKeyFaults, findUnusedMailTexts, usesIn } from './locales/used-keys.ts';
import { report } from './report.ts';
import { listSources } from './sources.ts';
import { parseSource } from './syntax.ts';

const ALLOWED = 'tools/check/locales-allowed.json';
const TERMS = 'tools/check/glossary-terms.json';
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const allowed: { sameAsEnglish: SameText[]; literals: AllowedLiterals[] } = readJson(ALLOWED);
const terms: Terms = readJson(TERMS);

const paths = listSources();
const sets = readTextSets(paths);
const sources = paths
  .filter((path) => /^(apps\/web\/app|packages\/mails\/src)\/.*\.tsx?$/.test(path))
  .filter((path) => !/\.(test|d)\.tsx?$/.test(path))
  .map((path) => ({ path, source: parseSource(path, readFileSync(path, 'utf8')) }));
const inWeb = sources.filter(({ path }) => path.startsWith('apps/'));
const inMails = sources.filter(({ path }) => path.startsWith('packages/'));

const literals = new Map(sources.map(({ path, source }) => [path, literalTextsIn(source)]));
const unexplained = [...allowed.literals, ...allowed.sameAsEnglish].filter(({ reason }) => !reason);

const findings = [
  ...strayFiles(paths, sets).map((path) => `${path} is in none of our languages`),
  ...findTextFaults(sets, allowed.sameAsEnglish),
  ...findLiteralFaults(literals, allowed.literals),
  ...unexplained.map((entry) => `${ALLOWED} gives no reason for ${JSON.stringify(entry)}`),
  ...findKeyFaults(
    sets,
    inWeb.flatMap(({ path, source }) => usesIn(path, source)),
  ),
  ...findUnusedMailTexts(
    sets,
    inMails.map(({ source }) => source),
  ),
  ...findWordingFaults(sets, terms),
];

report(findings, {
  check: 'locales',
  sets: sets.length,
  texts: sets.reduce((sum, { texts }) => sum + (texts.en?.size ?? 0), 0),
  sources: sources.length,
});

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { report } from './report.ts';
import { listSources } from './sources.ts';
import { findForbiddenNames, forbiddenInGlossary, type WordRules } from './word-rules.ts';

/** Names in code follow the glossary; replaced names and words must not return. */
const rules = JSON.parse(readFileSync('tools/check/replaced-words.json', 'utf8')) as Omit<
  WordRules,
  'forbidden'
>;
const forbidden = forbiddenInGlossary(readFileSync('docs/glossary.md', 'utf8'));
const sources = listSources().filter(
  (path) => /\.(ts|tsx)$/.test(path) && basename(path) !== 'word-rules.test.ts',
);
const findings = sources.flatMap((path) =>
  findForbiddenNames(path, readFileSync(path, 'utf8'), { ...rules, forbidden }),
);

report(findings, {
  check: 'words',
  files: sources.length,
  glossaryWords: forbidden.length,
  replacedNames: rules.names.length,
  phrases: rules.phrases.length,
});

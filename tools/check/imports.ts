import { readFileSync } from 'node:fs';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import rules from './import-rules.cjs';
import { report } from './report.ts';
import { listSources } from './sources.ts';

const FOLDERS = ['apps', 'packages', 'tools', 'e2e'];
const IMPORT = /^(import|export)\b[^;]*?\bfrom '|^import '/m;

const ourSources = listSources().filter((path) =>
  FOLDERS.some((folder) => path.startsWith(`${folder}/`)),
);
const { forbidden, options } = rules;
const { output } = await cruise(
  FOLDERS.filter((folder) => ourSources.some((path) => path.startsWith(`${folder}/`))),
  { ...options, ruleSet: { forbidden }, validate: true },
);
// Without a reporter the output is the result object.
const { modules, summary } = output as ICruiseResult;

const comments = new Map(forbidden.map(({ name, comment }) => [name, comment]));
const violations = summary.violations.map(({ rule, from, to, cycle }) => {
  const way = cycle ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `${from} → ${to}`;
  return `${rule.name}: ${from === to ? from : way}\n    ${comments.get(rule.name)}`;
});

// If the cruiser cannot read TypeScript, it reports no violation: check that every file with an import has dependencies.
const importCounts = new Map(
  modules.map(({ source, dependencies }) => [source, dependencies.length]),
);
const unread = ourSources
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
  .filter((path) => {
    const count = importCounts.get(path);
    return count === undefined || (count === 0 && IMPORT.test(readFileSync(path, 'utf8')));
  })
  .map((path) => `not read by dependency-cruiser: ${path}`);

report([...violations, ...unread], {
  check: 'imports',
  modules: summary.totalCruised,
  dependencies: summary.totalDependenciesCruised,
  violations: violations.length,
  unread: unread.length,
});

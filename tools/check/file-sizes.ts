import { readFileSync } from 'node:fs';
import { report } from './report.ts';
import { listSources } from './sources.ts';

const P95_LIMIT = 250;
const LIMIT = 400;
/** Data, not code. */
const EXCLUDED = /\/(migrations|locales|data|generated)\/|\.generated\./;

const lineCount = (path: string): number => {
  const text = readFileSync(path, 'utf8');
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
};

const files = listSources()
  .filter((path) => /\.(tsx?|css)$/.test(path) && !EXCLUDED.test(path))
  .map((path) => ({ path, lines: lineCount(path) }))
  .sort((a, b) => a.lines - b.lines);
const linesAt = (share: number): number => files[Math.ceil(files.length * share) - 1]?.lines ?? 0;
const longest = files.at(-1);

const findings = files
  .filter(({ lines }) => lines > LIMIT)
  .map(
    ({ path, lines }) =>
      `${path} has ${lines} lines, more than ${LIMIT}: give each half a name better than the whole's`,
  );
if (linesAt(0.95) > P95_LIMIT) {
  const long = files
    .filter(({ lines }) => lines > P95_LIMIT)
    .map(({ path, lines }) => `${path} (${lines})`);
  findings.push(
    `more than one file in twenty is longer than ${P95_LIMIT} lines: ${long.join(', ')}`,
  );
}

report(findings, {
  check: 'file-sizes',
  files: files.length,
  median: linesAt(0.5),
  p95: linesAt(0.95),
  longest: longest?.lines ?? 0,
  longestFile: longest?.path ?? null,
});

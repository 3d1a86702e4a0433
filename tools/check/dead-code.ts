import { runTool } from './command.ts';
import { report } from './report.ts';

interface Issue {
  name: string;
  line?: number;
}
/** One file's issues by their kind: `files`, `exports`, `types`, `dependencies`, `unlisted` … */
type FileIssues = { file: string } & Record<string, string | Issue[]>;

const { status, stdout, stderr } = runTool('knip', [
  '--reporter',
  'json',
  '--no-config-hints',
  '--no-progress',
]);
if (status !== 0 && status !== 1) throw new Error(`knip failed:\n${stdout}${stderr}`);
// The shape of knip's JSON reporter.
const { issues } = JSON.parse(stdout) as { issues: FileIssues[] };

const kinds: Record<string, number> = {};
const findings = issues.flatMap(({ file, ...byKind }) =>
  Object.entries(byKind).flatMap(([kind, found]) => {
    if (!Array.isArray(found)) return [];
    if (found.length > 0) kinds[kind] = (kinds[kind] ?? 0) + found.length;
    return found.map(({ name, line }) => `${file}${line ? `:${line}` : ''} ${kind}: ${name}`);
  }),
);
// A failure without a finding means that the output format is unknown.
if (status === 1 && findings.length === 0)
  findings.push(`knip is not content:\n${stdout}${stderr}`);

report(findings, { check: 'dead-code', kinds });

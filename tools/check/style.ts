import { runTool } from './command.ts';
import { report } from './report.ts';

/** What we read of Biome's JSON reporter; it is marked as experimental, and Biome's version is pinned. */
interface BiomeReport {
  summary: { unchanged: number; errors: number; warnings: number; infos: number };
  diagnostics: {
    category: string;
    message: string;
    location?: { path: string; start: { line: number } };
  }[];
}

// Warnings and hints count as well: what is not worth a red light is not worth a rule.
const { stdout, stderr } = runTool('biome', [
  'ci',
  '--colors=off',
  '--max-diagnostics=none',
  '--reporter=json',
  '.',
]);
const begin = stdout.indexOf('{');
if (begin < 0) throw new Error(`Biome did not report:\n${stdout}${stderr}`);
const { summary, diagnostics } = JSON.parse(stdout.slice(begin)) as BiomeReport;

report(
  diagnostics.map(({ category, message, location }) => {
    const place = location ? `${location.path}:${location.start.line}` : 'biome.json';
    // A format finding's message is the whole file.
    return `${place} ${category}${category === 'format' ? ': run npm run format' : `: ${message}`}`;
  }),
  {
    check: 'style',
    files: summary.unchanged,
    errors: summary.errors,
    warnings: summary.warnings,
    infos: summary.infos,
  },
);

import { runTool } from './command.ts';
import { report } from './report.ts';

/** The part of Biome's JSON reporter that we read; it is experimental, and Biome's version is pinned. */
interface BiomeReport {
  summary: { unchanged: number; errors: number; warnings: number; infos: number };
  diagnostics: {
    category: string;
    message: string;
    location?: { path: string; start: { line: number } };
  }[];
}

// Warnings and hints fail too.
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

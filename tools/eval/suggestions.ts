import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Catalogue, loadCatalogue, readArtefact } from '@ismi/catalogue';
import { report } from '../check/report.ts';
import { printAblation } from './families/ablation.ts';
import { type List, startEngine } from './families/engine.ts';
import { readFamilies } from './families/family.ts';
import { makeFinder } from './families/golden-names.ts';
import { judgeLists } from './families/judge-lists.ts';
import { findMissed } from './families/targets.ts';
import { checkFolds, tune } from './families/tuning.ts';
import { printWorst } from './families/worst.ts';

/**
 * `npm run eval:suggestions -- [--families FILE] [--worst] [--reading] [--tune] [--folds] [--ablation]`: how many of the
 * names that consultants picked are in the lists of the golden families, and what else a list owes them. The last line is
 * JSON. `--promises` runs the evaluation of what lists promise instead.
 */
const DEFAULT = 'tools/eval/data/families.jsonl';
const OLD = 'tools/eval/data/old-engine.json';

const readCatalogue = (file: string | undefined): Catalogue =>
  file ? readArtefact(readFileSync(file, 'utf8')) : loadCatalogue();

const at = (times: readonly number[], share: number): number =>
  Math.round((times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0) * 10) / 10;
function timesOf(lists: readonly List[]) {
  const times = lists.map(({ ms = 0 }) => ms).sort((a, b) => a - b);
  return { p50Ms: at(times, 0.5), p99Ms: at(times, 0.99) };
}

async function judgeFamilies() {
  const { values: options } = parseArgs({
    options: {
      families: { type: 'string', default: DEFAULT },
      /** A built catalogue, so that it is not built again. */
      catalogue: { type: 'string' },
      worst: { type: 'boolean', default: false },
      reading: { type: 'boolean', default: false },
      tune: { type: 'boolean', default: false },
      folds: { type: 'boolean', default: false },
      ablation: { type: 'boolean', default: false },
    },
  });
  const families = readFamilies(options.families);
  const catalogue = readCatalogue(options.catalogue);
  const finder = makeFinder(catalogue);
  const engine = await startEngine(catalogue);
  try {
    await engine.take(families);
    const judged = (lists: readonly List[]) => judgeLists(families, lists, finder);
    if (options.tune) await tune(engine, families, finder, process.stdout);
    else if (options.ablation) await printAblation(engine, families, finder, process.stdout);
    else if (options.folds) {
      if (!(await checkFolds(engine, families, finder, process.stdout))) process.exitCode = 1;
    } else {
      const [read, typed] = [await engine.suggest('read'), await engine.suggest('typed')];
      const [asRead, asTyped] = [judged(read), judged(typed)];
      if (options.worst) printWorst(families, typed, asTyped.marks, finder);
      if (options.reading)
        for (const [index, list] of read.entries())
          console.info(families[index]?.id, JSON.stringify(list.read));
      const isDefault = options.families === DEFAULT;
      const old =
        isDefault && existsSync(OLD) ? { old: JSON.parse(readFileSync(OLD, 'utf8')) } : {};
      report([...findMissed('read', asRead.figures), ...findMissed('typed', asTyped.figures)], {
        new: { ...asRead.figures, ...timesOf(read) },
        typed: { ...asTyped.figures, ...timesOf(typed) },
        ...old,
      });
    }
  } finally {
    await engine.stop();
  }
}

if (process.argv.includes('--promises')) await import('./suggestion-promises.ts');
else await judgeFamilies();

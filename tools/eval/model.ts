import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readArtefact } from '@ismi/catalogue';
import { report } from '../check/report.ts';
import { builtCatalogue } from '../stack/built-catalogue.ts';
import type { Mode } from './families/engine.ts';
import { type Family, readFamilies } from './families/family.ts';
import { makeFinder } from './families/golden-names.ts';
import { judgeLists } from './families/judge-lists.ts';
import { asJudged, findBroken, usageOf } from './model/figures.ts';
import { preferencesOf, readJudged } from './model/judged.ts';
import { type FamilyLists, startSimulator, startWriter, writeAll } from './model/lists.ts';
import { writePairs } from './model/pairs.ts';

/**
 * `npm run eval:model -- [--simulator] [--short] [--mode read] [--at-once N] [--families FILE]`: the lists of the golden families as
 * the product writes them with the model that the LLM_ variables configure, beside those by rules alone: the same figures, what
 * became of the model's sentences, tokens, euros and seconds. The last line is JSON.
 * `--pairs FOLDER [--names-only] [--seed N]` also writes both lists of each family for readers who do not know which is which.
 * `--judged FOLDER` takes the readers' `marks-<language>.json` back: which lists they preferred, and how much the order counted.
 */
const SHORT = 12;

const { values: options } = parseArgs({
  options: {
    families: { type: 'string', default: 'tools/eval/data/families.jsonl' },
    /** Our simulator instead of the configured provider; LLM_PROVIDER says in which format. */
    simulator: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    mode: { type: 'string', default: 'typed' },
    'at-once': { type: 'string', default: '4' },
    pairs: { type: 'string' },
    /** Pairs without the reasons, so that only the choice is judged. */
    'names-only': { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    judged: { type: 'string' },
  },
});

/** So many of them, evenly from the file, so that every language is among them. */
const someOf = <T>(values: readonly T[], count: number): T[] =>
  values.filter(
    (_, at) =>
      Math.floor((at * count) / values.length) !== Math.floor(((at - 1) * count) / values.length),
  );

async function listsOf(families: readonly Family[], mode: Mode): Promise<FamilyLists[]> {
  const simulator = options.simulator ? await startSimulator() : undefined;
  const writer = await startWriter(simulator?.environment);
  try {
    return await writeAll(writer, families, { mode, atOnce: Number(options['at-once']) });
  } finally {
    await writer.stop();
    await simulator?.stop();
  }
}

async function evaluate() {
  const every = readFamilies(options.families);
  const families = options.short ? someOf(every, SHORT) : every;
  const mode = options.mode === 'read' ? 'read' : 'typed';
  const lists = await listsOf(families, mode);
  const finder = makeFinder(readArtefact(readFileSync(builtCatalogue(), 'utf8')));
  const figuresOf = (by: 'rules' | 'model') =>
    judgeLists(
      families,
      lists.map((list) => asJudged(list[by], list.pool)),
      finder,
    ).figures;
  const [rules, model] = [figuresOf('rules'), figuresOf('model')];
  const pairs = options.pairs && {
    pairs: writePairs(
      options.pairs,
      families.flatMap((family, at) => (lists[at] ? { family, lists: lists[at] } : [])),
      { seed: Number(options.seed), isWithReasons: !options['names-only'] },
    ),
  };
  report(findBroken(lists, model), {
    eval: 'model',
    mode,
    rules,
    model,
    usage: usageOf(lists),
    ...pairs,
  });
}

if (options.judged) {
  const { pairs, findings } = readJudged(options.judged);
  report(findings, { eval: 'model', ...preferencesOf(pairs) });
} else await evaluate();

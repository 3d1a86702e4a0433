import { parseArgs } from 'node:util';
import { loadCatalogue } from '@ismi/catalogue';
import { report } from '../check/report.ts';
import { drawForms } from './suggestions/forms.ts';
import { judgeList, type Marks, newMarks } from './suggestions/judge.ts';
import { startPipeline } from './suggestions/pipeline.ts';

/**
 * `npm run eval:suggestions -- --promises [--short] [--seed 7]`: whether lists keep the product's promises, over questionnaires of all
 * values in four languages, written by the catalogue and by the simulated model. Judged only by the raw catalogue.
 */
const { values: options } = parseArgs({
  options: {
    promises: { type: 'boolean' },
    short: { type: 'boolean', default: false },
    seed: { type: 'string', default: '7' },
  },
});
const FORMS = options.short ? 120 : 500;
const MIN_FULL_SHARE = 0.9;
const MIN_MODEL_SHARE = 0.95;

const share = (part: number, whole: number): number =>
  whole === 0 ? 1 : Math.round((part / whole) * 10_000) / 10_000;

function figuresOf(marks: Marks) {
  return {
    forms: marks.forms,
    names: marks.names,
    unverified: marks.unverified,
    broken: marks.broken,
    duplicates: marks.duplicates,
    differingFacts: marks.differingFacts,
    fewForms: marks.few,
    fewIncomplete: marks.fewIncomplete,
    promisesBroken: marks.promisesBroken,
    fullShare: share(marks.manyFull, marks.many),
    threeAlike: marks.threeAlike,
    wrongScript: marks.wrongScript,
    listsByModel: share(marks.byModel, marks.forms),
    reasonsByModel: share(marks.reasonsByModel, marks.names),
    similarity: share(marks.ownSimilarity, marks.compared),
    similarityOfPopular: share(marks.popularSimilarity, marks.compared),
  };
}

function findingsOf(writer: string, marks: Marks): string[] {
  const figures = figuresOf(marks);
  const rules: [boolean, string][] = [
    [figures.broken === 0, `${figures.broken} names break gender, first letter or verdict`],
    [figures.duplicates === 0, `${figures.duplicates} names stand twice`],
    [figures.differingFacts === 0, `${figures.differingFacts} facts differ from the catalogue`],
    [figures.fewIncomplete === 0, `${figures.fewIncomplete} short lists lack a name that fits`],
    [
      figures.promisesBroken === 0,
      `${figures.promisesBroken} counts were said wrong before paying`,
    ],
    [figures.wrongScript === 0, `${figures.wrongScript} reasons are in another script`],
    [
      figures.fullShare >= MIN_FULL_SHARE,
      `${figures.fullShare} of the lists are full, below ${MIN_FULL_SHARE}`,
    ],
    [
      figures.similarity < figures.similarityOfPopular,
      `names sound more alike (${figures.similarity}) than the most popular ones (${figures.similarityOfPopular})`,
    ],
    [
      writer !== 'model' || marks.byModel >= MIN_MODEL_SHARE * (marks.many + marks.few),
      `only ${figures.listsByModel} of the lists were written by the model`,
    ],
  ];
  return rules.flatMap(([holds, fault]) => (holds ? [] : [`${writer}: ${fault}`]));
}

const begin = performance.now();
const catalogue = loadCatalogue().names;
const suggestible = catalogue.filter(({ computed }) => computed.suggestible);
const forms = drawForms(FORMS, suggestible, Number(options.seed));
const marks = { catalogue: newMarks(), model: newMarks() };
const pipeline = await startPipeline();
try {
  for (const asked of forms) {
    judgeList(asked, await pipeline.suggest(asked, false), catalogue, marks.catalogue);
    judgeList(asked, await pipeline.suggest(asked, true), catalogue, marks.model);
  }
} finally {
  await pipeline.stop();
}
report([...findingsOf('catalogue', marks.catalogue), ...findingsOf('model', marks.model)], {
  eval: 'suggestions',
  seed: Number(options.seed),
  seconds: Math.round((performance.now() - begin) / 1000),
  catalogue: figuresOf(marks.catalogue),
  model: figuresOf(marks.model),
});

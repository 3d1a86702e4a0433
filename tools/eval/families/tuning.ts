import type { Engine, Weights } from './engine.ts';
import type { Family } from './family.ts';
import { type Example, fitWeights } from './fit-weights.ts';
import { type Finder, goldenNames } from './golden-names.ts';
import { judgeLists } from './judge-lists.ts';

const FOLDS = 5;
/** Tuned without the fold, the mean may be this much lower. */
const MOST_LOST = 0.1;

interface Out {
  write(text: string): unknown;
}

async function examplesOf(
  engine: Engine,
  families: readonly Family[],
  finder: Finder,
): Promise<Example[]> {
  const measured = await engine.measure('typed');
  return measured.map(({ ids, names }, at) => {
    const family = families[at];
    if (!family) throw new Error('the engine measured more families than it has');
    const { picks, vetoes } = goldenNames(family, finder);
    const placesOf = (has: (id: string) => boolean) =>
      new Set(ids.flatMap((id, place) => (has(id) ? [place] : [])));
    return {
      names,
      picks: placesOf((id) => picks.has(id)),
      vetoes: placesOf((id) => vetoes.has(id)),
    };
  });
}

/** Fits the weights to all families, and prints them with what they bring. */
export async function tune(
  engine: Engine,
  families: readonly Family[],
  finder: Finder,
  out: Out,
): Promise<void> {
  const examples = await examplesOf(engine, families, finder);
  const weights = fitWeights(examples, await engine.weights());
  out.write(`${JSON.stringify(weights, null, 1)}\n`);
  const { figures } = judgeLists(families, await engine.rank(weights), finder);
  out.write(`${JSON.stringify(figures)}\n`);
}

const isInFold = (at: number, fold: number): boolean => at % FOLDS === fold;

/** Each fifth of the families is judged by weights that were fitted without it. */
export async function checkFolds(
  engine: Engine,
  families: readonly Family[],
  finder: Finder,
  out: Out,
): Promise<boolean> {
  const examples = await examplesOf(engine, families, finder);
  const table = await engine.weights();
  const hitsOf = async (weights: Weights, take: (at: number) => boolean) => {
    const lists = await engine.rank(weights);
    return judgeLists(
      families.filter((_, at) => take(at)),
      lists.filter((_, at) => take(at)),
      finder,
    ).figures.hitsPerList;
  };
  const tuned = await hitsOf(table, () => true);
  let sum = 0;
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isLeft = (at: number) => isInFold(at, fold);
    const fitted = fitWeights(
      examples.filter((_, at) => !isLeft(at)),
      table,
    );
    const left = families.filter((_, at) => isLeft(at)).length;
    const hits = await hitsOf(fitted, isLeft);
    sum += hits * left;
    out.write(`fold ${fold}: ${hits}\n`);
  }
  const withoutFold = Math.round((sum / families.length) * 1000) / 1000;
  const isStable = withoutFold >= tuned * (1 - MOST_LOST);
  const figures = { tuned, withoutFold, isStable };
  out.write(`${JSON.stringify(figures)}\n`);
  return isStable;
}

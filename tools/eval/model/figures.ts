import type { List } from '../families/engine.ts';
import type { Judged } from '../families/judge-lists.ts';
import type { FamilyLists, ShownName } from './lists.ts';

const MOST_NAMES = 10;

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
const sumOf = <T>(values: readonly T[], of: (value: T) => number): number =>
  values.reduce((sum, value) => sum + of(value), 0);
/** The smallest value that so large a share of them does not exceed. */
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(share * values.length) - 1)] ?? 0;

function countOf(kinds: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([, one], [, other]) => other - one));
}

/** A list as the judge of the golden families reads it: only names of the catalogue can be judged. */
export const asJudged = (names: readonly ShownName[], pool: string[]): List => ({
  names: names.flatMap(({ id, spelling }) => (id === null ? [] : { id, spelling })),
  pool,
});

/** What the model did, and what it took. */
export function usageOf(lists: readonly FamilyLists[]) {
  const asked = lists.filter(({ outcomes }) => outcomes.length > 0);
  const outcomes = lists.flatMap((list) => list.outcomes);
  const [kept, repaired, replaced] = (['kept', 'repaired', 'replaced'] as const).map((kind) =>
    sumOf(lists, ({ sentences }) => sentences[kind]),
  );
  const each = (total: number) => total / Math.max(1, asked.length);
  const seconds = asked.map((list) => list.seconds);
  return {
    lists: lists.length,
    byModel: lists.filter(({ writer }) => writer === 'model').length,
    modelAway: lists.filter(({ isAway }) => isAway).length,
    questions: { ...countOf(outcomes), total: outcomes.length },
    failures: countOf(lists.flatMap(({ failures }) => failures)),
    namesChangedPerList: rounded(
      each(sumOf(asked, ({ rules, model }) => newIn(model, rules).length)),
      2,
    ),
    ownNames: sumOf(lists, ({ model }) => model.filter(({ id }) => id === null).length),
    sentences: { kept, repaired, replaced },
    faultsAtFirst: countOf(lists.flatMap(({ sentences }) => sentences.faultsAtFirst)),
    faultsLeft: countOf(lists.flatMap(({ sentences }) => sentences.faultsLeft)),
    tokensInPerList: Math.round(each(sumOf(asked, ({ inputTokens }) => inputTokens))),
    tokensOutPerList: Math.round(each(sumOf(asked, ({ outputTokens }) => outputTokens))),
    eurosPerList: rounded(each(sumOf(asked, ({ euros }) => euros)), 5),
    euros: rounded(
      sumOf(lists, ({ euros }) => euros),
      3,
    ),
    medianSeconds: rounded(quantile(seconds, 0.5), 2),
    p95Seconds: rounded(quantile(seconds, 0.95), 2),
  };
}

const newIn = (names: readonly ShownName[], than: readonly ShownName[]): ShownName[] =>
  names.filter(({ id }) => !than.some((other) => other.id === id));

/** As many names as were announced, none twice; where few fit, a model may add its own. */
function hasItsCount({ promised, model }: FamilyLists): boolean {
  const most = promised < MOST_NAMES ? MOST_NAMES : promised;
  const isOnce = new Set(model.map(({ id, spelling }) => id ?? spelling)).size === model.length;
  return promised > 0 && model.length >= promised && model.length <= most && isOnce;
}

/** What must hold of the lists, however the model answers. */
export function findBroken(
  lists: readonly FamilyLists[],
  {
    refusedShown,
    siblingShown,
    severeCautions,
  }: Pick<Judged['figures'], 'refusedShown' | 'siblingShown' | 'severeCautions'>,
): string[] {
  const never: [number, string][] = [
    [refusedShown, 'names that the family refused'],
    [siblingShown, 'names of siblings'],
    [severeCautions, 'names with a severe caution where the family lives or in what it speaks'],
  ];
  const wrong = lists.filter((list) => !hasItsCount(list)).map(({ id }) => id);
  const byModel = lists.filter(({ writer }) => writer === 'model').length;
  return [
    ...never.flatMap(([count, what]) => (count > 0 ? [`model: ${count} ${what}`] : [])),
    ...(wrong.length > 0 ? [`model: not as many names as announced: ${wrong.join(', ')}`] : []),
    ...(byModel === 0 ? ['model: it wrote none of the lists'] : []),
  ];
}

import { expect, test } from 'vitest';
import { findBroken, usageOf } from './figures.ts';
import type { FamilyLists, ShownName } from './lists.ts';

const named = (ids: readonly string[]): ShownName[] =>
  ids.map((id) => ({ id, spelling: id, reason: `About ${id}.`, by: 'model' }));
const TEN = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const aList = (changes: Partial<FamilyLists> = {}): FamilyLists => ({
  id: 'family',
  promised: 10,
  pool: TEN,
  rules: named(TEN),
  model: named(TEN),
  writer: 'model',
  isAway: false,
  sentences: { kept: 20, repaired: 0, replaced: 0, faultsAtFirst: [], faultsLeft: [] },
  outcomes: ['answer'],
  failures: [],
  inputTokens: 20_000,
  outputTokens: 1_000,
  euros: 0.025,
  seconds: 8,
  ...changes,
});
const NONE = { refusedShown: 0, siblingShown: 0, severeCautions: 0 };

test('lists that keep every promise have no finding', () => {
  expect(
    findBroken([aList(), aList({ promised: 3, model: named(['a', 'b', 'c']) })], NONE),
  ).toEqual([]);
});

test.each(['refusedShown', 'siblingShown', 'severeCautions'] as const)(
  '%s may never be above zero',
  (figure) => {
    expect(findBroken([aList()], { ...NONE, [figure]: 1 })).toHaveLength(1);
  },
);

const own: ShownName = { id: null, spelling: 'Own', reason: 'Its own.', by: 'model' };
test.each<[string, Partial<FamilyLists>, boolean]>([
  ['nine of ten', { model: named(TEN.slice(1)) }, false],
  ['eleven of ten', { model: named([...TEN, 'k']) }, false],
  ['one twice', { model: named([...TEN.slice(1), 'b']) }, false],
  ['none announced and none shown', { promised: 0, model: [] }, false],
  [
    'names of its own where three fit',
    { promised: 3, model: [...named(['a', 'b', 'c']), own] },
    true,
  ],
  ['a name of its own in the place of another', { model: [...named(TEN.slice(1)), own] }, true],
])('the announced count: %s', (_, changes, holds) => {
  const findings = findBroken([aList(changes)], NONE);
  expect(findings).toEqual(holds ? [] : ['model: not as many names as announced: family']);
});

test('a model that wrote nothing is a finding', () => {
  const away = aList({ writer: 'catalogue', isAway: true });
  expect(findBroken([away], NONE)).toEqual(['model: it wrote none of the lists']);
  expect(findBroken([away, aList()], NONE)).toEqual([]);
});

test('tokens, euros and seconds are those of lists for which the model was asked', () => {
  const usage = usageOf([
    aList(),
    aList({ inputTokens: 30_000, euros: 0.045, seconds: 12, outcomes: ['answer', 'answer'] }),
    aList({
      inputTokens: 0,
      outputTokens: 0,
      euros: 0,
      seconds: 0,
      outcomes: [],
      writer: 'catalogue',
    }),
  ]);
  expect(usage).toMatchObject({
    lists: 3,
    byModel: 2,
    questions: { answer: 3, total: 3 },
    tokensInPerList: 25_000,
    tokensOutPerList: 1_000,
    eurosPerList: 0.035,
    euros: 0.07,
    medianSeconds: 8,
    p95Seconds: 12,
  });
});

test('what became of sentences is summed, with the kinds of faults, and names that the rules had not chosen are counted', () => {
  const usage = usageOf([
    aList({ model: named([...TEN.slice(2), 'x', 'y']) }),
    aList({
      sentences: {
        kept: 15,
        repaired: 2,
        replaced: 3,
        faultsAtFirst: ['place', 'bearer', 'bearer'],
        faultsLeft: ['bearer'],
      },
    }),
  ]);
  expect(usage).toMatchObject({
    namesChangedPerList: 1,
    sentences: { kept: 35, repaired: 2, replaced: 3 },
    faultsAtFirst: { bearer: 2, place: 1 },
    faultsLeft: { bearer: 1 },
  });
});

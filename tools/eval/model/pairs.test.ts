import { expect, test } from 'vitest';
import { matchJudgements, preferencesOf } from './judged.ts';
import { type PairKey, pairKeys } from './pairs.ts';

const families = Array.from({ length: 40 }, (_, at) => `f${at}`);
const keys = pairKeys(families, 7);
const judgedBy = (better: (key: PairKey) => 'A' | 'B' | 'equal') =>
  matchJudgements(
    keys,
    keys.map((key) => ({ code: key.code, better: better(key) })),
    'en',
  );

test('every pair comes in both orders, the second time only after all came once', () => {
  expect(keys).toHaveLength(2 * families.length);
  const [once, again] = [keys.slice(0, families.length), keys.slice(families.length)];
  for (const round of [once, again])
    expect(round.map(({ family }) => family).toSorted()).toEqual(families.toSorted());
  for (const { family, a, b } of once)
    expect(again.find((key) => key.family === family)).toMatchObject({ a: b, b: a });
});

test('which list comes first is by chance, and the same for a seed', () => {
  const modelFirst = keys.slice(0, families.length).filter(({ a }) => a === 'model').length;
  expect(modelFirst).toBeGreaterThan(10);
  expect(modelFirst).toBeLessThan(30);
  expect(pairKeys(families, 7)).toEqual(keys);
  expect(pairKeys(families, 8)).not.toEqual(keys);
});

test('a reader who prefers the model’s list in either place has no bias', () => {
  const { pairs, findings } = judgedBy(({ a }) => (a === 'model' ? 'A' : 'B'));
  expect(findings).toEqual([]);
  const found = preferencesOf(pairs);
  expect(found.modelPreferred.chance).toBeGreaterThan(0.98);
  expect(found.position).toMatchObject({ effect: 0, firstPreferred: 0.5, sameBothWays: 1 });
});

test('a reader who takes what stands first prefers neither', () => {
  const found = preferencesOf(judgedBy(() => 'A').pairs);
  expect(found.modelPreferred.chance).toBeCloseTo(0.5, 3);
  expect(found.position.effect).toBeGreaterThan(3);
  expect(found.position).toMatchObject({ firstPreferred: 1, sameBothWays: 0 });
});

test('pairs that are missing, unknown or judged twice are told', () => {
  const { findings, pairs } = matchJudgements(
    keys.slice(0, 3),
    [
      { code: 'P1', better: 'A' },
      { code: 'P1', better: 'B' },
      { code: 'P2', better: 'equal' },
      { code: 'P99', better: 'A' },
    ],
    'en',
  );
  expect(findings).toEqual([
    'en: not judged: P3',
    'en: not in the sheet: P99',
    'en: judged twice: P1',
  ]);
  expect(pairs).toMatchObject([
    { first: keys[0]?.a, second: keys[0]?.b, score: 1 },
    { first: keys[1]?.a, second: keys[1]?.b, score: 0.5 },
  ]);
  expect(preferencesOf(pairs)).toMatchObject({ judgements: 2, undecided: 1 });
});

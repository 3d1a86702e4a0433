import { expect, test } from 'vitest';
import { Gains } from './gains.ts';

const answer = (data: Record<string, unknown>, status = 200) => ({
  status,
  code: undefined,
  data,
});
const NOTHING_FREE = new Set<string>();

test('a name is worth its price once, however often it is returned', () => {
  const gains = new Gains();
  const lookup = answer({ results: [{ name_id: 'ali', name: 'Ali', analysis: null }] });
  gains.readLookup(lookup);
  gains.readLookup(lookup);
  expect(gains.valueWithout(NOTHING_FREE)).toBe(5);
});

test('an assessment is worth its price, unless a guest may read it', () => {
  const gains = new Gains();
  gains.readAssessment('ali', answer({ available: true, candidates: [] }));
  gains.readAssessment('yusuf', answer({ available: true, candidates: [] }));
  gains.readAssessment('unknown', answer({ available: false, candidates: [] }));
  const notAssessed = { available: true, islamic_verdict: 'notAssessed' };
  gains.readAssessment('ayra', answer({ ...notAssessed, candidates: [] }));
  gains.readLookup(answer({ results: [{ name_id: 'ayra', analysis: notAssessed }] }));
  // The meaning of Ayra is paid for.
  expect(gains.valueWithout(NOTHING_FREE)).toBe(25);
  expect(gains.valueWithout(new Set(['yusuf']))).toBe(15);
});

test('a refusal is worth nothing', () => {
  const gains = new Gains();
  gains.readLookup(answer({ results: [{ name_id: 'ali' }] }, 402));
  gains.readList(answer({ id: 'a', credits_used: 13, suggestions: [] }, 402));
  expect(gains.valueWithout(NOTHING_FREE)).toBe(0);
});

test('a paid list includes the facts of its names', () => {
  const gains = new Gains();
  gains.readList(answer({ id: 'a', credits_used: 13, suggestions: [{ name_id: 'ali' }] }));
  gains.readLookup(answer({ results: [{ name_id: 'ali', analysis: null }] }));
  expect(gains.valueWithout(NOTHING_FREE)).toBe(13);
});

test('a free list is counted, and so are its names with paid facts', () => {
  const gains = new Gains();
  const suggestions = [
    { name_id: 'ali', description: '', popularity_births: null, namesakes: [] },
    { name_id: 'omar', description: 'A long story.' },
  ];
  gains.readList(answer({ id: 'a', credits_used: 0, suggestions }));
  expect([gains.freeLists, gains.namesGivenAway]).toEqual([1, 1]);
});

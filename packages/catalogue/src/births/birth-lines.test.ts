import { expect, test } from 'vitest';
import { birthLinesOf, parseBirthLines } from './birth-lines.ts';

const series = (form: string, register: string, counts: number[], sex: 'boy' | 'girl' = 'boy') => ({
  id: 'yusuf',
  form,
  sex,
  register,
  firstYear: 2014,
  counts,
});
const since = (firstYear: number, counts: number[]) => ({
  ...series('Yusuf', 'FR', counts),
  firstYear,
});
const boy = { id: 'yusuf', gender: 'boy' } as Parameters<typeof birthLinesOf>[0];
const linesOf = (own: ReturnType<typeof series>[]) =>
  birthLinesOf(boy, () => own, {} as Parameters<typeof birthLinesOf>[2]);

test('a year without a published number stays empty', () => {
  const lines = linesOf([series('Yusuf', 'FR', [5, 0, 6])]);
  expect(parseBirthLines(lines.FR ?? '')).toEqual([
    { form: 'Yusuf', firstYear: 2014, counts: [5, null, 6] },
  ]);
});

test('the spellings of a register stand together, those of the other sex are left out', () => {
  const lines = linesOf([
    series('Yusuf', 'FR', [5]),
    series('Youssef', 'FR', [9]),
    series('Yusuf', 'BE', [7]),
    series('Yusuf', 'US', [1], 'girl'),
  ]);
  expect(Object.keys(lines)).toEqual(['FR', 'BE']);
  expect(parseBirthLines(lines.FR ?? '').map(({ form }) => form)).toEqual(['Yusuf', 'Youssef']);
});

test('years before those that a page shows are left out', () => {
  expect(linesOf([since(1993, [1, 2, 3, 4])]).FR).toBe('Yusuf:1995:3,4');
  expect(linesOf([since(1990, [1, 2])])).toEqual({});
});

import { expect, test } from 'vitest';
import { findRaises, judgeBudgets } from './budget-rules.ts';
import { preloadedScripts } from './first-load.ts';

const judge = (measured: number, budget: number) =>
  judgeBudgets({ fontBytes: { tr: measured } }, { fontBytes: { tr: budget } });

test.each([
  [100, 100],
  [101, 100],
  [99, 100],
  [0, 0],
])('%i is within a budget of %i', (measured, budget) => {
  const { findings, loose, tightened } = judge(measured, budget);
  expect([findings, loose]).toEqual([[], []]);
  expect(tightened).toEqual({ fontBytes: { tr: budget } });
});

test.each([
  [102, 100],
  [1, 0],
])('%i exceeds a budget of %i, which is not raised for it', (measured, budget) => {
  const { findings, tightened } = judge(measured, budget);
  expect(findings).toEqual([
    `fontBytes of tr measures ${measured}, more than its budget of ${budget}`,
  ]);
  expect(tightened).toEqual({ fontBytes: { tr: budget } });
});

test('a loose budget is reported and can be tightened', () => {
  const { findings, loose, tightened } = judge(80, 100);
  expect(findings).toEqual([]);
  expect(loose).toEqual(['fontBytes of tr: 80']);
  expect(tightened).toEqual({ fontBytes: { tr: 80 } });
});

test('a missing budget, or a budget for something that no longer exists, is a finding', () => {
  const { findings, tightened } = judgeBudgets(
    { imageBytes: { home: 5 } },
    { imageBytes: { contact: 7 } },
  );
  expect(findings).toEqual([
    'imageBytes of home has no budget; it measures 5',
    'imageBytes of contact has a budget, but is not there',
  ]);
  expect(tightened).toEqual({ imageBytes: { home: 5 } });
});

const homeAt = (...figures: number[]) => figures.map((home) => ({ settledRatio: { home } }));
const said = (from: number, to: number, why = 'A reason.') => ({
  why,
  budgets: { settledRatio: { home: [from, to] as const } },
});

test('a budget that only shrank needs no reason', () => {
  expect(findRaises(homeAt(1.4, 1.3, 1.3, 1.2), [])).toEqual([]);
});

test('a raise is a finding, however long ago', () => {
  expect(findRaises(homeAt(1.2, 1.3, 1.3, 1.1), [])).toEqual([
    'settledRatio of home was raised from 1.2 to 1.3, and “raised” does not say why',
  ]);
});

test('a raise listed with old value, new value and reason is not a finding', () => {
  expect(findRaises(homeAt(1.2, 1.3), [said(1.2, 1.3)])).toEqual([]);
});

test.each([said(1.2, 1.25), said(1.1, 1.3), said(1.2, 1.3, ' ')])(
  'a reason for another raise, or an empty one, does not help: %j',
  (other) => {
    expect(findRaises(homeAt(1.2, 1.3), [other])).toHaveLength(1);
  },
);

test('a removed and re-added budget still counts as raised', () => {
  const steps = [...homeAt(1.2), { settledRatio: {} }, ...homeAt(1.3)];
  expect(findRaises(steps, [])).toHaveLength(1);
});

test('the first load is what the page preloads, each file once', () => {
  const link = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js" nonce="x"/>`;
  const html = `${link('a')}${link('b')}${link('a')}<link rel="preload" href="/assets/c.js"/>`;
  expect(preloadedScripts(html)).toEqual(['/assets/a.js', '/assets/b.js']);
});

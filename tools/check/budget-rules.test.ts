import { expect, test } from 'vitest';
import { judgeBudgets } from './budget-rules.ts';
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

test('a budget that has become too wide is told, and can be drawn tight', () => {
  const { findings, loose, tightened } = judge(80, 100);
  expect(findings).toEqual([]);
  expect(loose).toEqual(['fontBytes of tr: 80']);
  expect(tightened).toEqual({ fontBytes: { tr: 80 } });
});

test('what has no budget yet, or a budget and is gone, is a finding', () => {
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

test('the first load is what the page preloads, each file once', () => {
  const link = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js" nonce="x"/>`;
  const html = `${link('a')}${link('b')}${link('a')}<link rel="preload" href="/assets/c.js"/>`;
  expect(preloadedScripts(html)).toEqual(['/assets/a.js', '/assets/b.js']);
});

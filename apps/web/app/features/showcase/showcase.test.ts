import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Components that the showcase need not import, with the reason. */
const EXEMPT: Record<string, string> = {
  'feedback/toast.tsx': 'shown by the shell, once the button for it is pressed',
  'feedback/toasts.tsx': 'rendered by the shell',
  'form/chip-list.tsx': 'rendered below a field of names',
  'form/chip-suggestions.tsx': 'opened by a field of names as soon as somebody types',
  'form/suggestion-list.tsx': 'opened by a field of names as soon as somebody types',
  'structured-data.tsx': 'not visible',
  'admin/chart-frame.tsx': 'rendered around each chart',
  'admin/chart-grid.tsx': 'rendered in each chart',
  'admin/pager.tsx': 'rendered below each list',
  'admin/list-states.tsx': 'shown by the lists that are loading, empty or failed',
};

const ui = new URL('../../ui/', import.meta.url);
const here = new URL('./', import.meta.url);
const components = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'),
);
const shown = new Set(
  readdirSync(here)
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => readFileSync(new URL(path, here), 'utf8'))
    .flatMap((source) => [...source.matchAll(/'\.\.\/\.\.\/ui\/([^']+)'/g)])
    .map(([, path = '']) => path),
);

test.each(components.filter((path) => !(path in EXEMPT)))('%s is in the showcase', (path) => {
  expect(shown).toContain(path);
});

test('exempt components exist and are not in the showcase', () => {
  expect(Object.keys(EXEMPT).filter((path) => shown.has(path))).toEqual([]);
  expect(components).toEqual(expect.arrayContaining(Object.keys(EXEMPT)));
});

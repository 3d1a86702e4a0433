import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const APP = new URL('../', import.meta.url);
const SOURCES = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
  .map((path) => ({ path, text: readFileSync(new URL(path, APP), 'utf8') }));
const sourcesWith = (pattern: RegExp) =>
  SOURCES.filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .toSorted();

test('only the card editor of a family overrides the glaze', () => {
  expect(sourcesWith(/glaze=\{/)).toEqual([
    'features/sharing/name-sharing.tsx',
    'features/showcase/drawings.tsx',
  ]);
  // Backgrounds without a name.
  expect(sourcesWith(/[^-]glaze-(firuze|gece|nar|ayva|adacayi|kayisi|sut)/)).toEqual([
    'features/auth/welcome/welcome-modal.tsx',
    'features/home/consulting-panel.tsx',
    'features/showcase/loading.tsx',
  ]);
});

test('collapsibles and the buttons of dialogs are declared in one place', () => {
  expect(sourcesWith(/<details/)).toEqual([
    // A panel over the header, of which there is one.
    'shell/search/header-search.tsx',
    'ui/overlay/collapsible.tsx',
    'ui/overlay/disclosure-menu.tsx',
  ]);
  expect(sourcesWith(/sm:flex-row-reverse/)).toEqual(['ui/overlay/dialog-buttons.tsx']);
});

test('every dialog has a title and a close button in its head', () => {
  const withoutHead = SOURCES.filter(
    ({ text }) => /<Modal[^>]*kind="dialog"/.test(text) && !/<DialogHead/.test(text),
  ).map(({ path }) => path);
  // The welcome has both; its close button is in its picture.
  expect(withoutHead).toEqual(['features/auth/welcome/welcome-modal.tsx']);
});

test('in every dialog the confirm button comes first, and cancel second', () => {
  const feet = SOURCES.flatMap(({ path, text }) =>
    [...text.matchAll(/<DialogButtons[^>]*>([\s\S]*?)<\/DialogButtons>/g)].map(([, foot = '']) => ({
      path,
      confirm: foot.search(
        /btn-primary|type="submit"|<Button>|<Button\s+busyLabel|\{confirmButton\}/,
      ),
      back: foot.search(/secondary/),
    })),
  );
  expect(feet.length).toBeGreaterThan(9);
  for (const { path, confirm, back } of feet)
    if (back >= 0)
      expect({ path, isFirst: confirm >= 0 && confirm < back }).toEqual({ path, isFirst: true });
});

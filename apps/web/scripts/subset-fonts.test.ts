import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ARABIC_FACES, ARABIC_RANGE, charactersIn, fontUrl, subsetFace } from './subset-fonts.ts';

const STYLES = new URL('../app/styles/fonts.css', import.meta.url);
const ARABIC = new URL('../app/i18n/locales/ar/', import.meta.url);
const ranges = (await readFile(STYLES, 'utf8')).split('@font-face').map((rule) => ({
  rule,
  range: charactersIn(/unicode-range:([^;]+);/.exec(rule)?.[1] ?? ''),
}));

test.each(ARABIC_FACES)('$file is the output of npm run fonts', async (face) => {
  expect((await readFile(fontUrl(face))).equals(await subsetFace(face))).toBe(true);
});

test.each(ARABIC_FACES)(
  'the styles request $file for exactly its letters',
  ({ file, family, range }) => {
    const found = ranges.filter(({ rule }) => rule.includes(`/${file}'`));
    expect(found.map((each) => each.range)).toEqual([charactersIn(range)]);
    expect(found[0]?.rule).toContain(`font-family: '${family}'`);
  },
);

test('every Arabic letter of our texts is in the subsets', async () => {
  const files = await readdir(ARABIC);
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, ARABIC), 'utf8')));
  const letters = new Set(texts.join('').match(/\p{Script_Extensions=Arabic}/gu));
  const held = new Set(charactersIn(ARABIC_RANGE));
  expect([...letters].filter((letter) => !held.has(letter))).toEqual([]);
});

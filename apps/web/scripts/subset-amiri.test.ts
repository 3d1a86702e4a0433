import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  AMIRI_RANGE,
  AMIRI_WEIGHTS,
  charactersIn,
  subsetAmiri,
  subsetFile,
} from './subset-amiri.ts';

const STYLES = new URL('../app/styles/fonts.css', import.meta.url);
const ARABIC = new URL('../app/i18n/locales/ar/', import.meta.url);

test.each(AMIRI_WEIGHTS)('the subset of weight %i is what npm run fonts makes', async (weight) => {
  expect((await readFile(subsetFile(weight))).equals(await subsetAmiri(weight))).toBe(true);
});

test('the styles ask the subset for what it holds, and for nothing else', async () => {
  const faces = (await readFile(STYLES, 'utf8'))
    .split('@font-face')
    .filter((face) => face.includes("'Amiri'"));
  expect(faces).toHaveLength(AMIRI_WEIGHTS.length);
  const ranges = faces.map((face) => charactersIn(/unicode-range:([^;]+);/.exec(face)?.[1] ?? ''));
  for (const range of ranges) expect(range).toEqual(charactersIn(AMIRI_RANGE));
});

test('every Arabic letter of our texts is in the subset', async () => {
  const files = await readdir(ARABIC);
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, ARABIC), 'utf8')));
  const letters = new Set(texts.join('').match(/\p{Script_Extensions=Arabic}/gu));
  const held = new Set(charactersIn(AMIRI_RANGE));
  expect([...letters].filter((letter) => !held.has(letter))).toEqual([]);
});

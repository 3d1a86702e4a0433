import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** What a name or a heading in Arabic letters can hold: Arabic, the letters that Ottoman Turkish and Persian add, the joiners and ﷺ. */
export const AMIRI_RANGE =
  'U+060C, U+061B, U+061F, U+0621-065F, U+0670-0671, U+067E, U+0686, U+0698, U+06A9, U+06AD, U+06AF, U+06CC, U+200C-200E, U+FDFA';
export const AMIRI_WEIGHTS = [400, 700] as const;

type Weight = (typeof AMIRI_WEIGHTS)[number];

/** All characters that a CSS unicode-range names. */
export const charactersIn = (range: string): string[] =>
  [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, first = '', last = first]) => {
    const begin = Number.parseInt(first, 16);
    const count = Number.parseInt(last, 16) - begin + 1;
    return Array.from({ length: count }, (_, index) => String.fromCodePoint(begin + index));
  });

export const subsetFile = (weight: Weight): URL =>
  new URL(`../app/styles/fonts/amiri-${weight}.woff2`, import.meta.url);

/** Amiri without the rest of the Qur'an's signs and of the world's Arabic scripts: less than half as heavy, with all its joins. */
export async function subsetAmiri(weight: Weight): Promise<Buffer> {
  const whole = `@fontsource/amiri/files/amiri-arabic-${weight}-normal.woff2`;
  const font = await readFile(fileURLToPath(import.meta.resolve(whole)));
  return subsetFont(font, charactersIn(AMIRI_RANGE).join(''), { targetFormat: 'woff2' });
}

if (import.meta.main) {
  for (const weight of AMIRI_WEIGHTS) {
    await writeFile(subsetFile(weight), await subsetAmiri(weight));
  }
}

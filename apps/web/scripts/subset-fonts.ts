import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * The characters of our Arabic texts: Arabic, the letters of Ottoman Turkish and Persian, the joiners and ﷺ. Also the space; otherwise it
 * would make an Arabic page fetch a Latin font.
 */
export const ARABIC_RANGE =
  'U+0020, U+060C, U+061B, U+061F, U+0621-065F, U+0670-0671, U+067E, U+0686, U+0698, U+06A9, U+06AD, U+06AF, U+06CC, U+200C-200E, U+FDFA';

interface Face {
  family: string;
  file: string;
  whole: string;
}

const face = (family: string, name: string, weight: number): Face => ({
  family,
  file: `${name}-${weight}.woff2`,
  whole: `@fontsource/${name}/files/${name}-arabic-${weight}-normal.woff2`,
});

export const ARABIC_FACES: readonly Face[] = [
  ...[400, 700].map((weight) => face('Amiri', 'amiri', weight)),
  ...[400, 500, 600].map((weight) => face('IBM Plex Sans Arabic', 'ibm-plex-sans-arabic', weight)),
];

/** All characters in a CSS unicode-range. */
export const charactersIn = (range: string): string[] =>
  [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, first = '', last = first]) => {
    const begin = Number.parseInt(first, 16);
    const count = Number.parseInt(last, 16) - begin + 1;
    return Array.from({ length: count }, (_, index) => String.fromCodePoint(begin + index));
  });

export const fontUrl = ({ file }: Face): URL =>
  new URL(`../app/styles/fonts/${file}`, import.meta.url);

/** A font without Qur'anic signs and other Arabic-script languages: less than half the size, with all its ligatures. */
export async function subsetFace({ whole }: Face): Promise<Buffer> {
  const font = await readFile(fileURLToPath(import.meta.resolve(whole)));
  return subsetFont(font, charactersIn(ARABIC_RANGE).join(''), { targetFormat: 'woff2' });
}

if (import.meta.main) {
  for (const one of ARABIC_FACES) await writeFile(fontUrl(one), await subsetFace(one));
}

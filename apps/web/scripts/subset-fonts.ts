import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * The characters of our Arabic texts: Arabic, the letters of Ottoman Turkish and Persian, the joiners and ﷺ. Also the space; otherwise it
 * would make an Arabic page fetch a Latin font.
 */
export const ARABIC_RANGE =
  'U+0020, U+060C, U+061B, U+061F, U+0621-065F, U+0670-0671, U+067E, U+0686, U+0698, U+06A9, U+06AD, U+06AF, U+06CC, U+200C-200E, U+FDFA';

/** The letters and signs of the Qur'an's verses on the pages of names, fetched only where one is shown. */
export const VERSE_RANGE =
  'U+0020, U+0621, U+0623-063A, U+0640-0657, U+065E, U+0670-0671, U+06D6-06DC, U+06DE-06E2, U+06E5-06E8, U+06EA-06ED';

interface Face {
  family: string;
  file: string;
  whole: string;
  range: string;
}

const face = (family: string, name: string, weight: number): Face => ({
  family,
  file: `${name}-${weight}.woff2`,
  whole: `@fontsource/${name}/files/${name}-arabic-${weight}-normal.woff2`,
  range: ARABIC_RANGE,
});

export const ARABIC_FACES: readonly Face[] = [
  ...[400, 700].map((weight) => face('Amiri', 'amiri', weight)),
  ...[400, 500, 600].map((weight) => face('IBM Plex Sans Arabic', 'ibm-plex-sans-arabic', weight)),
  {
    ...face('Amiri', 'amiri', 400),
    family: 'Amiri of Verses',
    file: 'amiri-verses-400.woff2',
    range: VERSE_RANGE,
  },
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

/** A font without what no text of ours needs: less than half the size, with all its ligatures. */
export async function subsetFace({ whole, range }: Face): Promise<Buffer> {
  const font = await readFile(fileURLToPath(import.meta.resolve(whole)));
  return subsetFont(font, charactersIn(range).join(''), { targetFormat: 'woff2' });
}

if (import.meta.main) {
  for (const one of ARABIC_FACES) await writeFile(fontUrl(one), await subsetFace(one));
}

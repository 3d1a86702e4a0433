import type { PictureFormat } from '@ismi/contract';
import type { PictureFacts } from './pictures.rules.ts';

type Face = 'arabicName' | 'latinName' | 'arabicText' | 'latinText' | 'transcription';

/** Letters are measured and drawn at this size; a picture scales them. */
export const MEASURED_SIZE = 100;

const FACES: Record<Face, string> = {
  arabicName: 'font-family="Amiri" font-weight="400"',
  latinName: 'font-family="Brygada 1918" font-weight="500" letter-spacing="-1.8"',
  arabicText: 'font-family="IBM Plex Sans Arabic" font-weight="400"',
  latinText: 'font-family="Figtree" font-weight="400"',
  transcription: 'font-family="Brygada 1918" font-weight="500"',
};

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

/** In Turkish a ligature would remove the dot of the i and so change the letter. */
const withoutLigatures = (text: string) => text.replace(/f(?=[fiıl])/g, 'f\u200c');

/** The renderer treats every line as left-to-right; these marks put commas and brackets in the right place. */
const runningLeft = (text: string) => `\u200f${text}\u200f`;

/** Letters on a baseline that starts at 0 0. */
const letters = (face: Face, text: string): string =>
  `<text font-size="${MEASURED_SIZE}" ${FACES[face]}>${escaped(text)}</text>`;

/** If Figtree lacks a single sign, such as ʿ or ṣ, the renderer would take the whole line from another font. */
export function faceOfMeaning({ locale, meaning }: PictureFacts): Face {
  if (locale === 'ar') return 'arabicText';
  return /[ʾʿ\u1e00-\u1e9f]/.test(meaning) ? 'transcription' : 'latinText';
}

export interface InkBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The texts of a picture; the meaning in one, two and three lines, since only measuring shows which fits. */
interface Lettering<T> {
  arabic: T;
  latin: T;
  meanings: T[][];
}

export interface Measured {
  letters: string;
  ink: InkBox;
}
export type MeasuredLettering = Lettering<Measured>;

const MOST_LINES = 3;

/** Breaks words into this many lines, keeping the longest as short as possible. */
export function balancedLines(text: string, count: number): string[] {
  const words = text.split(' ');
  if (count >= words.length) return words;
  if (count === 1) return [text];
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  const options = words.slice(0, words.length - count + 1).map((_, index) => {
    const first = words.slice(0, index + 1).join(' ');
    return [first, ...balancedLines(words.slice(index + 1).join(' '), count - 1)];
  });
  return options.reduce((best, option) => (longest(option) < longest(best) ? option : best));
}

/** Cards show the bare letters, as a name is usually written; a page's preview shows the vowels, as the page does. */
export function letteringOf(facts: PictureFacts, format: PictureFormat): Lettering<string> {
  const face = faceOfMeaning(facts);
  const written = facts.locale === 'tr' ? withoutLigatures : (text: string) => text;
  const meaningLine = facts.locale === 'ar' ? runningLeft : written;
  return {
    arabic: letters('arabicName', format === 'og' ? facts.arabic : facts.arabicPlain),
    latin: letters('latinName', written(facts.latin)),
    meanings: Array.from({ length: MOST_LINES }, (_, index) =>
      balancedLines(facts.meaning, index + 1).map((line) => letters(face, meaningLine(line))),
    ),
  };
}

const inOrder = ({ arabic, latin, meanings }: Lettering<string>) => [
  arabic,
  latin,
  ...meanings.flat(),
];

/** Each as a separate drawing. */
export const lettersToMeasure = (lettering: Lettering<string>): string[] =>
  inOrder(lettering).map(
    (text) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">${text}</svg>`,
  );

const NO_INK: InkBox = { x: 0, y: 0, width: 0, height: 0 };

/** The same with the ink box of each: the boxes are in the order of `lettersToMeasure`. */
export function measuredLettering(
  lettering: Lettering<string>,
  boxes: readonly InkBox[],
): MeasuredLettering {
  const inkOf = new Map(inOrder(lettering).map((text, index) => [text, boxes[index] ?? NO_INK]));
  const measured = (text: string): Measured => ({ letters: text, ink: inkOf.get(text) ?? NO_INK });
  return {
    arabic: measured(lettering.arabic),
    latin: measured(lettering.latin),
    meanings: lettering.meanings.map((lines) => lines.map(measured)),
  };
}

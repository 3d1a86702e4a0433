import { createHash } from 'node:crypto';
import { GLAZES, type Glaze, type PictureFormat } from '@ismi/contract';
import { expect, test } from 'vitest';
import { drawPicture } from './picture-drawing.rules.ts';
import { letteringOf, lettersToMeasure, measuredLettering } from './picture-letters.rules.ts';
import { DRAWING_VERSION, type PictureFacts } from './pictures.rules.ts';

const FORMATS: PictureFormat[] = ['og', '4x5', '1x1', '9x16'];

const factsOf = (meaning: string, locale: PictureFacts['locale'] = 'de'): PictureFacts => ({
  nameId: 'maryam',
  locale,
  latin: 'Maryam',
  arabic: 'مَرْيَم',
  arabicPlain: 'مريم',
  meaning,
});

/** As if every letter were half as wide as high. */
function drawn(facts: PictureFacts, format: PictureFormat, glaze: Glaze = 'nar'): string {
  const lettering = letteringOf(facts, format);
  const boxes = lettersToMeasure(lettering).map((drawing) => {
    const text = />([^<>]*)<\/text>/.exec(drawing)?.[1] ?? '';
    return { x: 0, y: -70, width: text.length * 50, height: 90 };
  });
  return drawPicture(facts, measuredLettering(lettering, boxes), format, glaze);
}

const SHORT = factsOf('Licht');
const LONG = factsOf(
  'Name des Propheten Ibrahim; traditionell „Vater vieler“ oder „barmherziger Vater“',
);

const linesIn = (drawing: string) => drawing.match(/font-family="Figtree"/g)?.length;
const sunOf = (drawing: string) =>
  Number(/scale\(([\d.]+)\)"><g mask/.exec(drawing)?.[1] ?? Number.NaN) * 200;
const baselinesIn = (drawing: string) =>
  [...drawing.matchAll(/translate\([\d.-]+ ([\d.-]+)\)[^>]*><text/g)].map(([, y]) => Number(y));

test.each(FORMATS)('%s: a long meaning takes more lines and stays inside', (format) => {
  const drawing = drawn(LONG, format);
  const height = Number(/viewBox="0 0 100 ([\d.]+)"/.exec(drawing)?.[1]);
  expect(linesIn(drawn(SHORT, format))).toBe(1);
  expect(linesIn(drawing)).toBeGreaterThan(1);
  expect(Math.max(...baselinesIn(drawing))).toBeLessThan(height - 5);
});

test.each(['4x5', '1x1'] as const)('%s: the sun gets smaller for a long meaning', (format) => {
  expect(sunOf(drawn(LONG, format))).toBeLessThan(sunOf(drawn(SHORT, format)));
});

test('in Arabic the text of a preview is left of the sun', () => {
  const sunAt = (facts: PictureFacts) =>
    Number(/translate\(([\d.]+) [\d.]+\) scale\([\d.]+\)"><g mask/.exec(drawn(facts, 'og'))?.[1]);
  expect(sunAt(SHORT)).toBeLessThan(50);
  expect(sunAt(factsOf('نور', 'ar'))).toBeGreaterThan(50);
});

/** Pictures are cached for ever: a change of the drawing must raise the version and update this snapshot. */
test('the drawing matches its version', () => {
  const everything = FORMATS.flatMap((format) => [
    ...GLAZES.map((glaze) => drawn(LONG, format, glaze)),
    drawn(factsOf('نور', 'ar'), format),
  ]);
  const digest = createHash('sha256').update(everything.join('\n')).digest('hex').slice(0, 16);
  expect({ [DRAWING_VERSION]: digest }).toEqual({ 3: '684a5e4dc70e61f1' });
});

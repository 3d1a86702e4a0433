import { type Glaze, PICTURE_SIZES, type PictureFormat } from '@ismi/contract';
import { GLAZE_INKS, type GlazeInks } from '@ismi/drawing/glaze-inks';
import { shamsaOfName } from '@ismi/drawing/shamsa-of-name';
import { WORDMARK_STROKE, WORDMARKS } from '@ismi/drawing/wordmark';
import { MEASURED_SIZE, type Measured, type MeasuredLettering } from './picture-letters.rules.ts';
import type { PictureFacts } from './pictures.rules.ts';

/** All lengths are hundredths of a picture's width. */
const WIDTH = 100;

interface Column {
  /** Alignment of its lines: centred on, starting at, or ending at this. */
  x: number;
  hold: 'middle' | 'left' | 'right';
  width: number;
  nameSize: number;
  meaningSize: number;
}
interface Sun {
  x: number;
  y: number;
  diameter: number;
}

interface CardShape {
  /** The sun's upper edge and preferred size. */
  sunTop: number;
  sunDiameter: number;
  /** Gap between the sun and the text below. */
  gap: number;
  wordsTop: number;
  /** Space below the last line of text. */
  bottom: number;
}
const CARDS: Record<Exclude<PictureFormat, 'og'>, CardShape> = {
  '4x5': { sunTop: 7.5, sunDiameter: 79, gap: 2.5, wordsTop: 89.6, bottom: 10.8 },
  '1x1': { sunTop: 5.9, sunDiameter: 59, gap: 2.1, wordsTop: 67.1, bottom: 8.3 },
  '9x16': { sunTop: 25.5, sunDiameter: 84.8, gap: 4, wordsTop: 121, bottom: 18 },
};

const short = (value: number) => String(Math.round(value * 1000) / 1000);
const moved = (x: number, y: number, scale: number, inner: string) =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(${scale.toFixed(6)})">${inner}</g>`;

/** The largest size up to `most` at which all of this fits into `width`. */
const fitting = (lines: readonly Measured[], most: number, width: number): number => {
  const widest = Math.max(...lines.map(({ ink }) => ink.width), 1);
  return Math.min(most, (width / widest) * MEASURED_SIZE);
};

/** One line of letters placed by its ink box, so that script and direction make no difference. */
function line({ letters, ink }: Measured, size: number, { x, hold }: Column, baseline: number) {
  const scale = size / MEASURED_SIZE;
  const left = {
    middle: x - (ink.x + ink.width / 2) * scale,
    left: x - ink.x * scale,
    right: x - (ink.x + ink.width) * scale,
  };
  return moved(left[hold], baseline, scale, letters);
}

/** Prefers smaller letters to another line, within limits. */
const SMALLEST = 0.9;

function meaningThatFits(meanings: MeasuredLettering['meanings'], column: Column) {
  const { meaningSize, width } = column;
  const options = meanings.map((lines) => ({ lines, size: fitting(lines, meaningSize, width) }));
  const [first] = options;
  return (
    options.find(({ size }) => size >= meaningSize * SMALLEST) ??
    options.reduce(
      (best, option) => (option.size > best.size ? option : best),
      first ?? { lines: [], size: 0 },
    )
  );
}

interface Words {
  wordmark: { script: 'latin' | 'arabic'; height: number };
  latin: Measured;
  nameSize: number;
  meaning: { lines: Measured[]; size: number };
  column: Column;
  /** Baselines, from the top of the text. */
  nameAt: number;
  meaningAt: number;
  lineHeight: number;
}

/** In Arabic the Latin name is the caption of the Arabic one. */
const CAPTION = 0.52;

function wordsOf(facts: PictureFacts, lettering: MeasuredLettering, column: Column): Words {
  const isArabic = facts.locale === 'ar';
  const most = column.nameSize * (isArabic ? CAPTION : 1);
  const nameSize = fitting([lettering.latin], most, column.width);
  const meaning = meaningThatFits(lettering.meanings, column);
  // The wordmark keeps its size beside a long name, which is scaled down.
  const nameAt = column.nameSize * (isArabic ? 0.64 : 0.57) + nameSize * 0.67;
  return {
    wordmark: isArabic
      ? { script: 'arabic', height: column.nameSize * 0.448 }
      : { script: 'latin', height: column.nameSize * 0.28 },
    latin: lettering.latin,
    nameSize,
    meaning,
    column,
    nameAt,
    meaningAt: nameAt + nameSize * 0.4 + column.meaningSize,
    lineHeight: meaning.size * 1.45,
  };
}

const heightOf = ({ meaning, meaningAt, lineHeight }: Words) =>
  meaningAt + (meaning.lines.length - 1) * lineHeight;

function drawnWordmark({ wordmark, column }: Words, top: number, inks: GlazeInks): string {
  const { viewBox, letters, nuqtas } = WORDMARKS[wordmark.script];
  const [x, y, width, height] = viewBox;
  const scale = wordmark.height / height;
  const left = {
    middle: column.x - (width * scale) / 2,
    left: column.x,
    right: column.x - width * scale,
  }[column.hold];
  return moved(
    left - x * scale,
    top - y * scale,
    scale,
    `<path d="${letters}" fill="none" stroke="${inks.muted}" stroke-width="${WORDMARK_STROKE}" stroke-linejoin="round"/><path d="${nuqtas}" fill="${inks.line}"/>`,
  );
}

function drawnWords(words: Words, top: number, inks: GlazeInks): string {
  const { latin, nameSize, meaning, column, nameAt, meaningAt, lineHeight } = words;
  return [
    drawnWordmark(words, top, inks),
    `<g fill="${words.wordmark.script === 'arabic' ? inks.muted : inks.ink}">${line(latin, nameSize, column, top + nameAt)}</g>`,
    `<g fill="${inks.muted}">`,
    ...meaning.lines.map((one, index) =>
      line(one, meaning.size, column, top + meaningAt + index * lineHeight),
    ),
    '</g>',
  ].join('');
}

/** Shares of the sun: the Arabic name at its centre, and where the sun begins and ends to fade towards it. */
const CENTRES = {
  beside: { size: 0.215, width: 0.58, clear: 0.38, full: 0.6 },
  /** In Arabic, the large name. */
  first: { size: 0.29, width: 0.74, clear: 0.5, full: 0.7 },
};

/** The name's sun, faded towards its centre, where the Arabic name is drawn. */
function drawnSun({ nameId, locale }: PictureFacts, arabic: Measured, sun: Sun, inks: GlazeInks) {
  const centre = CENTRES[locale === 'ar' ? 'first' : 'beside'];
  const { slices, lines, pearls, rings } = shamsaOfName(nameId);
  const turns = Array.from(
    { length: slices - 1 },
    (_, index) => `<use href="#slice" transform="rotate(${short((360 * (index + 1)) / slices)})"/>`,
  );
  const size = fitting([arabic], sun.diameter * centre.size, sun.diameter * centre.width);
  const scale = size / MEASURED_SIZE;
  const column: Column = { x: sun.x, hold: 'middle', width: 0, nameSize: 0, meaningSize: 0 };
  const baseline = sun.y - (arabic.ink.y + arabic.ink.height / 2) * scale;
  return [
    '<defs><radialGradient id="heart" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="100">',
    `<stop offset="${centre.clear}" stop-color="#000"/><stop offset="${centre.full}" stop-color="#fff"/></radialGradient>`,
    '<mask id="clear" maskUnits="userSpaceOnUse" x="-100" y="-100" width="200" height="200">',
    '<rect x="-100" y="-100" width="200" height="200" fill="url(#heart)"/></mask></defs>',
    moved(
      sun.x,
      sun.y,
      sun.diameter / 200,
      [
        `<g mask="url(#clear)" opacity="0.92" fill="none" stroke="${inks.line}" stroke-width="0.48" stroke-linecap="round" stroke-linejoin="round">`,
        ...rings.map((radius) => `<circle r="${short(radius)}"/>`),
        `<g id="slice"><path d="${lines}"/><path d="${pearls}" fill="${inks.line}" stroke="none"/></g>`,
        ...turns,
        '</g>',
      ].join(''),
    ),
    `<g fill="${inks.ink}">${line(arabic, size, column, baseline)}</g>`,
  ].join('');
}

const FRAME = 3.4;

function framed(height: number, inset: number, inks: GlazeInks, inner: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${short(height)}" viewBox="0 0 ${WIDTH} ${short(height)}">`,
    `<rect width="${WIDTH}" height="${short(height)}" fill="${inks.ground}"/>`,
    `<rect x="${inset}" y="${inset}" width="${short(WIDTH - 2 * inset)}" height="${short(height - 2 * inset)}" rx="2.2" fill="none" stroke="${inks.line}" stroke-width="0.16" opacity="0.8"/>`,
    inner,
    '</svg>',
  ].join('');
}

const CARD_COLUMN: Column = {
  x: WIDTH / 2,
  hold: 'middle',
  width: 84,
  nameSize: 12.5,
  meaningSize: 4.1,
};

function drawCard(
  facts: PictureFacts,
  lettering: MeasuredLettering,
  { sunTop, sunDiameter, gap, wordsTop, bottom }: CardShape,
  height: number,
  inks: GlazeInks,
): string {
  const words = wordsOf(facts, lettering, CARD_COLUMN);
  const top = Math.min(wordsTop, height - bottom - heightOf(words));
  // The sun shrinks for a long meaning.
  const diameter = Math.min(sunDiameter, top - gap - sunTop);
  const sun = { x: WIDTH / 2, y: sunTop + diameter / 2, diameter };
  return framed(
    height,
    FRAME,
    inks,
    drawnSun(facts, lettering.arabic, sun, inks) + drawnWords(words, top, inks),
  );
}

/** A link preview is wider than high: the sun at the start of the line, the text at its end. */
function drawPreview(
  facts: PictureFacts,
  lettering: MeasuredLettering,
  height: number,
  inks: GlazeInks,
): string {
  const isRightToLeft = facts.locale === 'ar';
  const column: Column = {
    x: isRightToLeft ? 46 : 54,
    hold: isRightToLeft ? 'right' : 'left',
    width: 40,
    nameSize: 9.4,
    meaningSize: 3.3,
  };
  const words = wordsOf(facts, lettering, column);
  const sun = { x: isRightToLeft ? 73 : 27, y: height / 2, diameter: 42.5 };
  const top = (height - heightOf(words) - 1) / 2;
  return framed(
    height,
    2.4,
    inks,
    drawnSun(facts, lettering.arabic, sun, inks) + drawnWords(words, top, inks),
  );
}

/** A name as a birth announcement: its sun on a glaze, both scripts, one line of meaning. No price, no advertisement. */
export function drawPicture(
  facts: PictureFacts,
  lettering: MeasuredLettering,
  format: PictureFormat,
  glaze: Glaze,
): string {
  const size = PICTURE_SIZES[format];
  const height = (size.height / size.width) * WIDTH;
  const inks = GLAZE_INKS[glaze];
  return format === 'og'
    ? drawPreview(facts, lettering, height, inks)
    : drawCard(facts, lettering, CARDS[format], height, inks);
}

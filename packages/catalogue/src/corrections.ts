import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CATALOGUE_FOLDER } from './catalogue-files.ts';

const words = z.string().min(10).max(400);

/** A published correction of the catalogue: which name, the date, and what was wrong. */
const Correction = z.strictObject({
  day: z.iso.date(),
  name: z.string(),
  /** The old and the new text. */
  text: z.strictObject({ tr: words, en: words, de: words, ar: words }),
});
export type Correction = z.output<typeof Correction>;

const FILE = join(CATALOGUE_FOLDER, 'corrections.json');

/** Newest first. Add a line when correcting a published fact. */
export const readCorrections = (): Correction[] =>
  z
    .array(Correction)
    .parse(JSON.parse(readFileSync(FILE, 'utf8')))
    .sort((one, other) => other.day.localeCompare(one.day));

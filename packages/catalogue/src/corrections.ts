import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CATALOGUE_FOLDER } from './catalogue-files.ts';

const words = z.string().min(10).max(400);

/** What stood wrong in the catalogue, for everybody to read: which name, since when it stands right, and what it was. */
const Correction = z.strictObject({
  day: z.iso.date(),
  name: z.string(),
  /** What stood there, and what stands there now. */
  text: z.strictObject({ tr: words, en: words, de: words, ar: words }),
});
export type Correction = z.output<typeof Correction>;

const FILE = join(CATALOGUE_FOLDER, 'corrections.json');

/** Newest first, as they are told. Whoever corrects a published fact adds its line. */
export const readCorrections = (): Correction[] =>
  z
    .array(Correction)
    .parse(JSON.parse(readFileSync(FILE, 'utf8')))
    .sort((one, other) => other.day.localeCompare(one.day));

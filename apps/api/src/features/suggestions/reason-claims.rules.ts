import type { CatalogueName } from '@ismi/catalogue';
import type { Locale } from '@ismi/contract';
import {
  fiveWordRuns,
  hasForeignContent,
  mentionsProphets,
  mentionsQuran,
  repeatsRun,
  withoutVowelSigns,
} from '../../lib/model-text.ts';
import { INSTRUCTIONS, REPAIR_INSTRUCTIONS } from './model-prompt.rules.ts';

const FAITHFUL = new Set([
  'prophet',
  'quranPerson',
  'ahlAlBayt',
  'wifeOfProphet',
  'companion',
  'imam',
  'angel',
]);
const NUMBER = /\p{Nd}+/gu;

const textsOf = ({ meaning, origin, description }: CatalogueName, locale: Locale): string =>
  withoutVowelSigns(`${meaning[locale]} ${origin.text[locale]} ${description[locale]}`);

/** Whether a text claims something about a name that the catalogue does not say. */
export function claimsMoreThanCatalogue(
  claimed: string,
  record: CatalogueName,
  locale: Locale,
): boolean {
  const text = withoutVowelSigns(claimed);
  const known = textsOf(record, locale);
  const mayQuran = record.quran.kind !== 'none' || mentionsQuran(known);
  const mayProphets =
    record.bearers.some(({ kind }) => FAITHFUL.has(kind)) || mentionsProphets(known);
  if (!mayQuran && mentionsQuran(text)) return true;
  if (!mayProphets && mentionsProphets(text)) return true;
  return [...text.matchAll(NUMBER)].some(([number]) => !known.includes(number));
}

const OUR_RUNS = fiveWordRuns(INSTRUCTIONS + REPAIR_INSTRUCTIONS);

/** Whether a text repeats our instructions, or the parents' words at length, or contains what no reason contains. */
export const isForeignText = (text: string, wordsOfParents: string): boolean =>
  hasForeignContent(text) ||
  repeatsRun(text, OUR_RUNS) ||
  repeatsRun(text, fiveWordRuns(wordsOfParents));

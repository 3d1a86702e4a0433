import type { CatalogueName } from '@ismi/catalogue';
import type { Locale } from '@ismi/contract';
import {
  isNoProse,
  mentionsProphets,
  mentionsQuran,
  repeats,
  runsOf,
  withoutVowelSigns,
} from '../../lib/model-text.ts';
import { INSTRUCTIONS, REPAIR_INSTRUCTIONS } from './brief.rules.ts';

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

/** Whether a text claims of a name what the catalogue does not say of it. */
export function overclaims(claimed: string, record: CatalogueName, locale: Locale): boolean {
  const text = withoutVowelSigns(claimed);
  const known = textsOf(record, locale);
  const mayQuran = record.quran.kind !== 'none' || mentionsQuran(known);
  const mayProphets =
    record.bearers.some(({ kind }) => FAITHFUL.has(kind)) || mentionsProphets(known);
  if (!mayQuran && mentionsQuran(text)) return true;
  if (!mayProphets && mentionsProphets(text)) return true;
  return [...text.matchAll(NUMBER)].some(([number]) => !known.includes(number));
}

const OUR_RUNS = runsOf(INSTRUCTIONS + REPAIR_INSTRUCTIONS);

/** Whether a text repeats what only we have said to the model, or at length what the parents have, or has in it what no reason has. */
export const isForeign = (text: string, wordsOfParents: string): boolean =>
  isNoProse(text) || repeats(text, OUR_RUNS) || repeats(text, runsOf(wordsOfParents));

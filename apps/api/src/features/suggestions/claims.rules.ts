import type { CatalogueName } from '@ismi/catalogue';
import type { Locale } from '@ismi/contract';
import { INSTRUCTIONS } from './brief.rules.ts';

/** What a text may only say where the catalogue says it of that name. */
const QURAN =
  /kur['’]?an|koran|qur['’ʾ]?an|\bs[uû]r[ae][hn]?\b|\bs[uû]re(?:si|ler)|(?<!\p{L})[aâ]yet|\bvers(?:e|en)?\b|قرآن|سورة|آية/iu;
const PROPHETS =
  /prophet|peygamber|sahab[ei]|companion|gefährt|hadis|hadith|رسول|(?<!\p{L})[بفلو]?نبي(?!\p{L})|النبي|صحابي|حديث/iu;
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
const FOREIGN = /https?:|www\.|[<>{}[\]\\|]|\bsystem\b|\bprompt\b|\bjson\b/iu;
/** Arabic is written with and without these signs. */
const VOWEL_SIGNS = /[\u064B-\u0652\u0670]/gu;
const RUN = 5;

const unvowelled = (text: string): string => text.replace(VOWEL_SIGNS, '');

const textsOf = ({ meaning, origin, description }: CatalogueName, locale: Locale): string =>
  unvowelled(`${meaning[locale]} ${origin.text[locale]} ${description[locale]}`);

/** Whether a text claims of a name what the catalogue does not say of it. */
export function overclaims(claimed: string, record: CatalogueName, locale: Locale): boolean {
  const text = unvowelled(claimed);
  const known = textsOf(record, locale);
  const mayQuran = record.quran.kind !== 'none' || QURAN.test(known);
  const mayProphets = record.bearers.some(({ kind }) => FAITHFUL.has(kind)) || PROPHETS.test(known);
  if (!mayQuran && QURAN.test(text)) return true;
  if (!mayProphets && PROPHETS.test(text)) return true;
  return [...text.matchAll(NUMBER)].some(([number]) => !known.includes(number));
}

/** Whether a text claims what may be said of no name that only a model knows: nobody has looked it up. */
export const claimsUnproven = (text: string): boolean =>
  [QURAN, PROPHETS, /\p{Nd}/u].some((claim) => claim.test(unvowelled(text)));

const runsOf = (text: string): Set<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  return new Set(
    words.slice(0, 1 - RUN).map((_, index) => words.slice(index, index + RUN).join(' ')),
  );
};
const OUR_RUNS = runsOf(INSTRUCTIONS);

const repeats = (text: string, runs: ReadonlySet<string>): boolean =>
  [...runsOf(text)].some((run) => runs.has(run));

/** Whether a text repeats what only we have said to the model, or at length what the parents have, or has in it what no reason has. */
export const isForeign = (text: string, wordsOfParents: string): boolean =>
  FOREIGN.test(text) || repeats(text, OUR_RUNS) || repeats(text, runsOf(wordsOfParents));

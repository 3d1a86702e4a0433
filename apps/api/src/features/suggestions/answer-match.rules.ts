import type { CatalogueName } from '@ismi/catalogue';
import { foldedForm, isArabicScript } from '@ismi/catalogue/matching/fold';
import { lengthOf } from '@ismi/catalogue/name-length';
import {
  type Locale,
  plainAlif,
  RELAXABLE_ANSWERS,
  type RelaxableAnswer,
  type SuggestionForm,
} from '@ismi/contract';

/** The answers that decide which names qualify, and in which language they are read. */
export type Answers = Omit<SuggestionForm, 'language' | 'drawn'>;

/** A catalogue name in the spelling of one language. */
export interface SpelledName {
  record: CatalogueName;
  spelling: string;
}

/** A name that meets all hard requirements, and the wishes that it misses. */
export interface MatchingName extends SpelledName {
  relaxed: RelaxableAnswer[];
}

/** How a name is used where the child will bear it: Turkish families call boys Nur, elsewhere it is a girls' name. */
const genderOf = ({ gender, genderByCulture }: CatalogueName, culture: Answers['culture']) =>
  genderByCulture?.[culture] ?? gender;

export function fitsGender(record: CatalogueName, { gender, culture }: Answers): boolean {
  const given = genderOf(record, culture);
  return given === gender || given === 'unisex';
}

/** A request for an Islamic name gets none that scholars dispute; nobody gets one that they refuse or have not judged. */
export const fitsVerdict = (
  { computed, islamic }: CatalogueName,
  { religious }: Answers,
): boolean => computed.suggestible && (!religious || islamic.verdict !== 'conditional');

const CIRCUMFLEX = /[\u0302]/gu;
const ARTICLE = /^ال(?=\p{L}{2})/u;

/** Letters as the language distinguishes them: Ş is not S in Turkish, Ö not O in German; Â is an A. */
function letterOf(text: string, locale: Locale): string {
  const first = [...text.normalize('NFC')].find((sign) => /\p{L}/u.test(sign)) ?? '';
  if (isArabicScript(first)) return plainAlif(first);
  const upper = first.toLocaleUpperCase(locale);
  const plain = locale === 'en' || locale === 'ar' ? /\p{M}/gu : CIRCUMFLEX;
  return upper.normalize('NFD').replace(plain, '').normalize('NFC');
}

export const isSameLetter = (written: string, letter: string, locale: Locale): boolean =>
  letterOf(written, locale) === letterOf(letter, locale);

/** By the script of the requested letter: an Arabic one means the Arabic spelling, in any page language. */
export function startsWith(
  { record, spelling }: SpelledName,
  letter: string,
  locale: Locale,
): boolean {
  const asked = letterOf(letter, locale);
  if (isArabicScript(asked)) {
    return letterOf(record.computed.arPlain.replace(ARTICLE, ''), locale) === asked;
  }
  return letterOf(isArabicScript(spelling) ? record.name : spelling, locale) === asked;
}

const SPELLINGS = new WeakMap<CatalogueName, ReadonlySet<string>>();
/** Every spelling of a name, folded; cached, because every list checks all names. */
function foldedSpellings(record: CatalogueName): ReadonlySet<string> {
  const { name, computed, forms } = record;
  const known =
    SPELLINGS.get(record) ??
    new Set([name, computed.arPlain, ...forms.map(({ form }) => form)].map(foldedForm));
  SPELLINGS.set(record, known);
  return known;
}

/** A sibling's own name, in any spelling, is not suggested. */
const isSiblings = (record: CatalogueName, { sibling }: Answers): boolean =>
  sibling !== undefined && foldedSpellings(record).has(foldedForm(sibling.siblingName));

const MEETS: Record<RelaxableAnswer, (name: SpelledName, wishes: Answers) => boolean> = {
  popularity: ({ record }, { popularity }) => record.computed.popularity.class === popularity,
  // As the parents will write it: in Arabic letters for those who read Arabic.
  length: ({ spelling }, { length }) => lengthOf(spelling) === length,
  culture: ({ record }, { culture }) => record.cultures.includes(culture),
};

/**
 * Hard requirements: gender, first letter, verdict. Null where one is not met, else the name with the wishes that it misses.
 */
export function matchName(
  spelled: SpelledName,
  wishes: Answers,
  locale: Locale,
): MatchingName | null {
  const { record } = spelled;
  const fits =
    fitsVerdict(record, wishes) &&
    fitsGender(record, wishes) &&
    (wishes.startLetter === undefined || startsWith(spelled, wishes.startLetter, locale)) &&
    !isSiblings(record, wishes);
  if (!fits) return null;
  return { ...spelled, relaxed: RELAXABLE_ANSWERS.filter((wish) => !MEETS[wish](spelled, wishes)) };
}

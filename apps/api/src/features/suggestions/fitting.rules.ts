import type { CatalogueName } from '@ismi/catalogue';
import { foldedForm, isArabicScript } from '@ismi/catalogue/matching/fold';
import { lengthOf } from '@ismi/catalogue/name-length';
import {
  type Locale,
  plainAlif,
  type SuggestionForm,
  YIELDING_WISHES,
  type YieldingWish,
} from '@ismi/contract';

/** The answers that decide which names come at all, and in which language they are read. */
export type Wishes = Omit<SuggestionForm, 'language' | 'drawn'>;

/** A name of the catalogue as readers of one language write it. */
export interface Spelled {
  record: CatalogueName;
  spelling: string;
}

/** A name that satisfies what never gives way, and what it misses of the rest. */
export interface Fitting extends Spelled {
  relaxed: YieldingWish[];
}

/** How a name is given where the child will bear it: Turkish families call boys Nur, elsewhere it is a girls' name. */
const genderOf = ({ gender, genderByCulture }: CatalogueName, culture: Wishes['culture']) =>
  genderByCulture?.[culture] ?? gender;

export function fitsGender(record: CatalogueName, { gender, culture }: Wishes): boolean {
  const given = genderOf(record, culture);
  return given === gender || given === 'unisex';
}

/** Who asks for an Islamic name gets none on which scholars differ; nobody gets one that they refuse or have not judged. */
export const fitsVerdict = ({ computed, islamic }: CatalogueName, { religious }: Wishes): boolean =>
  computed.suggestible && (!religious || islamic.verdict !== 'conditional');

const CIRCUMFLEX = /[\u0302]/gu;
const ARTICLE = /^ال(?=\p{L}{2})/u;

/** A letter as readers of the language tell it from others: Ş is not S in Turkish, Ö not O in German; Â is an A. */
function letterOf(text: string, locale: Locale): string {
  const first = [...text.normalize('NFC')].find((sign) => /\p{L}/u.test(sign)) ?? '';
  if (isArabicScript(first)) return plainAlif(first);
  const upper = first.toLocaleUpperCase(locale);
  const plain = locale === 'en' || locale === 'ar' ? /\p{M}/gu : CIRCUMFLEX;
  return upper.normalize('NFD').replace(plain, '').normalize('NFC');
}

export const isSameLetter = (written: string, letter: string, locale: Locale): boolean =>
  letterOf(written, locale) === letterOf(letter, locale);

/** By the script of the letter that was asked for: an Arabic one means the Arabic spelling, in whatever language the page is. */
export function startsWith({ record, spelling }: Spelled, letter: string, locale: Locale): boolean {
  const asked = letterOf(letter, locale);
  if (isArabicScript(asked)) {
    return letterOf(record.computed.arPlain.replace(ARTICLE, ''), locale) === asked;
  }
  return letterOf(isArabicScript(spelling) ? record.name : spelling, locale) === asked;
}

const SPELLINGS = new WeakMap<CatalogueName, ReadonlySet<string>>();
/** Every spelling of a name, folded; remembered, because every list asks all names. */
function foldedSpellings(record: CatalogueName): ReadonlySet<string> {
  const { name, computed, forms } = record;
  const known =
    SPELLINGS.get(record) ??
    new Set([name, computed.arPlain, ...forms.map(({ form }) => form)].map(foldedForm));
  SPELLINGS.set(record, known);
  return known;
}

/** The brother's or sister's own name, in any spelling, is not for the second child. */
const isSiblings = (record: CatalogueName, { sibling }: Wishes): boolean =>
  sibling !== undefined && foldedSpellings(record).has(foldedForm(sibling.siblingName));

const MEETS: Record<YieldingWish, (name: Spelled, wishes: Wishes) => boolean> = {
  popularity: ({ record }, { popularity }) => record.computed.popularity.class === popularity,
  // As the parents will write it: in Arabic letters for those who read Arabic.
  length: ({ spelling }, { length }) => lengthOf(spelling) === length,
  culture: ({ record }, { culture }) => record.cultures.includes(culture),
};

/**
 * What never gives way: gender, first letter, verdict. Null where one of them is not met, else the name with all the wishes
 * that it misses.
 */
export function fitOf(spelled: Spelled, wishes: Wishes, locale: Locale): Fitting | null {
  const { record } = spelled;
  const fits =
    fitsVerdict(record, wishes) &&
    fitsGender(record, wishes) &&
    (wishes.startLetter === undefined || startsWith(spelled, wishes.startLetter, locale)) &&
    !isSiblings(record, wishes);
  if (!fits) return null;
  return { ...spelled, relaxed: YIELDING_WISHES.filter((wish) => !MEETS[wish](spelled, wishes)) };
}

import type { CatalogueName } from '@ismi/catalogue';
import { isArabicScript } from '@ismi/catalogue/matching/fold';
import { lengthOf } from '@ismi/catalogue/name-length';
import { commonnessClassOf } from '@ismi/catalogue/reader-commonness';
import {
  type Locale,
  plainAlif,
  RELAXABLE_ANSWERS,
  type RelaxableAnswer,
  type SuggestionForm,
} from '@ismi/contract';

/** The answers, without what only says how they were given. */
export type Answers = Omit<SuggestionForm, 'language' | 'drawn'>;

/** A family that seeks the faith is religious; the answers in one form, however they were sent. */
export function asAnswers({ language: _, drawn: __, ...answers }: SuggestionForm): Answers {
  return answers.faith ? { ...answers, religious: answers.faith === 'seek' } : answers;
}

/** A catalogue name as a family writes it. */
export interface SpelledName {
  record: CatalogueName;
  spelling: string;
}

/** A name of a list, and the answers that it misses. */
export interface MatchingName extends SpelledName {
  relaxed: RelaxableAnswer[];
}

const CIRCUMFLEX = /[\u0302]/gu;

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

const MEETS: Record<
  RelaxableAnswer,
  (name: SpelledName, answers: Answers, locale: Locale) => boolean
> = {
  popularity: ({ record }, { popularity }, locale) =>
    commonnessClassOf(record, locale) === popularity,
  // As the parents will write it: in Arabic letters for those who read Arabic.
  length: ({ spelling }, { length }) => lengthOf(spelling) === length,
  culture: ({ record }, { culture }) => record.cultures.includes(culture),
};

/** The answers that a name misses, as its card shows it. */
export const missedBy = (name: SpelledName, answers: Answers, locale: Locale): RelaxableAnswer[] =>
  RELAXABLE_ANSWERS.filter((answer) => !MEETS[answer](name, answers, locale));

import { foldedForm, lowerCase } from '@ismi/catalogue/matching/fold';
import { NAME_LIMITS } from '@ismi/contract';

const NAME = 'name:';
const LETTERS = 'letters:';
const ANSWER = 'asked:';

/** The subject of a receipt: a catalogue name, in any spelling … */
export const subjectOfName = (nameId: string): string => NAME + nameId;

/** Whether there is anything that could be a name. */
export const hasLetters = (query: string): boolean => /\p{L}/u.test(foldedForm(query));

/** … or letters unknown to the catalogue, however typed. */
export const subjectOfLetters = (query: string): string => LETTERS + foldedForm(query);

/** Which of the two it is. */
export const readSubject = (subject: string): { nameId?: string; letters?: string } =>
  subject.startsWith(LETTERS)
    ? { letters: subject.slice(LETTERS.length) }
    : { nameId: subject.slice(NAME.length) };

const APOSTROPHES = /[\u0060\u00B4\u02B9\u02BB-\u02BF\u02C8\u2018\u2019\u201B\u2032\uFF07]/gu;
const HYPHENS = /[\u2010-\u2015\u2212]/gu;
/** Stretches Arabic words in writing, without meaning. */
const TATWEEL = /\u0640/gu;
/** Characters without a visible form: fillers, variation selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const MARKS_IN_A_ROW = 4;
/** Words of letters, each letter with its marks; up to three spaces, hyphens and apostrophes between them. */
const NAME_PATTERN = new RegExp(
  `^[-']?(?:\\p{L}\\p{M}{0,${MARKS_IN_A_ROW}})+(?:[-' ]{1,3}(?:\\p{L}\\p{M}{0,${MARKS_IN_A_ROW}})+)*[-']?$`,
  'u',
);
const TWO_LETTERS = /\p{L}.*\p{L}/u;

/**
 * The form in which the model is asked about letters, and its answer stored: lower case, one kind of space, hyphen and
 * apostrophe, two letters at least. Undefined if it is anything else (digits, symbols, invisible characters, a single letter): the
 * model is not asked about that.
 * Letters of another script that look the same are not replaced, so they have an answer of their own.
 */
export function normalForm(query: string): string | undefined {
  const unified = query.replace(APOSTROPHES, "'").replace(HYPHENS, '-').replace(TATWEEL, '');
  const form = lowerCase(unified)
    .replace(APOSTROPHES, "'")
    .replace(/\s+/gu, ' ')
    .trim()
    .normalize('NFC');
  const isName =
    NAME_PATTERN.test(form) &&
    TWO_LETTERS.test(form) &&
    !INVISIBLE.test(form) &&
    [...form].length <= NAME_LIMITS.query;
  return isName ? form : undefined;
}

/** The subject under which an answer of the model is stored. */
export const subjectOfAnswer = (form: string): string => ANSWER + form;

/** The letters that a stored answer is about. */
export const lettersOfAnswer = (subject: string): string =>
  subject.replace(new RegExp(`^(?:${ANSWER}|${LETTERS})`, 'u'), '');

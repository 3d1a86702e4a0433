import { foldedForm } from '@ismi/catalogue/matching/fold';

const VOWELS = /[aeiouyıöüâîûäêëəôáéíóú]+/giu;

/** Spoken syllables of a Latin spelling; a y before a vowel is a consonant. */
function syllablesOf(latin: string): number {
  const spoken = latin
    .normalize('NFC')
    .toLocaleLowerCase('tr')
    .replace(/y(?=[aeiouıöüâ])/giu, 'j')
    .replace(/(?<=[aeou])y/giu, 'j')
    .replace(/i(?=[aou])/giu, 'ij');
  return spoken.match(VOWELS)?.length ?? 1;
}

export const lettersIn = (written: string): number =>
  [...written].filter((sign) => /\p{L}/u.test(sign)).length;

export const initialOf = (latin: string): string => foldedForm(latin).charAt(0);
export const endingOf = (latin: string): string => foldedForm(latin).slice(-2);

const ARABIC_ARTICLE = /^ال(?=\p{L}{2})/u;

const plain = (text: string): string =>
  text.normalize('NFC').toLocaleLowerCase('tr').replaceAll('i̇', 'i');
const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);
const arabicLetters = (text: string): string => text.replace(/[أإآٱ]/gu, 'ا').replace(/ى/gu, 'ي');

/** Everything about a Latin spelling that is compared. */
export interface WrittenForm {
  plain: string;
  folded: string;
  initial: string;
  ending: string;
  letters: number;
  syllables: number;
}
export function writtenForm(latin: string): WrittenForm {
  const folded = foldedForm(latin);
  return {
    plain: plain(latin),
    folded,
    initial: folded.charAt(0),
    ending: folded.slice(-2),
    letters: lettersIn(latin),
    syllables: syllablesOf(latin),
  };
}

export interface Spelled {
  /** As the family writes it in Latin letters. */
  latin: string;
  arabic: string;
  form: WrittenForm;
}

/** A letter of an Arabic wish is looked for in the Arabic spelling, any other in the Latin one. */
const inScriptOf = (part: string, { form, arabic }: Spelled): [written: string, part: string] =>
  isArabic(part) ? [arabicLetters(arabic), arabicLetters(part)] : [form.plain, plain(part)];

export function hasLetters(spelled: Spelled, part: string): boolean {
  const [written, letters] = inScriptOf(part, spelled);
  return written.includes(letters);
}

const LETTERS_WITH_OWN_PLACE = /[çğıöşüÇĞİÖŞÜ]/u;

export function beginsWith(spelled: Spelled, part: string): boolean {
  // Before أ becomes ا: Almira begins with no article.
  const withoutArticle = { ...spelled, arabic: spelled.arabic.replace(ARABIC_ARTICLE, '') };
  const [start, letters] = inScriptOf(part, withoutArticle);
  if (start.startsWith(letters)) return true;
  if (isArabic(part) || LETTERS_WITH_OWN_PLACE.test(part + spelled.latin.slice(0, part.length)))
    return false;
  return foldedForm(start).startsWith(foldedForm(letters));
}

export function finishesWith(spelled: Spelled, part: string): boolean {
  const [written, letters] = inScriptOf(part, spelled);
  return (
    written.endsWith(letters) ||
    (!isArabic(part) && foldedForm(written).endsWith(foldedForm(letters)))
  );
}

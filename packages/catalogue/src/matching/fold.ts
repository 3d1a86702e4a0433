/**
 * Two normal forms of a written name. `strictForm` is equal for the same letters; `foldedForm` is equal for the same name on
 * different keyboards. Both are used for storing and for searching, so a change needs a new index.
 */

const ARABIC_LETTER = /\p{Script=Arabic}/u;
/** Vowel signs and other marks of vocalised text; the superscript alef is one of them. */
const ARABIC_MARKS = /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/g;
const NOT_WRITTEN = /[^\p{L}\p{M}\p{N}]/gu;
/** Half rings and primes are letters in Unicode, but names are often written without them. */
const LETTERLIKE_APOSTROPHES = /[\u02B0-\u02FF]/g;
const COMBINING_MARKS = /\p{M}/gu;
const DOT_ABOVE = /\u0307/g;

export const isArabicScript = (text: string): boolean => ARABIC_LETTER.test(text);

/** One sign only resolves an ambiguity; from two on the word counts as vocalised. */
export const hasVowelSigns = (text: string): boolean =>
  (text.match(/[\u064E-\u0650]/g)?.length ?? 0) > 1;

const withoutVowelSigns = (text: string): string => text.replace(ARABIC_MARKS, '');

/** Lower case for all languages at once: İ and I both become i, ı stays. */
export const lowerCase = (text: string): string =>
  text.normalize('NFKC').replaceAll('İ', 'i').toLowerCase().replace(DOT_ABOVE, '');

/** The letters as typed, without case, spaces, hyphens, apostrophes and Arabic vowel signs; diacritics stay. */
export function strictForm(text: string): string {
  // Before letters are compared: removing these may join a mark with the letter before it.
  const written = withoutVowelSigns(text.normalize('NFKC'))
    .replace(LETTERLIKE_APOSTROPHES, '')
    .replace(NOT_WRITTEN, '');
  return lowerCase(written).normalize('NFC');
}

/** Letters that do not decompose into their plain letters. */
const PLAIN: Readonly<Record<string, string>> = {
  ı: 'i',
  ə: 'e',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ŋ: 'n',
  ɣ: 'g',
  ɛ: 'e',
  ħ: 'h',
  // Arabic letters that are used for each other, and Persian, Urdu and Kurdish letters for Arabic ones.
  ٱ: 'ا',
  ٲ: 'ا',
  ٳ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ے: 'ي',
  ء: '',
  ة: 'ه',
  ۃ: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ک: 'ك',
  ں: 'ن',
};
const NOT_PLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** The strict form with plain letters: Şeyma and Seyma, آمنة and امنه are equal. */
export const foldedForm = (text: string): string =>
  strictForm(text)
    .normalize('NFKD')
    .replace(COMBINING_MARKS, '')
    .replace(NOT_PLAIN, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC');

const TATWEEL = /\u0640/g;
/** Vowel signs, shadda, sukun, dagger alif, and the signs of recitation. */
const MARKS = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/g;

/** The bare letters, as `arPlain` shows them. */
export const stripMarks = (text: string): string =>
  text.normalize('NFC').replace(MARKS, '').replace(TATWEEL, '').normalize('NFC');

/** Letters of Persian and Urdu that look like Arabic ones, or that Arabic does not have. */
export const FOREIGN_LETTERS = /[کیگچپ]/u;

const unifyLetters = (text: string): string => text.replace(/[أإآٱ]/g, 'ا').replace(/ى/g, 'ي');

/** Normal form for comparing spellings of a word: without marks, hamza seats, alif maqsura and ta marbuta. */
export const looseArabic = (text: string): string =>
  unifyLetters(stripMarks(text))
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ي')
    .replace(/[\sء]/g, '');

/**
 * Makes a word of the Qur'an's text and one of ours comparable. The text writes many an alif above the line, on a waw or on
 * a ya, and begins آ with a separate hamza.
 */
export const quranLetters = (word: string): string =>
  unifyLetters(
    stripMarks(
      word
        .normalize('NFC')
        .replace(/و\u0670/g, 'ا')
        .replace(/ى\u0670(?=\p{M}*\p{L})/gu, 'ا')
        .replace(/\u0670/g, 'ا')
        // An elided ya, written small above the line (إِبۡرَٰهِـۧمَ).
        .replace(/\u06e7/g, 'ي'),
    ),
  ).replace(/ءا/g, 'ا');

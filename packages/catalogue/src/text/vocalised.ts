import { stripMarks } from './arabic.ts';

interface MarkedLetter {
  letter: string;
  vowel: string | undefined;
  isSilent: boolean;
  isDoubled: boolean;
  isMarked: boolean;
}

const MARK = /^[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]$/;
const SHADDA = '\u0651';
/** Ours, and the one of the Qur'an's text. */
const SUKUN = /[\u0652\u06e1]/;

/** Alif written out, above the line or with madda is the same sound. */
const spellOutAlif = (word: string): string =>
  word
    .normalize('NFC')
    .replace(/\u0640/g, '')
    .replace(/[وى]\u0670(?=\p{M}*\p{L})/gu, 'ا')
    .replace(/(?<=ى\p{M}*)\u0670/gu, '')
    .replace(/\u0670/g, 'ا')
    .replace(/\u06e7/g, 'ي')
    .replace(/ء\p{M}*ا/gu, 'ا')
    .replace(/[آأإٱ]/g, 'ا');

function markedLetters(word: string): MarkedLetter[] {
  const letters: { letter: string; marks: string }[] = [];
  for (const sign of spellOutAlif(word)) {
    const last = letters.at(-1);
    if (!MARK.test(sign)) letters.push({ letter: sign, marks: '' });
    else if (last) last.marks += sign;
  }
  return letters.map(({ letter, marks }) => ({
    letter,
    vowel: /[\u064e-\u0650]/.exec(marks)?.[0],
    isSilent: SUKUN.test(marks),
    isDoubled: marks.includes(SHADDA),
    isMarked: marks !== '',
  }));
}

const contradicts = (one: MarkedLetter, other: MarkedLetter, isFirst: boolean): boolean => {
  if (one.vowel && other.vowel) {
    if (one.vowel !== other.vowel) return true;
  } else if ((one.vowel && other.isSilent) || (other.vowel && one.isSilent)) return true;
  // The first letter may be doubled by the article before it.
  return !isFirst && one.isMarked && other.isMarked && one.isDoubled !== other.isDoubled;
};

const isSameWord = (left: readonly MarkedLetter[], right: readonly MarkedLetter[]): boolean =>
  left.length === right.length &&
  left.every((letter, index) => {
    const twin = right[index];
    if (!twin || letter.letter !== twin.letter) return false;
    // Marks on the last letter are grammar.
    return index === left.length - 1 || !contradicts(letter, twin, index === 0);
  });

/** The same word as far as both are vocalised: equal letters, and no contradicting sign. */
export const isSameVocalised = (one: string, other: string): boolean =>
  isSameWord(markedLetters(one), markedLetters(other));

const PROCLITICS = /^[وف]?(يا)?[بلك]?(ال|ل)?$/;

/** The same, for a word as the Qur'an's text has it: after its proclitics, before the alif of tanwin. */
export function isWrittenAs(word: string, written: string): boolean {
  const own = markedLetters(word);
  const letters = markedLetters(written);
  const ends =
    letters.at(-1)?.letter === 'ا' ? [letters.length, letters.length - 1] : [letters.length];
  return ends.some((end) => {
    const begin = end - own.length;
    if (begin < 0) return false;
    const before = letters.slice(0, begin).map(({ letter }) => letter);
    return PROCLITICS.test(before.join('')) && isSameWord(own, letters.slice(begin, end));
  });
}

export const withoutArticle = (word: string): string =>
  stripMarks(word).startsWith('ال')
    ? word.normalize('NFC').replace(/^ا[\u064b-\u0652]*ل[\u064b-\u0652]*/u, '')
    : word;

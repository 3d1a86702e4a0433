import { stripMarks } from './arabic.ts';

/**
 * DMG transliteration, one letter per sound; weak letters (w, y, ʾ) may be vowels in Arabic script and are ignored on both
 * sides.
 */
const ARABIC: Readonly<Record<string, string>> = {
  ب: 'b',
  ت: 't',
  ث: 'ṯ',
  ج: 'ǧ',
  ح: 'ḥ',
  خ: 'ḫ',
  د: 'd',
  ذ: 'ḏ',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'š',
  ص: 'ṣ',
  ض: 'ḍ',
  ط: 'ṭ',
  ظ: 'ẓ',
  ع: 'ʿ',
  غ: 'ġ',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
};
const SOUNDS = new Set(Object.values(ARABIC));

const collapse = (sounds: readonly string[]): string =>
  sounds.filter((sound, index) => sound !== sounds[index - 1]).join('');

/** Tanwin is an n that has no letter. */
const writeTanwin = (word: string) => word.normalize('NFC').replace(/[\u064b-\u064d]/g, 'ن');

/** A ta marbuta is heard before a following word and after a long a (Manāt), otherwise not: both count as equal. */
export const consonantsOfArabic = (word: string, taMarbuta = ''): string =>
  collapse(
    stripMarks(writeTanwin(word))
      .split(/\s+/)
      .map((part) => part.replace(/^ال(?=...)/u, '').replace(/ة/g, taMarbuta))
      .join('')
      .split('')
      .flatMap((letter) => ARABIC[letter] ?? []),
  );

/** The article is left out with its assimilated consonant: an-Nabī. */
export const consonantsOfTranslit = (translit: string): string =>
  collapse(
    translit
      .normalize('NFC')
      .toLowerCase()
      .split(/\s+/)
      .map((part) => part.replace(/^[aiu]?[lnrsšṣḍṭẓdḏtṯz]-/u, ''))
      .join('')
      .split('')
      .filter((sound) => SOUNDS.has(sound)),
  );

export const areSameConsonants = (arabic: string, translit: string): boolean => {
  const consonants = consonantsOfTranslit(translit);
  return (
    consonantsOfArabic(arabic) === consonants || consonantsOfArabic(arabic, 'ت') === consonants
  );
};

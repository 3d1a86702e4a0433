const VOWEL_SIGNS = /[\u064b-\u065f\u0670]/g;

/** Arabic letters without vowel signs, as in the lists of names: at text size the signs would overlap. */
export const removeVowelSigns = (arabic: string): string =>
  arabic.normalize('NFC').replace(VOWEL_SIGNS, '');

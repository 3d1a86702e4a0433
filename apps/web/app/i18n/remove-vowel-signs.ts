const VOWEL_SIGNS = /[\u064b-\u065f\u0670]/g;

/** Arabic letters alone, as in the lists of names: at the size of a line the signs above and below run into each other. */
export const removeVowelSigns = (arabic: string): string =>
  arabic.normalize('NFC').replace(VOWEL_SIGNS, '');

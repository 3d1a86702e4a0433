import type { NameRecord } from '../schema/name-record.ts';

/** Turkish spelling is regular: one sound for each letter. */
const SOUNDS: Readonly<Record<string, string>> = {
  c: 'dʒ',
  ç: 'tʃ',
  g: 'ɡ',
  ı: 'ɯ',
  j: 'ʒ',
  ö: 'ø',
  r: 'ɾ',
  ş: 'ʃ',
  ü: 'y',
  y: 'j',
  â: 'aː',
  î: 'iː',
  û: 'uː',
};
const VOWELS = 'aeıioöuüâîû';
export const isTurkishVowel = (letter: string | undefined) =>
  letter !== undefined && VOWELS.includes(letter);

/** Soft g lengthens the vowel before it; between vowels that differ it is silent. */
function soundOf(letters: readonly string[], at: number): string {
  const letter = letters[at] ?? '';
  if (letter !== 'ğ') return SOUNDS[letter] ?? letter;
  return isTurkishVowel(letters[at - 1]) && !isTurkishVowel(letters[at + 1]) ? 'ː' : '';
}

/** Where a syllable begins: at the last consonant before its vowel. */
function lastSyllable(letters: readonly string[]): number {
  let at = letters.length - 1;
  while (at > 0 && !isTurkishVowel(letters[at])) at -= 1;
  const before = letters[at - 1];
  return before === undefined || before === 'ː' || isTurkishVowel(before) ? at : at - 1;
}

const wordIpa = (word: string): string => {
  const letters = [...word];
  const syllables = letters.filter(isTurkishVowel).length;
  const stressed = lastSyllable(letters);
  return letters
    .map((_, at) => (syllables > 1 && at === stressed ? 'ˈ' : '') + soundOf(letters, at))
    .join('');
};

/** How Turkish speakers say a Turkish spelling, with ː after long vowels; names are stressed at their end. */
export const turkishIpa = (spelling: string): string =>
  spelling.normalize('NFC').toLocaleLowerCase('tr').split(/[ -]/).map(wordIpa).join(' ');

/** How Turkish families write a name. */
export const turkishFormOf = ({ forms }: Pick<NameRecord, 'forms'>): string | undefined =>
  forms.find(({ role, langs }) => role === 'preferred' && langs.includes('tr'))?.form;

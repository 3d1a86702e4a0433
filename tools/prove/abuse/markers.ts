/** Letters that normalization does not change, so that the API's question to the model still contains the marker. */
const CONSONANTS = [...'bdfgklmnrstvz'];
const VOWELS = [...'aeou'];
const SYLLABLES = CONSONANTS.flatMap((consonant) => VOWELS.map((vowel) => consonant + vowel));
const PREFIXES = { attacker: 'zuzo', family: 'vuvo' } as const;
const MARKER = /(?:zuzo|vuvo)(?:[bdfgklmnrstvz][aeou]){3}/iu;

export type Role = keyof typeof PREFIXES;

/** Encodes a number in syllables; different numbers differ. */
function lettersOf(number: number, syllables: number): string {
  let rest = number;
  let letters = '';
  for (let at = 0; at < syllables; at += 1) {
    letters += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return letters;
}

/** A word that identifies the account of a question, because the model simulator does not know accounts. */
export const markerOf = (role: Role, index: number): string => PREFIXES[role] + lettersOf(index, 3);

/** The marker in the words of a question. */
export const markerIn = (words: string): string | undefined =>
  MARKER.exec(words)?.[0].toLowerCase();

export const isAttacker = (marker: string): boolean => marker.startsWith(PREFIXES.attacker);

/** A name that is not in the catalogue and was not asked before. */
export const unknownName = (marker: string, serial: number): string =>
  marker[0]?.toUpperCase() + marker.slice(1) + lettersOf(serial * 7_919, 3);

import type { BirthTable } from '../births/birth-table.ts';
import type { NameRecord } from '../schema/name-record.ts';
import { PHONETIC_CHARACTERS, type PhoneticCharacter } from '../schema/vocabulary.ts';

const VOWELS = 'aeiouyæøœɑɒɐəɛɪɔʊʌɯɨɜ';
const isVowel = (sound: string) => VOWELS.includes(sound);
const LETTER = /\p{L}/u;

/** IPA sounds without modifiers (length, emphasis) and stress. */
const soundsOf = (ipa: string): string[] =>
  [...ipa.normalize('NFD')].filter((sign) => LETTER.test(sign) && !/[ːˤʲʰʷ]/.test(sign));

const SOFT = new Set([
  'l',
  'ɫ',
  'm',
  'n',
  'ɲ',
  'ŋ',
  'r',
  'ɾ',
  'ɹ',
  'j',
  'h',
  'ħ',
  'ɦ',
  'v',
  'w',
  'ʋ',
]);
const HARD = new Set(['k', 'q', 'x', 'χ', 'ɣ']);
const STRONG = new Set(['k', 'q', 't', 'd', 'b', 'ɡ', 'g', 'x', 'χ', 'ʕ', 'c', 'ɟ']);
const STOPS = new Set(['k', 'q', 't', 'd', 'b', 'ɡ', 'g', 'p', 'c', 'ɟ', 'ʔ']);

/** Two vowels in a row are one syllable only as a glide, which IPA writes as a consonant. */
const syllablesOf = (ipa: string): string[] => {
  const syllables: string[] = [];
  let onset = '';
  for (const sound of soundsOf(ipa)) {
    if (!isVowel(sound)) onset += sound;
    else {
      syllables.push(onset.slice(-1) + sound);
      onset = '';
    }
  }
  return syllables;
};

const stressedVowel = (ipa: string): string | undefined => {
  const from = ipa.includes('ˈ') ? ipa.indexOf('ˈ') + 1 : 0;
  return soundsOf(ipa.slice(from)).find(isVowel);
};

/** Of a name's births in registers of twenty years and more, at least this share in their last ten. */
const MODERN_SHARE = 0.7;
const LONG_YEARS = 20;
const ENOUGH_BIRTHS = 20;

function isModern(record: NameRecord, births: BirthTable): boolean {
  const long = births.allOf(record.id).filter(({ register }) => {
    const { first, last } = births.yearsOf(register);
    return last - first + 1 >= LONG_YEARS;
  });
  const all = long.reduce((sum, { counts }) => sum + counts.reduce((a, b) => a + b, 0), 0);
  return all >= ENOUGH_BIRTHS && births.sumRecent(long) >= MODERN_SHARE * all;
}

/** How a name sounds, from its IPA, and whether it is modern, from its births. An author may override it. */
export function phoneticOf(record: NameRecord, births: BirthTable): PhoneticCharacter[] {
  if (record.phoneticFix) return record.phoneticFix;
  const { ipa } = record.say;
  const consonants = soundsOf(ipa).filter((sound) => !isVowel(sound));
  const syllables = syllablesOf(ipa);
  const hasStopCluster = soundsOf(ipa).some(
    (sound, index, all) => STOPS.has(sound) && STOPS.has(all[index + 1] ?? ''),
  );
  const isEmphatic = /[dt]ˤ/.test(ipa);
  const soft = consonants.filter((sound) => SOFT.has(sound)).length;
  const holds: Record<PhoneticCharacter, boolean> = {
    short: [...record.name].length <= 4 || syllables.length === 1,
    soft:
      soft * 2 > consonants.length && !isEmphatic && !consonants.some((sound) => HARD.has(sound)),
    strong: hasStopCluster || consonants.filter((sound) => STRONG.has(sound)).length >= 2,
    rhythmic: syllables.length >= 3 || new Set(syllables).size < syllables.length,
    deep: /[ouɔʊ]/.test(stressedVowel(ipa) ?? ''),
    modern: isModern(record, births),
  };
  return PHONETIC_CHARACTERS.filter((character) => holds[character]);
}

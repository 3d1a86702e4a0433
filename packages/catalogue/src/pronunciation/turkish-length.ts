import type { NameRecord } from '../schema/name-record.ts';
import { isGuttural, soundsOfLetters } from './align-letters.ts';
import { isVowel, type Sound, soundsOf } from './syllables.ts';
import { transliterationIpa } from './transliteration-ipa.ts';
import { isTurkishVowel } from './turkish-ipa.ts';

/** Said longer than the rule would have it. */
const LONG: Readonly<Record<string, string>> = { Cebrail: 'Cebraːil', Emine: 'Emiːne' };

/** Long in Arabic or Persian; short in Turkish, or said either way. */
const SHORT: ReadonlySet<string> = new Set([
  'Alime',
  'Baran',
  'Esila',
  'Hacer',
  'Hanife',
  'Hatice',
  'Kasım',
  'Lina',
  'Medine',
  'Melike',
  'Mina',
  'Miran',
  'Roksana',
  'Sara',
  'Şirin',
  'Tamer',
  'Yasemin',
  'Yunus',
  'Yusuf',
]);

/** Letters that keep the length of a sound: the ā of Āmina has none in Emine. */
const KEEPS: Readonly<Record<string, string>> = {
  a: 'aâ',
  ɑ: 'aâ',
  ɒ: 'aâ',
  i: 'iıî',
  u: 'uû',
  o: 'uû',
};

/** A syllable before the last of a word, ending with its vowel: only there Turkish keeps a long vowel. */
function isOpenInside(letters: readonly string[], at: number): boolean {
  const [next, afterNext] = [letters[at + 1], letters[at + 2]];
  return isTurkishVowel(next) || (next !== undefined && next !== ' ' && isTurkishVowel(afterNext));
}

/** ʿayn and hamza before a consonant lengthen the vowel before them: Yaʿqūb, Yakup. */
function isBeforeGuttural(sounds: readonly Sound[], sound: Sound): boolean {
  const at = sounds.indexOf(sound);
  const afterNext = sounds[at + 2];
  return isGuttural(sounds[at + 1]) && afterNext !== undefined && !isVowel(afterNext.sound);
}

/** The name where it comes from, in IPA, if that tells long vowels from short ones. */
function sourceIpa({ script, say, origin }: NameRecord): string | undefined {
  if (script.translit) return transliterationIpa(script.translit);
  return ['fa', 'ur'].includes(origin.langs[0] ?? '') ? say.ipa : undefined;
}

/** A Turkish form with ː after its long vowels: those of Arabic and Persian in open syllables before the last. */
export function withLongVowels(record: NameRecord, form: string): string {
  const source = sourceIpa(record);
  const known = LONG[form];
  if (known !== undefined || source === undefined || SHORT.has(form)) return known ?? form;
  const { sounds } = soundsOf(source);
  const letters = [...form.normalize('NFC').toLocaleLowerCase('tr')];
  const written = soundsOfLetters(letters, sounds);
  return letters
    .map((letter, at) => {
      const sound = written[at];
      const isMarked = 'âîû'.includes(letter);
      if (!sound || isMarked || !isVowel(sound.sound) || !isOpenInside(letters, at)) return letter;
      const staysLong = sound.isLong && (KEEPS[sound.sound] ?? '').includes(letter);
      return staysLong || isBeforeGuttural(sounds, sound) ? `${letter}ː` : letter;
    })
    .join('');
}

import { isVowel, type Sound } from './syllables.ts';
import { isTurkishVowel } from './turkish-ipa.ts';

/** Turkish letters for the sounds of other languages; a sound that is missing here is its own letter. */
const LETTERS: Readonly<Record<string, string>> = {
  b: 'bp',
  d: 'dtz',
  dʒ: 'cç',
  tʃ: 'ç',
  ʃ: 'ş',
  ʒ: 'j',
  θ: 's',
  ð: 'z',
  ħ: 'h',
  x: 'h',
  χ: 'h',
  q: 'k',
  ɣ: 'g',
  ɡ: 'g',
  ɾ: 'r',
  ɫ: 'l',
  w: 'v',
  j: 'yi',
  a: 'aâe',
  æ: 'ae',
  ɑ: 'aâe',
  ɒ: 'aâ',
  ɛ: 'e',
  ə: 'e',
  i: 'iıî',
  ɪ: 'iı',
  u: 'uûüoö',
  ʊ: 'uü',
  o: 'uûoö',
};
const FOREIGN_VOWEL = 0.6;
const FOREIGN_CONSONANT = 3;
const LEFT_OUT = 1;
const GUTTURAL_LEFT_OUT = 0.1;

export const isGuttural = (sound: Sound | undefined): boolean =>
  sound !== undefined && 'ʕʔ'.includes(sound.sound);

/** What it costs to take a letter for a sound. */
function cost(letter: string, { sound }: Sound): number {
  if ((LETTERS[sound] ?? sound).includes(letter)) return 0;
  return isTurkishVowel(letter) && isVowel(sound) ? FOREIGN_VOWEL : FOREIGN_CONSONANT;
}

interface Alignment {
  costs: number;
  /** The sound of each letter so far; none for a letter that Turkish has added. */
  written: (Sound | undefined)[];
}
const cheapest = (ways: readonly Alignment[]): Alignment =>
  ways.reduce((least, way) => (way.costs < least.costs ? way : least));

/** Which sound each letter of a Turkish spelling writes, by the cheapest alignment of both. */
export function soundsOfLetters(
  letters: readonly string[],
  sounds: readonly Sound[],
): (Sound | undefined)[] {
  let row: Alignment[] = [{ costs: 0, written: [] }];
  const leaveOut = ({ costs, written }: Alignment, sound: Sound): Alignment => ({
    costs: costs + (isGuttural(sound) ? GUTTURAL_LEFT_OUT : LEFT_OUT),
    written,
  });
  for (const sound of sounds) row.push(leaveOut(cheapest(row.slice(-1)), sound));
  for (const letter of letters) {
    const above = row;
    row = above.map(({ costs, written }) => ({
      costs: costs + LEFT_OUT,
      written: [...written, undefined],
    }));
    for (const [index, sound] of sounds.entries()) {
      const [before, without, left] = [above[index], row[index + 1], row[index]];
      if (!before || !without || !left) continue;
      const both = {
        costs: before.costs + cost(letter, sound),
        written: [...before.written, sound],
      };
      row[index + 1] = cheapest([both, without, leaveOut(left, sound)]);
    }
  }
  return row.at(-1)?.written ?? [];
}

/**
 * A name as it sounds, one character per sound, in every language: consonants b t j h d r z s S(sh) C(ch) f k l m n v y g
 * and the three Arabic vowels a i u. A spelling can have several readings (French ch, Turkish c, Arabic without vowel
 * signs).
 */
export interface Reading {
  readonly sounds: string;
  /** How many less likely choices the reading needs; 0 for the likeliest. */
  readonly unlikeliness: number;
}

/** The possible sounds of a letter or group of letters, likeliest first. */
export type PossibleSounds = readonly string[];

/** The most partial readings that are kept; unlikely ones are dropped early. */
const MAX_PARTIAL_READINGS = 12;

/** Removes doubled sounds, and a glide beside its own vowel. */
export const normalizeSounds = (sounds: string): string =>
  sounds
    .replace(/(.)\1+/g, '$1')
    .replace(/ayi/g, 'ay')
    .replace(/iy(?=i)/g, 'i')
    .replace(/uv(?=u)/g, 'u');

const likeliestFirst = (readings: readonly Reading[]): Reading[] =>
  readings.toSorted((a, b) => a.unlikeliness - b.unlikeliness);

/** Combines the sounds of each letter into whole readings, likeliest first. */
export function combineReadings(sequence: readonly PossibleSounds[]): Reading[] {
  let readings: readonly Reading[] = [{ sounds: '', unlikeliness: 0 }];
  for (const choices of sequence) {
    const longer = readings.flatMap(({ sounds, unlikeliness }) =>
      choices.map((choice, rank) => ({
        sounds: sounds + choice,
        unlikeliness: unlikeliness + rank,
      })),
    );
    readings = choices.length > 1 ? likeliestFirst(longer).slice(0, MAX_PARTIAL_READINGS) : longer;
  }
  return readings.map(({ sounds, unlikeliness }) => ({
    sounds: normalizeSounds(sounds),
    unlikeliness,
  }));
}

/**
 * A name as it is heard, one character per sound, blind to who wrote it: consonants b t j h d r z s S(sh) C(ch) f k l m n v y g and
 * the three vowels that Arabic knows, a i u. One spelling can be heard in several ways (French ch, Turkish c, Arabic
 * letters without vowel signs), so it has several readings.
 */
export interface Reading {
  readonly sounds: string;
  /** How many second choices it took to hear the name this way; 0 for the likeliest reading. */
  readonly unlikeliness: number;
}

/** What one letter or group of letters may stand for, the likeliest first. */
export type Heard = readonly string[];

/** At most this many half-read names are kept while reading; the unlikely ones fall out early. */
const KEPT_WHILE_READING = 12;

/** Doubled sounds are heard once, and a glide beside its own vowel is not heard at all. */
export const settle = (sounds: string): string =>
  sounds
    .replace(/(.)\1+/g, '$1')
    .replace(/ayi/g, 'ay')
    .replace(/iy(?=i)/g, 'i')
    .replace(/uv(?=u)/g, 'u');

const likeliestFirst = (readings: readonly Reading[]): Reading[] =>
  readings.toSorted((a, b) => a.unlikeliness - b.unlikeliness);

/** Combines what was heard, letter by letter, into whole readings, the likeliest first. */
export function combine(heard: readonly Heard[]): Reading[] {
  let readings: readonly Reading[] = [{ sounds: '', unlikeliness: 0 }];
  for (const choices of heard) {
    const longer = readings.flatMap(({ sounds, unlikeliness }) =>
      choices.map((choice, rank) => ({
        sounds: sounds + choice,
        unlikeliness: unlikeliness + rank,
      })),
    );
    readings = choices.length > 1 ? likeliestFirst(longer).slice(0, KEPT_WHILE_READING) : longer;
  }
  return readings.map(({ sounds, unlikeliness }) => ({ sounds: settle(sounds), unlikeliness }));
}

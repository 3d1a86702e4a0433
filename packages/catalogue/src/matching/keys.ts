import { arabicReadings } from './arabic-sounds.ts';
import { isArabicScript } from './fold.ts';
import { latinReadings } from './latin-sounds.ts';
import { normalizeSounds, type Reading } from './sounds.ts';

const unique = (texts: readonly string[]): string[] => [...new Set(texts)].filter(Boolean);

/** All readings of a spelling, likeliest first. */
export function readingsOf(text: string, asGirlsName = false): Reading[] {
  const heard = isArabicScript(text) ? arabicReadings(text) : latinReadings(text, asGirlsName);
  const likeliest = new Map<string, Reading>();
  for (const reading of heard.toSorted((a, b) => a.unlikeliness - b.unlikeliness))
    if (reading.sounds && !likeliest.has(reading.sounds)) likeliest.set(reading.sounds, reading);
  return [...likeliest.values()];
}

/** Consonants that languages exchange: Ahmet and Ahmed, Zeynep and Zaynab. Vowels are left out. */
const SKELETON_CLASS: Readonly<Record<string, string>> = {
  b: 'b',
  t: 't',
  d: 't',
  j: 'j',
  h: 'h',
  r: 'r',
  z: 's',
  s: 's',
  S: 'S',
  C: 'S',
  f: 'f',
  k: 'k',
  g: 'k',
  l: 'l',
  m: 'm',
  n: 'n',
};

export const consonantClass = (sound: string): string | undefined => SKELETON_CLASS[sound];

function skeletonOf(reading: string): string {
  const first = /^[vy]/.test(reading) ? reading.charAt(0) : '';
  let skeleton = first;
  for (const sound of reading) skeleton += SKELETON_CLASS[sound] ?? '';
  return normalizeSounds(skeleton);
}

/** The consonants alone: muhammad, Mouhamed and محمد are all mhmt. */
export const skeletonsOf = (readings: readonly Reading[]): string[] =>
  unique(readings.map(({ sounds }) => skeletonOf(sounds)));

/** Skeletons without sounds that are often silent or unwritten: an h inside, a glide at the start. */
export const coarseSkeletonsOf = (skeletons: readonly string[]): string[] =>
  unique(
    skeletons.map((skeleton) =>
      normalizeSounds(skeleton.replace(/(?!^)h/g, '').replace(/^[vy](?=.)/, '')),
    ),
  );

/**
 * The text with each single letter deleted. Two texts that are at most one typo apart share a key, or one is a key of the
 * other.
 */
export function oneLetterLess(text: string): string[] {
  const shorter = new Set<string>();
  for (let skip = 0; skip < text.length; skip += 1)
    shorter.add(text.slice(0, skip) + text.slice(skip + 1));
  return [...shorter].filter(Boolean);
}

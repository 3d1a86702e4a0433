import { consonantClass } from './keys.ts';

/**
 * The distance of two readings in sounds. Regular exchanges between languages cost little (d for z in Ramadan and Ramazan);
 * a difference between names costs one.
 */

const SOUNDS = 'btjhdrzsSCfklmnvygaiu';
const isVowelSound = (sound: string): boolean => 'aiu'.includes(sound);

/** Pairs that spellings of one name exchange; other pairs follow the rules below. */
const EXCHANGES: Readonly<Record<string, number>> = {
  uv: 0.2,
  iy: 0.15,
  ay: 0.4,
  dz: 0.35,
  st: 0.5,
  gj: 0.35,
  Sj: 0.5,
  gh: 0.5,
  hk: 0.45,
  Ss: 0.45,
  Sh: 0.6,
  bv: 0.45,
  fv: 0.45,
  jz: 0.5,
  kj: 0.6,
  jy: 0.4,
  Cj: 0.3,
  mn: 0.55,
  lr: 0.8,
  gv: 0.5,
  gy: 0.5,
  dj: 0.5,
  ds: 0.6,
  tz: 0.6,
  iu: 0.35,
};
const SAME_CLASS = 0.2;
const OTHER_VOWEL = 0.3;
const VOWEL_FOR_CONSONANT = 0.9;
const OTHER_CONSONANT = 1;
/** The first consonant of a name rarely changes. */
const FIRST_CONSONANT_DIFFERS = 0.15;
const SWAPPED = 0.6;

function exchangeCost(a: string, b: string): number {
  if (a === b) return 0;
  const known = EXCHANGES[a + b] ?? EXCHANGES[b + a];
  if (known !== undefined) return known;
  if (isVowelSound(a) && isVowelSound(b)) return OTHER_VOWEL;
  if (isVowelSound(a) || isVowelSound(b)) return VOWEL_FOR_CONSONANT;
  const classOfA = consonantClass(a);
  return classOfA && classOfA === consonantClass(b) ? SAME_CLASS : OTHER_CONSONANT;
}

/** Consonants that are often dropped; dropping any other is expensive. */
const WEAK_CONSONANTS: Readonly<Record<string, number>> = { h: 0.4, y: 0.3, v: 0.4 };
const MISSING_CONSONANT = 0.9;

/** Vowels matter little inside a name and more at its ends, where they distinguish Amir from Amira. */
export interface VowelCosts {
  readonly first: number;
  readonly inside: number;
  readonly last: number;
}
export const WRITTEN_VOWELS: VowelCosts = { first: 0.45, inside: 0.25, last: 0.45 };
/** Arabic without vowel signs writes long vowels only, so a missing vowel says almost nothing. */
export const UNWRITTEN_VOWELS: VowelCosts = { first: 0.1, inside: 0.06, last: 0.15 };

// Tables are indexed by character code, all below 128: this is the hot loop of every search.
const CODES = 128;
const exchange = new Float64Array(CODES * CODES).fill(OTHER_CONSONANT);
const missing = new Float64Array(CODES).fill(MISSING_CONSONANT);
const vowel = new Uint8Array(CODES);
for (const a of SOUNDS) {
  const code = a.charCodeAt(0);
  vowel[code] = isVowelSound(a) ? 1 : 0;
  missing[code] = WEAK_CONSONANTS[a] ?? MISSING_CONSONANT;
  for (const b of SOUNDS) exchange[code * CODES + b.charCodeAt(0)] = exchangeCost(a, b);
}

const LONGEST = 63;
const numberAt = (row: Float64Array | Uint8Array, index: number): number => row[index] ?? 0;

function costOfMissing(reading: string, position: number, costs: VowelCosts): number {
  const code = reading.charCodeAt(position);
  if (numberAt(vowel, code) === 0) return numberAt(missing, code);
  if (position === reading.length - 1) return costs.last;
  return position === 0 ? costs.first : costs.inside;
}

// Reused between calls: a search compares hundreds of pairs, synchronously.
let older = new Float64Array(LONGEST + 1);
let previous = new Float64Array(LONGEST + 1);
let current = new Float64Array(LONGEST + 1);
const missingInB = new Float64Array(LONGEST + 1);

/**
 * The lowest cost to turn one reading into the other. The cost of a vowel that only `a` has depends on how `b` was written,
 * and vice versa. From `giveUpAt` on, any larger number may be returned.
 */
export function soundDistance(
  a: string,
  b: string,
  onlyInA: VowelCosts,
  onlyInB: VowelCosts,
  giveUpAt: number,
): number {
  if (a === b) return 0;
  if (a.length > LONGEST || b.length > LONGEST) return LONGEST;
  let lowestBefore = 0;
  previous[0] = 0;
  for (let j = 1; j <= b.length; j += 1) {
    missingInB[j] = costOfMissing(b, j - 1, onlyInB);
    previous[j] = numberAt(previous, j - 1) + numberAt(missingInB, j);
  }
  for (let i = 1; i <= a.length; i += 1) {
    const x = a.charCodeAt(i - 1);
    const missingX = costOfMissing(a, i - 1, onlyInA);
    let lowest = numberAt(previous, 0) + missingX;
    current[0] = lowest;
    for (let j = 1; j <= b.length; j += 1) {
      const y = b.charCodeAt(j - 1);
      let step = numberAt(previous, j - 1) + numberAt(exchange, x * CODES + y);
      if (i === 1 && j === 1 && x !== y && !(numberAt(vowel, x) && numberAt(vowel, y)))
        step += FIRST_CONSONANT_DIFFERS;
      step = Math.min(
        step,
        numberAt(previous, j) + missingX,
        numberAt(current, j - 1) + numberAt(missingInB, j),
      );
      if (i > 1 && j > 1 && x !== y && x === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === y)
        step = Math.min(step, numberAt(older, j - 2) + SWAPPED);
      current[j] = step;
      if (step < lowest) lowest = step;
    }
    // Two rows, because a swap looks back two rows.
    if (lowest >= giveUpAt && lowestBefore >= giveUpAt) return lowest;
    lowestBefore = lowest;
    [older, previous, current] = [previous, current, older];
  }
  return numberAt(previous, b.length);
}

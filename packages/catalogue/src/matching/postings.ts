import type { Steps } from './steps.ts';

/**
 * Which spellings have a key: a sorted array of (hash of the key, index of the spelling). A hash collision only adds a
 * candidate that the ranking rejects. Half a million keys take four megabytes.
 */
export interface Postings {
  /** Adds at most `most` spellings with this key to the set, lowest index first. */
  readonly collect: (key: string, most: number, into: Set<number>) => void;
}

const SPELLINGS = 2 ** 22;
const HASH_BITS = 31;
const PART_BITS = 6;
const SPELLINGS_PER_STEP = 500;

/** FNV-1a with a final mix; 31 bits, so that hash × 2²² + number is an exact double. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1)
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> (32 - HASH_BITS);
}

export function* postingsInSteps(keysOf: readonly (readonly string[])[]): Steps<Postings> {
  if (keysOf.length > SPELLINGS) throw new Error(`More than ${SPELLINGS} spellings do not fit.`);
  // Sorted part by part: the first bits of a hash decide the part.
  const parts = Array.from({ length: 2 ** PART_BITS }, (): number[] => []);
  for (const [spelling, keys] of keysOf.entries()) {
    for (const key of keys) {
      const hash = hashOf(key);
      parts[hash >>> (HASH_BITS - PART_BITS)]?.push(hash * SPELLINGS + spelling);
    }
    if (spelling % SPELLINGS_PER_STEP === 0) yield;
  }
  const sorted = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  let filled = 0;
  for (const part of parts) {
    sorted.set(Float64Array.from(part).sort(), filled);
    filled += part.length;
    yield;
  }

  const firstAtLeast = (wanted: number): number => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  return {
    collect: (key, most, into) => {
      const base = hashOf(key) * SPELLINGS;
      const start = firstAtLeast(base);
      for (let at = start; at < start + most; at += 1) {
        const entry = sorted[at];
        if (entry === undefined || entry >= base + SPELLINGS) return;
        into.add(entry - base);
      }
    },
  };
}

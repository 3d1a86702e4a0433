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

/** FNV-1a with a final mix; 31 bits, so that hash × 2²² + number is an exact double. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1)
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> (32 - HASH_BITS);
}

export function buildPostings(keysOf: Iterable<readonly string[]>): Postings {
  const entries: number[] = [];
  let spelling = 0;
  for (const keys of keysOf) {
    for (const key of keys) entries.push(hashOf(key) * SPELLINGS + spelling);
    spelling += 1;
  }
  if (spelling > SPELLINGS) throw new Error(`More than ${SPELLINGS} spellings do not fit.`);
  const sorted = Float64Array.from(entries).sort();

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

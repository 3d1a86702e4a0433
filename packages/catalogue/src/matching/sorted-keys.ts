import type { Steps } from './steps.ts';

/** Keys in order, each with the number of a spelling: all keys with the same start stand together. */
export interface SortedKeys {
  /** Visits every key that starts with these letters, those that are no longer first. */
  readonly eachStartingWith: (
    start: string,
    visit: (spelling: number, isWhole: boolean) => void,
  ) => void;
}

/** Sort before and after every letter. */
const FIRST = '\u0000';
const LAST = '\uFFFF';
const LETTERS_OF_PART = 3;
const SPELLINGS_PER_STEP = 5_000;
const KEYS_PER_STEP = 2_000;

interface Entry {
  readonly key: string;
  readonly spelling: number;
}
function compare(a: Entry, b: Entry): number {
  if (a.key === b.key) return a.spelling - b.spelling;
  return a.key < b.key ? -1 : 1;
}

export function* sortedKeysInSteps(keysOf: readonly (readonly string[])[]): Steps<SortedKeys> {
  // Sorted part by part: the first letters of a key decide the part.
  const parts = new Map<string, Entry[]>();
  for (const [spelling, keys] of keysOf.entries()) {
    for (const key of keys) {
      const part = key.slice(0, LETTERS_OF_PART);
      const entries = parts.get(part);
      if (entries) entries.push({ key, spelling });
      else parts.set(part, [{ key, spelling }]);
    }
    if (spelling % SPELLINGS_PER_STEP === 0) yield;
  }
  const sorted: string[] = [];
  const spellings: number[] = [];
  let sinceStep = 0;
  for (const part of [...parts.keys()].sort()) {
    const entries = parts.get(part)?.sort(compare) ?? [];
    for (const { key, spelling } of entries) {
      sorted.push(key);
      spellings.push(spelling);
    }
    sinceStep += entries.length;
    if (sinceStep < KEYS_PER_STEP) continue;
    sinceStep = 0;
    yield;
  }
  const spellingAt = Uint32Array.from(spellings);

  const firstFrom = (wanted: string): number => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] ?? '') < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  return {
    eachStartingWith: (start, visit) => {
      const longer = firstFrom(start + FIRST);
      const end = firstFrom(start + LAST);
      for (let at = firstFrom(start); at < end; at += 1) visit(spellingAt[at] ?? 0, at < longer);
    },
  };
}

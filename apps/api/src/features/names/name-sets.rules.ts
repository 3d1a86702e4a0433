import type { NameWay } from '@ismi/contract';

/** Names by their place in the order of a language, one bit each. */
export type NameSet = Uint32Array;
/** For every filter, the names that pass each of its values. */
export type FilterSets = Record<NameWay, ReadonlyMap<string, NameSet>>;

export const setOf = (places: Iterable<number>, size: number): NameSet => {
  const set = new Uint32Array(Math.ceil(size / 32));
  for (const place of places) set[place >>> 5] = (set[place >>> 5] ?? 0) | (1 << (place & 31));
  return set;
};

const bitsIn = (word: number): number => {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** How many names are in all of these sets. */
export function countIn(sets: readonly NameSet[]): number {
  const [first, ...others] = sets;
  if (!first) return 0;
  let count = 0;
  for (let index = 0; index < first.length; index += 1) {
    let word = first[index] ?? 0;
    for (const other of others) word &= other[index] ?? 0;
    count += bitsIn(word);
  }
  return count;
}

export const hasPlace = (set: NameSet, place: number): boolean =>
  (((set[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;

import type { Entry } from './name-lists.rules.ts';

const TOLD = 3;

export function genderCounts(entries: readonly Entry[]) {
  const counts = { boy: 0, girl: 0, unisex: 0 };
  for (const { record } of entries) counts[record.gender] += 1;
  return counts;
}

const scoreOf = ({ record }: Entry): number => record.computed.popularity.score;

/** The names that are given most often, without those that carry a warning. */
export function mostGiven(entries: readonly Entry[]): string[] {
  const first: Entry[] = [];
  for (const entry of entries) {
    const least = first.at(-1);
    const isFull = first.length === TOLD;
    if (entry.warning !== null || scoreOf(entry) <= 0) continue;
    if (isFull && least && scoreOf(entry) <= scoreOf(least)) continue;
    if (isFull) first.pop();
    first.push(entry);
    first.sort((one, other) => scoreOf(other) - scoreOf(one));
  }
  return first.map(({ name }) => name);
}

import { readingsOf } from './keys.ts';

const LIGHT: ReadonlySet<string> = new Set('aiuh');
/** Sounds that are easily taken for each other when a name is called. */
const NEAR = 'bp dt sz Ss Cj Sj gk hg fv mn lr iy uv ai iu au'.split(' ');

/** Sounds are plain letters: their numbers are places in a table. */
const SOUNDS = 128;
const COSTS = new Float64Array(SOUNDS * SOUNDS).fill(1);
const GAPS = new Float64Array(SOUNDS).fill(1);
for (let sound = 0; sound < SOUNDS; sound += 1) COSTS[sound * SOUNDS + sound] = 0;
for (const [one = '', other = ''] of NEAR) {
  COSTS[one.charCodeAt(0) * SOUNDS + other.charCodeAt(0)] = 0.5;
  COSTS[other.charCodeAt(0) * SOUNDS + one.charCodeAt(0)] = 0.5;
}
for (const sound of LIGHT) GAPS[sound.charCodeAt(0)] = 0.6;

/** The likeliest readings of a spelling. */
export const soundsOf = (written: string, most = 1): string[] =>
  readingsOf(written)
    .slice(0, most)
    .map(({ sounds }) => sounds);

/** Two rows of the comparison, reused: it runs some ten thousand times for a list. */
const LONGEST = 64;
const ROWS = [new Float64Array(LONGEST + 1), new Float64Array(LONGEST + 1)] as const;

function distance(one: string, other: string): number {
  let [row, next] = ROWS;
  row[0] = 0;
  for (let at = 0; at < one.length; at += 1)
    row[at + 1] = (row[at] ?? 0) + (GAPS[one.charCodeAt(at)] ?? 1);
  for (let place = 0; place < other.length; place += 1) {
    const sound = other.charCodeAt(place);
    const gap = GAPS[sound] ?? 1;
    next[0] = (row[0] ?? 0) + gap;
    for (let at = 0; at < one.length; at += 1) {
      const letter = one.charCodeAt(at);
      const changed = (row[at] ?? 0) + (COSTS[letter * SOUNDS + sound] ?? 1);
      const added = (row[at + 1] ?? 0) + gap;
      const left = (next[at] ?? 0) + (GAPS[letter] ?? 1);
      next[at + 1] = Math.min(changed, added, left);
    }
    [row, next] = [next, row];
  }
  return row[one.length] ?? 0;
}

/** 0 for nothing in common, 1 for the same sounds. */
function readingSimilarity(one: string, other: string): number {
  if (one === other) return one === '' ? 0 : 1;
  const longest = Math.max(one.length, other.length);
  if (longest > LONGEST || Math.abs(one.length - other.length) > 0.6 * longest) return 0;
  return Math.max(0, 1 - distance(one, other) / Math.max(3.5, (one.length + other.length) / 2));
}

/** The greatest readingSimilarity between any readings. */
export const soundSimilarity = (ones: readonly string[], others: readonly string[]): number =>
  ones.reduce(
    (most, one) =>
      others.reduce((best, other) => Math.max(best, readingSimilarity(one, other)), most),
    0,
  );

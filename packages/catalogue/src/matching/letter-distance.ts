/**
 * The number of typos between two folded forms. A repeated key, two swapped keys and a neighbouring key are likelier than
 * any other letter.
 */
const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const;
const TYPO_COST = { other: 1, neighbour: 0.8, doubled: 0.7, swapped: 0.8 } as const;

const CODES = 128;
const neighbours = new Uint8Array(CODES * CODES);
const markNeighbours = (a: string | undefined, b: string | undefined): void => {
  if (!a || !b) return;
  neighbours[a.charCodeAt(0) * CODES + b.charCodeAt(0)] = 1;
  neighbours[b.charCodeAt(0) * CODES + a.charCodeAt(0)] = 1;
};
for (const [row, keys] of KEY_ROWS.entries())
  for (const [column, key] of [...keys].entries()) {
    markNeighbours(key, keys[column + 1]);
    markNeighbours(key, KEY_ROWS[row + 1]?.[column]);
    markNeighbours(key, KEY_ROWS[row + 1]?.[column - 1]);
  }

const substitutionCost = (x: number, y: number): number => {
  if (x === y) return 0;
  return x < CODES && y < CODES && neighbours[x * CODES + y] === 1
    ? TYPO_COST.neighbour
    : TYPO_COST.other;
};
const insertionCost = (text: string, position: number): number =>
  position > 0 && text.charCodeAt(position) === text.charCodeAt(position - 1)
    ? TYPO_COST.doubled
    : TYPO_COST.other;

const LONGEST = 63;
const numberAt = (row: Float64Array, index: number): number => row[index] ?? 0;

// Reused between calls, as in the sound distance.
let older = new Float64Array(LONGEST + 1);
let previous = new Float64Array(LONGEST + 1);
let current = new Float64Array(LONGEST + 1);

export function letterDistance(a: string, b: string): number {
  if (a === b) return 0;
  if (a.length > LONGEST || b.length > LONGEST) return Math.max(a.length, b.length);
  previous[0] = 0;
  for (let j = 1; j <= b.length; j += 1)
    previous[j] = numberAt(previous, j - 1) + insertionCost(b, j - 1);
  for (let i = 1; i <= a.length; i += 1) {
    const x = a.charCodeAt(i - 1);
    const extraX = insertionCost(a, i - 1);
    current[0] = numberAt(previous, 0) + extraX;
    for (let j = 1; j <= b.length; j += 1) {
      const y = b.charCodeAt(j - 1);
      let step = Math.min(
        numberAt(previous, j - 1) + substitutionCost(x, y),
        numberAt(previous, j) + extraX,
        numberAt(current, j - 1) + insertionCost(b, j - 1),
      );
      if (i > 1 && j > 1 && x !== y && x === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === y)
        step = Math.min(step, numberAt(older, j - 2) + TYPO_COST.swapped);
      current[j] = step;
    }
    [older, previous, current] = [previous, current, older];
  }
  return numberAt(previous, b.length);
}

/** mulberry32: small, and the same on every machine. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `count` different items; the same seed draws the same ones. */
export function drawSample<T>(items: readonly T[], count: number, seed: number): T[] {
  const chance = seededRandom(seed);
  const rest = [...items];
  const drawn: T[] = [];
  while (drawn.length < count && rest.length > 0)
    drawn.push(...rest.splice(Math.floor(chance() * rest.length), 1));
  return drawn;
}

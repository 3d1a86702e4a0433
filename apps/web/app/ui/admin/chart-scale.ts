/** The next round step above a quarter of the largest value: 1, 2, 2.5 or 5 times a power of ten. */
function stepFor(largest: number, isWhole: boolean): number {
  const quarter = Math.max(largest / 4, isWhole ? 1 : 0.01);
  const power = 10 ** Math.floor(Math.log10(quarter));
  const steps = isWhole && power < 10 ? [1, 2, 5, 10] : [1, 2, 2.5, 5, 10];
  return (steps.find((step) => step * power >= quarter) ?? 10) * power;
}

/** Round values for the grid lines, from 0 to at least the largest value. */
export function ticksFor(largest: number, isWhole: boolean): number[] {
  const step = stepFor(largest, isWhole);
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

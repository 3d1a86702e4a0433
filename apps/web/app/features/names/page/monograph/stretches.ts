/** Stretches of years without a gap. */
export function stretchesOf(
  shares: readonly (number | null)[],
): { start: number; values: number[] }[] {
  const stretches: { start: number; values: number[] }[] = [];
  shares.forEach((share, index) => {
    if (share === null) return;
    const last = stretches.at(-1);
    if (last && last.start + last.values.length === index) last.values.push(share);
    else stretches.push({ start: index, values: [share] });
  });
  return stretches;
}

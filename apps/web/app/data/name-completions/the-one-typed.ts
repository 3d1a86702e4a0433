/** The name that was typed in whole, where there is only one such. */
export function theOneTyped<Found extends { match: 'whole' | 'start' | 'similar' }>(
  found: readonly Found[],
): Found | undefined {
  const [first, second] = found;
  return first?.match === 'whole' && second?.match !== 'whole' ? first : undefined;
}

/** Waits for the work; returns its duration in seconds, to a tenth. */
export async function secondsOf(work: Promise<void>): Promise<number> {
  const begin = performance.now();
  await work;
  return Math.round((performance.now() - begin) / 100) / 10;
}

/** Waits for the work and answers with how many seconds it took, to a tenth. */
export async function secondsOf(work: Promise<void>): Promise<number> {
  const begin = performance.now();
  await work;
  return Math.round((performance.now() - begin) / 100) / 10;
}

/** Figures and kept promises of one part of a proof. */
export interface ProofPart {
  figures: Record<string, number>;
  promises: Record<string, boolean>;
}

/** Prints the figures of a proof as its last line; fails if a promise was not kept. */
export function reportProof(
  proof: string,
  figures: Record<string, number>,
  promises: Record<string, boolean>,
): void {
  const broken = Object.entries(promises)
    .filter(([, kept]) => !kept)
    .map(([promise]) => promise);
  for (const promise of broken) console.error(`not kept: ${promise}`);
  console.log(JSON.stringify({ proof, ...figures, broken: broken.length }));
  process.exitCode = broken.length === 0 ? 0 : 1;
}

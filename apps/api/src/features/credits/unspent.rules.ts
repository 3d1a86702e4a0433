/** What is left of a grant when the oldest credits are used first: what is there, less what came later. */
export const leftOfGrant = (granted: number, cameLater: number, spendable: number): number =>
  Math.min(Math.max(spendable - cameLater, 0), granted);

/** What is left of a grant when the oldest credits are used first: the available credits minus later grants. */
export const remainingOfGrant = (granted: number, cameLater: number, spendable: number): number =>
  Math.min(Math.max(spendable - cameLater, 0), granted);

/** How far two graders agree on the same items, grades from 1 to 4. */
export interface Agreement {
  compared: number;
  exact: number;
  withinOne: number;
  /** Cohen's kappa with quadratic weights. */
  kappa: number;
}

const GRADES = [1, 2, 3, 4] as const;
const rounded = (share: number) => Math.round(share * 1000) / 1000;

export function agreementOf(pairs: readonly (readonly [number, number])[]): Agreement {
  const all = pairs.length;
  const countIf = (holds: (one: number, other: number) => boolean) =>
    pairs.filter(([one, other]) => holds(one, other)).length;
  const disagreement = (shareOf: (one: number, other: number) => number) =>
    GRADES.reduce<number>(
      (sum, one) =>
        sum +
        GRADES.reduce<number>((row, other) => row + (one - other) ** 2 * shareOf(one, other), 0),
      0,
    );
  const observed = disagreement((one, other) => countIf((a, b) => a === one && b === other) / all);
  const expected = disagreement(
    (one, other) => (countIf((a) => a === one) * countIf((_, b) => b === other)) / all ** 2,
  );
  return {
    compared: all,
    exact: rounded(countIf((one, other) => one === other) / all),
    withinOne: rounded(countIf((one, other) => Math.abs(one - other) <= 1) / all),
    kappa: rounded(1 - observed / expected),
  };
}

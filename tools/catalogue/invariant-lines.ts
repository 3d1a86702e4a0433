import { type AuthoredCatalogue, type Finding, subjectsOf } from '@ismi/catalogue';
import { brokenBy } from '@ismi/catalogue/planted-catalogue';
import { PLANTED_FAULTS } from '@ismi/catalogue/planted-faults';

interface InvariantLine {
  invariant: number;
  /** Records that it is checked on. */
  checked: number;
  /** Records and files that break it now. */
  broken: number;
}

/** What every invariant is checked on and what breaks it. */
export const invariantLines = (
  catalogue: AuthoredCatalogue,
  findings: readonly Finding[],
): InvariantLine[] =>
  [...new Set(PLANTED_FAULTS.map(([, invariant]) => invariant))]
    .toSorted((one, other) => one - other)
    .map((invariant) => ({
      invariant,
      checked: subjectsOf(invariant, catalogue),
      broken: new Set(
        findings.filter((each) => each.invariant === invariant).map(({ where }) => where),
      ).size,
    }));

/** Whether an invariant can notice a fault at all: faults planted into a small catalogue, and how many of them it noticed. */
export function plantedFaultsOf(invariant: number) {
  const own = PLANTED_FAULTS.filter(([, broken]) => broken === invariant);
  const noticed = own.filter(([, , plant]) => brokenBy(plant).includes(invariant));
  return { planted: own.length, noticed: noticed.length };
}

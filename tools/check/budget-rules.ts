/** A kind of budget: by page or by language, what it measures now and what it may be. */
type Figures = Record<string, number>;
export type Budgets = Record<string, Figures>;

/** Hashes in file names and the like move a figure by a few bytes. */
const TOLERANCE = 0.01;

export interface Verdict {
  findings: string[];
  /** Budgets that have become too wide. */
  loose: string[];
  /** The budgets with every loose one drawn tight and every missing one added; none is ever raised. */
  tightened: Budgets;
}

function decide(place: string, measured: number, budget: number | undefined) {
  if (budget === undefined)
    return { finding: `${place} has no budget; it measures ${measured}`, tight: measured };
  if (measured > budget * (1 + TOLERANCE))
    return { finding: `${place} measures ${measured}, more than its budget of ${budget}` };
  if (measured < budget * (1 - TOLERANCE))
    return { loose: `${place}: ${measured}`, tight: measured };
  return {};
}

/** A ratchet: nothing may exceed its budget, and a budget may only become smaller. */
export function judgeBudgets(measured: Budgets, budgets: Budgets): Verdict {
  const verdict: Verdict = { findings: [], loose: [], tightened: {} };
  for (const [kind, figures] of Object.entries(measured)) {
    const tightened: Figures = {};
    for (const [name, figure] of Object.entries(figures)) {
      const budget = budgets[kind]?.[name];
      const { finding, loose, tight } = decide(`${kind} of ${name}`, figure, budget);
      if (finding) verdict.findings.push(finding);
      if (loose) verdict.loose.push(loose);
      tightened[name] = tight ?? budget ?? figure;
    }
    verdict.tightened[kind] = tightened;
    const gone = Object.keys(budgets[kind] ?? {}).filter((name) => figures[name] === undefined);
    verdict.findings.push(
      ...gone.map((name) => `${kind} of ${name} has a budget, but is not there`),
    );
  }
  return verdict;
}

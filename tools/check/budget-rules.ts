/** One kind of budget, by page or by language. */
type Figures = Record<string, number>;
export type Budgets = Record<string, Figures>;

/** Budgets that were raised together, from what to what, and why. */
export interface Raise {
  why: string;
  budgets: Record<string, Record<string, readonly [from: number, to: number]>>;
}

/** Parses the file: budgets and raises. */
export function readBudgets(text: string): { raised: Raise[]; budgets: Budgets } {
  const { raised = [], ...budgets } = JSON.parse(text);
  return { raised, budgets };
}

/** Hashes in file names move a figure by a few bytes. */
const TOLERANCE = 0.01;

export interface Verdict {
  findings: string[];
  /** Budgets that are larger than needed. */
  loose: string[];
  /** The budgets with every loose one tightened and every missing one added; none is raised. */
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

/** A ratchet: nothing may exceed its budget, and a budget may only shrink. */
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

/** Every budget that grew at some point, even after it was removed for a while, must be listed with a reason. */
export function findRaises(versions: readonly Budgets[], raised: readonly Raise[]): string[] {
  const isExplained = (kind: string, name: string, from: number, to: number) =>
    raised.some(({ why, budgets }) => {
      const [saidFrom, saidTo] = budgets[kind]?.[name] ?? [];
      return why.trim() !== '' && saidFrom === from && saidTo === to;
    });
  const known = new Map<string, number>();
  const findings: string[] = [];
  for (const version of versions) {
    for (const [kind, figures] of Object.entries(version)) {
      for (const [name, to] of Object.entries(figures)) {
        const place = `${kind} of ${name}`;
        const from = known.get(place);
        known.set(place, to);
        if (from === undefined || to <= from || isExplained(kind, name, from, to)) continue;
        findings.push(`${place} was raised from ${from} to ${to}, and “raised” does not say why`);
      }
    }
  }
  return findings;
}

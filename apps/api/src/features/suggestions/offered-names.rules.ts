import type { Candidate, Plan } from './list-plan.rules.ts';
import { explainedNames } from './list-reasons.rules.ts';
import type { NameFact } from './name-fact.rules.ts';
import { factsFor } from './name-facts.rules.ts';
import { prepareWishes } from './prepared-wishes.rules.ts';
import type { FamilyToTell } from './reason-claim.rules.ts';

/** How many names a model chooses from. */
const OFFERED = 60;

/** The names that a model is told of, the ten that we would choose among them. */
export const offeredNames = ({ candidates }: Plan): Candidate[] => candidates.slice(0, OFFERED);

const FAMILIES = new WeakMap<Plan, FamilyToTell>();
function familyOf(plan: Plan): FamilyToTell {
  const { pool, wishes, locale, answers } = plan;
  const known = FAMILIES.get(plan) ?? {
    asked: prepareWishes(pool, wishes),
    locale,
    remember: answers.remember ?? false,
  };
  FAMILIES.set(plan, known);
  return known;
}

/**
 * The facts of a name by the ids under which a sentence cites them. An id begins with the place of the name among the offered ones, so
 * that those of another name are none of its own; only this table gives an id a meaning, whatever a text says.
 */
export function offeredFacts(
  plan: Plan,
  candidate: Candidate,
  isWithFamily = true,
): Map<string, NameFact> {
  const [each] = explainedNames([candidate], plan);
  if (!each) return new Map();
  const facts = factsFor(each, familyOf(plan), plan.candidates.indexOf(candidate) + 1, {
    sources: plan.pool,
    isWithFamily,
  });
  return new Map(facts.map((fact) => [fact.id, fact]));
}

import { soundSimilarity } from '@ismi/catalogue/matching/sound-similarity';
import { SUGGESTION_LIMITS } from '@ismi/contract';
import { TOO_ALIKE } from './choose-set.rules.ts';
import type { Candidate, Plan } from './list-plan.rules.ts';
import { overallSimilarity } from './measure-liking.rules.ts';
import { type PreparedName, preparedNames } from './prepared-names.rules.ts';
import { prepareWishes } from './prepared-wishes.rules.ts';

/** Of the names of a refining, so many are for each shelf; where one has too few, the next best take the places. */
const OF_SHELF = { closest: 3, travels: 1, discovery: 1 } as const;

/** Chooses names of which none is taken for another, nor for one of the list. */
class NewNames {
  readonly chosen: Candidate[] = [];
  readonly #known: ReadonlyMap<string, PreparedName>;
  readonly #present: string[];

  constructor({ pool }: Plan, present: readonly string[]) {
    this.#known = new Map(preparedNames(pool).map((name) => [name.record.id, name]));
    this.#present = [...present];
  }

  named = (id: string): PreparedName | undefined => this.#known.get(id);

  #isNew({ id }: Candidate): boolean {
    const next = this.named(id);
    return (
      next !== undefined &&
      !this.#present.some((other) => {
        const name = this.named(other);
        return (
          other === id || (name && soundSimilarity(name.sounds, next.sounds) >= TOO_ALIKE) === true
        );
      })
    );
  }

  take(from: readonly Candidate[], upTo: number): void {
    for (const next of from) {
      if (this.chosen.length >= upTo) return;
      if (!this.#isNew(next)) continue;
      this.chosen.push(next);
      this.#present.push(next.id);
    }
  }
}

/** The best for the family, of each shelf some. `present` are the names of the list. */
export function refinedNames(plan: Plan, present: readonly string[]): Candidate[] {
  const names = new NewNames(plan, present);
  for (const [kind, count] of Object.entries(OF_SHELF))
    names.take(
      plan.chosen.filter((each) => each.kind === kind),
      names.chosen.length + count,
    );
  names.take(plan.candidates, SUGGESTION_LIMITS.refinedNames);
  return names.chosen;
}

/** Of the best for the family, those most like this name. */
export function namesLike(id: string, plan: Plan, present: readonly string[]): Candidate[] {
  const names = new NewNames(plan, present);
  const other = names.named(id);
  if (!other) return [];
  const asked = prepareWishes(plan.pool, plan.wishes);
  const similarityOf = (each: Candidate): number => {
    const name = names.named(each.id);
    return name ? overallSimilarity(name, other, asked) : 0;
  };
  const nearest = plan.candidates
    .map((each) => ({ each, similarity: similarityOf(each) }))
    .sort((one, another) => another.similarity - one.similarity)
    .map(({ each }) => each);
  names.take(nearest, SUGGESTION_LIMITS.alikeNames);
  return names.chosen;
}

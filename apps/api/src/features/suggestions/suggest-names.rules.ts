import { type ChosenName, chooseSet } from './choose-set.rules.ts';
import { preparedNames } from './prepared-names.rules.ts';
import { prepareWishes } from './prepared-wishes.rules.ts';
import { type MeasuredName, measureNames, type RankedName, rankNames } from './rank-names.rules.ts';
import type { NamePool, TypedWishes } from './typed-wishes.rules.ts';
import { WEIGHTS, type WeightName, type Weights } from './weights.rules.ts';

/** One name for a family. */
export interface RankedSuggestion {
  id: string;
  /** As this family writes it. */
  spelling: string;
  /** Why it has its place: close to the wishes, easy where they live, or a discovery. */
  kind: ChosenName['kind'];
  score: number;
  /** The id of a name that is given together with it, where a double name was asked for. */
  second?: string | undefined;
  /** The wishes that it meets, those that counted most first. */
  meets: WeightName[];
}

export interface SuggestedSet {
  names: RankedSuggestion[];
  /** The best, for a model to choose from: the ten are among them. */
  pool: RankedSuggestion[];
}

interface SuggestOptions {
  weights?: Weights;
  /** Names that were shown before, or refused since. */
  without?: ReadonlySet<string>;
}

const POOL = 80;
/** A property that counts less is no reason. */
const LEAST_REASON = 0.15;

function meetsOf({ properties }: MeasuredName, weights: Weights): WeightName[] {
  const worth = (property: WeightName) => weights[property] * (properties.get(property) ?? 0);
  return [...properties.keys()]
    .filter((property) => worth(property) >= LEAST_REASON)
    .sort((one, other) => worth(other) - worth(one));
}

const suggested = (
  each: RankedName,
  kind: ChosenName['kind'],
  weights: Weights,
): RankedSuggestion => ({
  id: each.name.record.id,
  spelling: each.spelling,
  kind,
  score: each.score,
  meets: meetsOf(each, weights),
});

/** Ten names for a family, and the pool they were chosen from. The same wishes bring the same names. */
export function suggestNames(
  pool: NamePool,
  wishes: TypedWishes,
  { weights = WEIGHTS, without = new Set() }: SuggestOptions = {},
): SuggestedSet {
  const asked = prepareWishes(pool, wishes);
  const measured = measureNames(preparedNames(pool), asked).filter(
    ({ name }) => !without.has(name.record.id),
  );
  const ranked = rankNames(measured, weights);
  const chosen = chooseSet(ranked, asked);
  const rest = ranked.filter((each) => !chosen.some(({ name }) => name === each.name));
  return {
    names: chosen.map((each) => suggested(each, each.kind, weights)),
    pool: [...chosen, ...rest].slice(0, POOL).map((each) => suggested(each, 'closest', weights)),
  };
}

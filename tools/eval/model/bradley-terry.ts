import { seededRandom } from '../search/random.ts';

/** Two things shown to a judge, one before the other. */
export interface Comparison {
  first: string;
  second: string;
  /** 1 where the first was preferred, 0 where the second was, 0.5 where neither. */
  score: number;
}

/** On the scale of log odds: a difference of 1 is preferred 73 times of 100. */
export interface Preferences {
  /** Their mean is zero. */
  strengths: Map<string, number>;
  /** What the first place adds, whatever stands there. */
  position: number;
}

/** So little that it only keeps the strength of one that always won finite. */
const PENALTY = 1e-3;
const LONGEST_STEP = 1;
const PRECISE = 1e-10;
const MOST_ROUNDS = 2_000;

export const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

interface Tally {
  first: number;
  second: number;
  count: number;
  score: number;
}

/** The comparisons of each ordered pair together: all that the fit depends on. */
function tallied(comparisons: readonly Comparison[], items: readonly string[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const { first, second, score } of comparisons) {
    const [one, other] = [items.indexOf(first), items.indexOf(second)];
    const key = `${one}/${other}`;
    const known = tallies.get(key) ?? { first: one, second: other, count: 0, score: 0 };
    tallies.set(key, { ...known, count: known.count + 1, score: known.score + score });
  }
  return [...tallies.values()];
}

/**
 * Bradley–Terry with an effect of the place: the first is preferred with the odds exp(its strength − the other's + position).
 * The likeliest values, found one after the other by Newton's method.
 */
export function fitPreferences(comparisons: readonly Comparison[]): Preferences {
  const items = [...new Set(comparisons.flatMap(({ first, second }) => [first, second]))].sort();
  const tallies = tallied(comparisons, items);
  // The strengths, and the position last.
  const values = [...items.map(() => 0), 0];
  const place = items.length;
  const signOf = ({ first, second }: Tally, at: number): number => {
    if (at === place || at === first) return 1;
    return at === second ? -1 : 0;
  };
  const newtonStep = (at: number): number => {
    let slope = -PENALTY * (values[at] ?? 0);
    let bend = PENALTY;
    for (const tally of tallies) {
      const sign = signOf(tally, at);
      if (sign === 0) continue;
      const { first, second, count, score } = tally;
      const chance = chanceOf((values[first] ?? 0) - (values[second] ?? 0) + (values[place] ?? 0));
      slope += sign * (score - count * chance);
      bend += count * chance * (1 - chance);
    }
    return Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, slope / bend));
  };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let longest = 0;
    for (const at of values.keys()) {
      const step = newtonStep(at);
      values[at] = (values[at] ?? 0) + step;
      longest = Math.max(longest, Math.abs(step));
    }
    if (longest < PRECISE) break;
  }
  const mean = values.slice(0, place).reduce((sum, value) => sum + value, 0) / Math.max(1, place);
  return {
    strengths: new Map(items.map((item, at) => [item, (values[at] ?? 0) - mean])),
    position: values[place] ?? 0,
  };
}

/**
 * The middle 95 % of a figure over samples of the groups, drawn with replacement. What belongs together, such as all that was said
 * about one family, is one group.
 */
export function bootstrapInterval(
  groups: readonly (readonly Comparison[])[],
  figureOf: (fit: Preferences) => number,
  { seed = 1, samples = 1_000 } = {},
): [low: number, high: number] {
  const random = seededRandom(seed);
  const drawn = () => groups[Math.floor(random() * groups.length)] ?? [];
  const figures = Array.from({ length: samples }, () =>
    figureOf(fitPreferences(groups.flatMap(drawn))),
  ).sort((one, other) => one - other);
  const at = (share: number): number => figures[Math.round(share * (samples - 1))] ?? 0;
  return [at(0.025), at(0.975)];
}

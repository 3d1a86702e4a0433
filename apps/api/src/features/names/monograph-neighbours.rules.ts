import type { CatalogueName } from '@ismi/catalogue';
import { soundSimilarity, soundsOf } from '@ismi/catalogue/matching/sound-similarity';
import { mapInSteps, type Steps } from '@ismi/catalogue/matching/steps';
import { NAME_LIMITS } from '@ismi/contract';

/** What is compared of a name, found once. */
interface Traits {
  record: CatalogueName;
  sounds: readonly string[];
  /** Words of the meaning that tell names apart. */
  words: readonly string[];
  root: string | null;
}

interface Neighbours {
  sound: readonly string[];
  meaning: readonly string[];
  style: readonly string[];
  sameRoot: readonly string[];
}

/** Ids of the names nearest to one; only such as a list may recommend. */
export interface NeighbourIndex {
  of(id: string): Neighbours;
}

const MOST_OF_ROOT = 8;
const ALIKE_FROM = 0.55;
/** Words of this many names or more tell nothing. */
const COMMON_SHARE = 0.04;
const EMPTY: Neighbours = { sound: [], meaning: [], style: [], sameRoot: [] };
/** Words that connect, hedge, or tell whose name it was: no two names are alike for them. */
const FILLERS: ReadonlySet<string> = new Set(
  (
    'a an and as at by for from great in into is it its name names of on one or the to who with that literally meaning also used ' +
    'not most much more very full all what which whose this they she her his has being like only many some two after again alone ' +
    'probably perhaps certain uncertain usually often traditionally figuratively literal explained understood said known found linked ' +
    'glossed disputed settled reliable word sense root origin form old first long little fine well place born ' +
    'arabic hebrew persian turkish god prophet prophets companion muhammad ali son daughter father man woman people idol qur'
  ).split(' '),
);

/** Of the first meaning: what a name is said to mean besides is often doubtful. */
const wordsOf = ({ meaning }: CatalogueName): string[] => [
  ...new Set(
    (
      meaning.en
        .split(/[;(]/)[0]
        ?.toLowerCase()
        .match(/[a-z]{3,}/g) ?? []
    ).filter((word) => !FILLERS.has(word)),
  ),
];

/** The root that tells a compound apart is its last: Abd al-Karim belongs to k-r-m. */
const rootOf = ({ origin }: CatalogueName): string | null =>
  origin.certainty === 'sure' && origin.root
    ? (origin.root.split(/[+·]/).at(-1)?.trim() ?? null)
    : null;

const traitsOf = (record: CatalogueName): Traits => ({
  record,
  sounds: soundsOf(record.name),
  words: wordsOf(record),
  root: rootOf(record),
});

const fits = (own: CatalogueName, other: CatalogueName): boolean =>
  own.id !== other.id &&
  own.name !== other.name &&
  (own.gender === other.gender || own.gender === 'unisex' || other.gender === 'unisex');

function shared<T>(ones: readonly T[], others: readonly T[]): number {
  let count = 0;
  for (const one of ones) if (others.includes(one)) count += 1;
  return count;
}

/** How alike two names are in use: where they are given, how they sound, and how common they are. */
function styleOf(own: CatalogueName, other: CatalogueName): number {
  const cultures = shared(own.cultures, other.cultures);
  const all = own.cultures.length + other.cultures.length - cultures;
  const popularity = Math.abs(own.computed.popularity.score - other.computed.popularity.score);
  return (
    (2 * cultures) / all +
    0.6 * shared(own.computed.phonetic, other.computed.phonetic) +
    0.4 * shared(own.themes, other.themes) +
    (own.computed.length === other.computed.length ? 0.5 : 0) +
    Math.max(0, 1 - popularity / 30)
  );
}

interface Scored {
  record: CatalogueName;
  score: number;
}

const byScore = (one: Scored, other: Scored): number =>
  other.score - one.score ||
  other.record.computed.popularity.score - one.record.computed.popularity.score ||
  (one.record.id < other.record.id ? -1 : 1);

/** The best by score, the more common first among equals. In one pass: it is asked of twelve thousand names within a request. */
function best(
  traits: readonly Traits[],
  scoreOf: (trait: Traits) => number,
  most: number = NAME_LIMITS.neighbours,
): string[] {
  const kept: Scored[] = [];
  for (const trait of traits) {
    const score = scoreOf(trait);
    const last = kept[most - 1];
    if (score <= 0 || (last && score < last.score)) continue;
    kept.push({ record: trait.record, score });
    kept.sort(byScore);
    kept.length = Math.min(kept.length, most);
  }
  return kept.map(({ record }) => record.id);
}

export function* neighbourIndexInSteps(
  names: readonly CatalogueName[],
  isRecommendable: (record: CatalogueName) => boolean,
): Steps<NeighbourIndex> {
  const live = names.filter(({ replacedBy }) => replacedBy === undefined);
  const traits = yield* mapInSteps(live, traitsOf);
  const byId = new Map(traits.map((trait) => [trait.record.id, trait]));
  const offered = traits.filter(({ record }) => isRecommendable(record));
  const bearing = new Map<string, number>();
  for (const { words } of traits)
    for (const word of words) bearing.set(word, (bearing.get(word) ?? 0) + 1);
  const weightOf = (word: string): number => {
    const count = bearing.get(word) ?? 1;
    return count > COMMON_SHARE * traits.length ? 0 : Math.log(traits.length / count);
  };
  const found = new Map<string, Neighbours>();

  function find(own: Traits): Neighbours {
    const others = offered.filter(({ record }) => fits(own.record, record));
    const sound = best(others, ({ sounds }) => {
      const similarity = soundSimilarity(own.sounds, sounds);
      return similarity >= ALIKE_FROM ? similarity : 0;
    });
    const meaning = best(others, ({ words, record }) => {
      let told = 0;
      for (const word of words) if (own.words.includes(word)) told += weightOf(word);
      return told === 0 ? 0 : told + 0.8 * shared(own.record.themes, record.themes);
    });
    const taken = new Set([...sound, ...meaning]);
    const style = best(others, ({ record }) =>
      taken.has(record.id) ? 0 : styleOf(own.record, record),
    );
    const sameRoot =
      own.root === null
        ? []
        : best(
            offered.filter(({ record, root }) => root === own.root && record.id !== own.record.id),
            () => 1,
            MOST_OF_ROOT,
          );
    return { sound, meaning, style, sameRoot };
  }

  return {
    of(id) {
      const known = found.get(id);
      if (known) return known;
      const own = byId.get(id);
      if (!own) return EMPTY;
      const neighbours = find(own);
      found.set(id, neighbours);
      return neighbours;
    },
  };
}

import { soundSimilarity } from '@ismi/catalogue/matching/sound-similarity';
import { endingOf, initialOf } from './letters-of-name.rules.ts';
import { gradeIn, READERS } from './measure-travel.rules.ts';
import { commonnessIn } from './measure-usage.rules.ts';
import type { PreparedWishes } from './prepared-wishes.rules.ts';
import type { RankedName } from './rank-names.rules.ts';

type PlaceKind = 'closest' | 'travels' | 'discovery';
export interface ChosenName extends RankedName {
  kind: PlaceKind;
}

const CLOSEST = 5;
const TRAVELS = 3;
const ALL = 10;
/** Of ten names, so many may begin alike, and so many end alike. */
const MOST_OF = { initial: 2, ending: 2 } as const;
/** Two names of one list that are taken for each other are one suggestion. */
export const TOO_ALIKE = 0.8;
/** From how far down the order each kind of place may take a name. */
const DEPTH = { closest: 60, travels: 13, discovery: 15 } as const;

/** Unless asked for: every religious family knows them, and a list of prophets alone is no choice. */
const MOST_PROPHETS = 3;
const isOfProphet = ({ name }: RankedName): boolean =>
  name.record.bearers.some(({ kind }) => kind === 'prophet');

class Chosen {
  readonly names: ChosenName[] = [];
  readonly #asked: PreparedWishes;

  constructor(asked: PreparedWishes) {
    this.#asked = asked;
  }

  has = (next: RankedName): boolean => this.names.some(({ name }) => name === next.name);

  readonly isAlike = (next: RankedName): boolean =>
    this.names.some(({ name }) => soundSimilarity(name.sounds, next.name.sounds) >= TOO_ALIKE);

  readonly fits = (next: RankedName): boolean => !this.#isTooMany(next) && !this.isAlike(next);

  /** Whether enough of the chosen names are like this one in a way that the family did not ask for. */
  #isTooMany(next: RankedName): boolean {
    const { letters } = this.#asked.wishes;
    const count = (of: (latin: string) => string) =>
      this.names.filter(({ latin }) => of(latin) === of(next.latin)).length;
    if (
      !this.#asked.wishes.prophet &&
      isOfProphet(next) &&
      this.names.filter(isOfProphet).length >= MOST_PROPHETS
    )
      return true;
    return (
      (letters.startsWith.length === 0 && count(initialOf) >= MOST_OF.initial) ||
      (letters.endsWith.length === 0 && count(endingOf) >= MOST_OF.ending)
    );
  }

  take(
    from: readonly RankedName[],
    kind: PlaceKind,
    upTo: number,
    isWanted: (name: RankedName) => boolean,
  ): void {
    for (const next of from) {
      if (this.names.length >= upTo) return;
      if (!this.has(next) && isWanted(next)) this.names.push({ ...next, kind });
    }
  }
}

/** Read right in every language that it has to work in. */
function travels({ name, latin }: RankedName, { languages, worksIn }: PreparedWishes): boolean {
  return READERS.filter((reader) => languages.has(reader) || worksIn.has(reader)).every(
    (reader) => {
      const grade = gradeIn(name, latin, reader);
      return grade === 'familiar' || grade === 'easy';
    },
  );
}

/** Fewer families have it than half of those chosen so far. */
function isDiscovery(
  next: RankedName,
  chosen: readonly RankedName[],
  { homeFigures }: PreparedWishes,
): boolean {
  const known = chosen.map(({ name }) => commonnessIn(name, homeFigures)).sort((a, b) => a - b);
  return commonnessIn(next.name, homeFigures) <= (known[Math.floor(known.length / 2)] ?? 1);
}

/** Ten of the ranked names: the closest, some that travel, and two that the family would not have thought of. */
export function chooseSet(ranked: readonly RankedName[], asked: PreparedWishes): ChosenName[] {
  const chosen = new Chosen(asked);
  const { names, fits } = chosen;
  chosen.take(ranked.slice(0, DEPTH.closest), 'closest', CLOSEST, fits);
  chosen.take(
    ranked.slice(0, DEPTH.travels),
    'travels',
    CLOSEST + TRAVELS,
    (next) => fits(next) && travels(next, asked),
  );
  chosen.take(
    ranked.slice(0, DEPTH.discovery),
    'discovery',
    Math.min(ALL, names.length + 2),
    (next) => fits(next) && isDiscovery(next, names, asked),
  );
  // Where the catalogue has too few of a kind, the next closest take the places.
  chosen.take(ranked, 'closest', ALL, fits);
  // Ten names that resemble each other are better than three that do not.
  chosen.take(ranked, 'closest', ALL, (next) => !chosen.isAlike(next));
  chosen.take(ranked, 'closest', ALL, () => true);
  return names;
}

import { currentSession, watchSession } from '../session/session-store.ts';

/** A name's rating, the same on every page: the mean of all its stars, and how many gave them. */
export interface StatsOfName {
  average_rating: number | null;
  total_ratings: number;
}

export interface Likes {
  /** Whose these are; undefined for a guest. */
  userId: string | undefined;
  /** Keys of the names that the user keeps; undefined until they are known. */
  kept: ReadonlySet<string> | undefined;
  stars: ReadonlyMap<string, number>;
  /** What the user wrote to us with the latest of them. */
  words: ReadonlyMap<string, string>;
  /** Whether these are all stars that the user has given; else the latest, and those of names that were asked for. */
  hasAllStars: boolean;
  /** Names that were asked for, and that the user has not rated. */
  unrated: ReadonlySet<string>;
  /** Null where they could not be had: that is shown as not known, never as zero. */
  stats: ReadonlyMap<string, StatsOfName | null>;
  /** Names about which something is under way: nothing else can be done to them meanwhile. */
  busy: ReadonlySet<string>;
  /** Kept a moment ago, and still to be seen. */
  fresh: ReadonlySet<string>;
}

const NOBODY: Likes = {
  userId: undefined,
  kept: undefined,
  stars: new Map(),
  words: new Map(),
  hasAllStars: false,
  unrated: new Set(),
  stats: new Map(),
  busy: new Set(),
  fresh: new Set(),
};

let likes = NOBODY;
const listeners = new Set<() => void>();

export const changeLikes = (changes: Partial<Likes>): void => {
  likes = { ...likes, ...changes };
  for (const listener of listeners) listener();
};

export const currentLikes = (): Likes => likes;
/** In the server's HTML everybody is a guest. */
export const likesOfNobody = (): Likes => NOBODY;

let isWatchingSession = false;
/** Whoever sits here next sees nothing of whoever was signed in; what all families think is everybody's. */
function watchWhoIsHere(): void {
  if (isWatchingSession) return;
  isWatchingSession = true;
  watchSession(() => {
    const session = currentSession();
    const userId = session.state === 'signed-in' ? session.user.id : undefined;
    if (likes.userId !== undefined && likes.userId !== userId) {
      changeLikes({ ...NOBODY, stats: likes.stats });
    }
  });
}

export const watchLikes = (listener: () => void): (() => void) => {
  watchWhoIsHere();
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const withKey = (set: ReadonlySet<string> | undefined, key: string): Set<string> =>
  new Set([...(set ?? []), key]);

export const withoutKey = (set: ReadonlySet<string> | undefined, key: string): Set<string> => {
  const rest = new Set(set ?? []);
  rest.delete(key);
  return rest;
};

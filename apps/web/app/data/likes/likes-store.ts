import { currentSession, watchSession } from '../session/session-store.ts';

/** A name's rating, the same on every page: the mean of all its stars, and how many gave them. */
export interface RatingStats {
  average_rating: number | null;
  total_ratings: number;
}

export interface Likes {
  /** Whose these are; undefined for a guest. */
  userId: string | undefined;
  /** Keys of the names that the user keeps; undefined until they are known. */
  favoriteKeys: ReadonlySet<string> | undefined;
  stars: ReadonlyMap<string, number>;
  /** What the user wrote to us with the latest of them. */
  feedback: ReadonlyMap<string, string>;
  /** Whether these are all stars that the user has given; else the latest, and those of names that were asked for. */
  hasAllStars: boolean;
  /** Names that were asked for, and that the user has not rated. */
  unrated: ReadonlySet<string>;
  /** Null where they could not be had: that is shown as not known, never as zero. */
  stats: ReadonlyMap<string, RatingStats | null>;
  /** Names about which something is under way: nothing else can be done to them meanwhile. */
  busy: ReadonlySet<string>;
  /** Kept a moment ago, and still to be seen. */
  fresh: ReadonlySet<string>;
}

const GUEST_LIKES: Likes = {
  userId: undefined,
  favoriteKeys: undefined,
  stars: new Map(),
  feedback: new Map(),
  hasAllStars: false,
  unrated: new Set(),
  stats: new Map(),
  busy: new Set(),
  fresh: new Set(),
};

let likes = GUEST_LIKES;
const listeners = new Set<() => void>();

export const changeLikes = (changes: Partial<Likes>): void => {
  likes = { ...likes, ...changes };
  for (const listener of listeners) listener();
};

export const currentLikes = (): Likes => likes;
/** In the server's HTML everybody is a guest. */
export const guestLikes = (): Likes => GUEST_LIKES;

let isWatchingSession = false;
/** Clears personal data when the user changes; rating figures are public and stay. */
function clearOnUserChange(): void {
  if (isWatchingSession) return;
  isWatchingSession = true;
  watchSession(() => {
    const session = currentSession();
    const userId = session.state === 'signed-in' ? session.user.id : undefined;
    if (likes.userId !== undefined && likes.userId !== userId) {
      changeLikes({ ...GUEST_LIKES, stats: likes.stats });
    }
  });
}

export const watchLikes = (listener: () => void): (() => void) => {
  clearOnUserChange();
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

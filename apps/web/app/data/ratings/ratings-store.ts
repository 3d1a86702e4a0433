import { onUserChange } from '../session/session-user.ts';
import { createStore } from '../store.ts';

/** A name's rating, the same on every page: the mean of all stars, and how many gave them. */
export interface RatingStats {
  average_rating: number | null;
  total_ratings: number;
}

export interface RatingsState {
  /** The user whose ratings these are; undefined until they are loaded. */
  userId: string | undefined;
  stars: ReadonlyMap<string, number>;
  /** What the user wrote to us with the latest ratings. */
  feedback: ReadonlyMap<string, string>;
  /** Whether `stars` are all that the user has given; otherwise the latest, and those of names that were asked for. */
  hasAllStars: boolean;
  /** Names that were asked for and that the user has not rated. */
  unrated: ReadonlySet<string>;
  /** Public. Null where they could not be loaded: shown as unknown, never as zero. */
  stats: ReadonlyMap<string, RatingStats | null>;
}

export const NO_RATINGS: RatingsState = {
  userId: undefined,
  stars: new Map(),
  feedback: new Map(),
  hasAllStars: false,
  unrated: new Set(),
  stats: new Map(),
};

export const ratingsStore = createStore(NO_RATINGS);

export const changeRatings = (changes: Partial<RatingsState>): void =>
  ratingsStore.set({ ...ratingsStore.get(), ...changes });

onUserChange(() => ratingsStore.set({ ...NO_RATINGS, stats: ratingsStore.get().stats }));

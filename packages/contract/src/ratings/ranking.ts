/**
 * How ratings and hearts give a rank and a popularity. Free of zod: the leaderboard explains its order. The same formula is in
 * docs/product.md.
 */
export const RANKING = {
  /** Every name starts with this many votes of this many stars, so that a single vote of five does not win. */
  priorVotes: 20,
  priorMean: 3.5,
  /** Popularity out of 100: the share of the rating; the rest comes from hearts. */
  ratingShare: 0.7,
  /** The number of hearts that gives half of their maximum. */
  halfwayFavorites: 20,
} as const;

export const LEADERBOARD_PERIODS = { weekly: 7, monthly: 30 } as const;
export type LeaderboardPeriod = keyof typeof LEADERBOARD_PERIODS;
// Object.keys loses the literal types.
export const LEADERBOARD_PERIOD_IDS = Object.keys(LEADERBOARD_PERIODS) as [
  LeaderboardPeriod,
  ...LeaderboardPeriod[],
];

/** The mean of all ratings including the initial votes: from 1 to 5. */
export const weightedMean = (ratings: number, stars: number): number =>
  (stars + RANKING.priorMean * RANKING.priorVotes) / (ratings + RANKING.priorVotes);

/** From 0 to 100; null without ratings and hearts, because nothing is known. */
export function popularityOf({
  ratings,
  stars,
  favorites,
}: {
  ratings: number;
  stars: number;
  favorites: number;
}): number | null {
  if (ratings === 0 && favorites === 0) return null;
  const byRating = (weightedMean(ratings, stars) - 1) / 4;
  const byHearts = favorites / (favorites + RANKING.halfwayFavorites);
  return Math.round(100 * (RANKING.ratingShare * byRating + (1 - RANKING.ratingShare) * byHearts));
}

/**
 * How ratings and hearts become a place and a popularity. Free of zod: the leaderboard says how its order comes about.
 * The same formula stands in docs/product.md.
 */
export const RANKING = {
  /** Every name begins with so many votes of this many stars, so that one vote of five does not win. */
  priorVotes: 20,
  priorMean: 3.5,
  /** Popularity of 100: so much of it comes from the rating, the rest from hearts. */
  ratingShare: 0.7,
  /** So many hearts are worth half of what hearts can be worth. */
  halfwayFavorites: 20,
} as const;

export const LEADERBOARD_PERIODS = { weekly: 7, monthly: 30 } as const;
export type LeaderboardPeriod = keyof typeof LEADERBOARD_PERIODS;

/** The mean of all ratings and of those that every name begins with: from 1 to 5. */
export const weighedMean = (ratings: number, stars: number): number =>
  (stars + RANKING.priorMean * RANKING.priorVotes) / (ratings + RANKING.priorVotes);

/** From 0 to 100; null for a name that nobody has rated or kept, because nothing is known of it. */
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
  const byRating = (weighedMean(ratings, stars) - 1) / 4;
  const byHearts = favorites / (favorites + RANKING.halfwayFavorites);
  return Math.round(100 * (RANKING.ratingShare * byRating + (1 - RANKING.ratingShare) * byHearts));
}

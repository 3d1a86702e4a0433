import {
  LEADERBOARD_PERIODS,
  type LeaderboardPeriod,
  type NameStats,
  popularityOf,
} from '@ismi/contract';
import { DAY_MS } from '../../lib/daily-limit.ts';

/** Two decimals are enough. */
export const rounded = (mean: number): number => Math.round(mean * 100) / 100;

/** The one figure shown for a name's ratings, everywhere. Null without ratings. */
export const meanOf = ({ ratings, stars }: { ratings: number; stars: number }): number | null =>
  ratings === 0 ? null : rounded(stars / ratings);

interface Totals {
  nameId: string;
  ratings: number;
  stars: number;
  favorites: number;
}

export const statsOf = (totals: Totals): NameStats => ({
  name_id: totals.nameId,
  average_rating: meanOf(totals),
  total_ratings: totals.ratings,
  total_favorites: totals.favorites,
  popularity: popularityOf(totals),
});

/** The days of a period including today; days as `2026-11-17`. */
export function spanOf(period: LeaderboardPeriod, today: string) {
  const first = new Date(Date.parse(today) - (LEADERBOARD_PERIODS[period] - 1) * DAY_MS);
  return { period, firstDay: first.toISOString().slice(0, 10), lastDay: today };
}

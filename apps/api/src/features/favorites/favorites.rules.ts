import { FAVORITE_LIMITS } from '@ismi/contract';
import { AppError } from '../../lib/app-error.ts';
import { assertBelowDailyLimit } from '../../lib/daily-limit.ts';

interface FavoriteCounts {
  all: number;
  /** Times of those of the last day, oldest first. */
  recent: readonly Date[];
}

/** Refuses more favourites than a user may have, in total or per day. */
export function assertBelowLimits({ all, recent }: FavoriteCounts, now: Date): void {
  if (all >= FAVORITE_LIMITS.all) throw new AppError('FAVORITES_FULL');
  assertBelowDailyLimit(recent, FAVORITE_LIMITS.perDay, now);
}

/**
 * The date of a favourite: a restored one keeps its date. A date in the future or before the account existed is replaced by
 * now.
 */
export function favoritedAt(wish: string | undefined, accountSince: Date, now: Date): Date {
  if (wish === undefined) return now;
  const claimed = new Date(wish);
  return accountSince <= claimed && claimed < now ? claimed : now;
}

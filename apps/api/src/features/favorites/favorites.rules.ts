import { FAVORITE_LIMITS } from '@ismi/contract';
import { AppError } from '../../lib/app-error.ts';
import { assertBelowDailyLimit } from '../../lib/daily-limit.ts';

interface Kept {
  all: number;
  /** When those of the last day came, the oldest first. */
  recent: readonly Date[];
}

/** Refuses one more than a user may keep, or may keep within a day. */
export function assertRoom({ all, recent }: Kept, now: Date): void {
  if (all >= FAVORITE_LIMITS.all) throw new AppError('FAVORITES_FULL');
  assertBelowDailyLimit(recent, FAVORITE_LIMITS.perDay, now);
}

/**
 * Since when a favourite is there: one that is put back keeps its date. Nothing comes from the future, and nothing was kept before
 * the account was there: what claims so is of now.
 */
export function keptSince(wish: string | undefined, accountSince: Date, now: Date): Date {
  if (wish === undefined) return now;
  const claimed = new Date(wish);
  return accountSince <= claimed && claimed < now ? claimed : now;
}
